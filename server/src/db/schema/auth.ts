import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at } from './base.ts'

// Global tables of sign-in: no company, no row-level policy.
export const users = app.table(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    image: text('image'),
    role: text('role').notNull().default('user'),
    status: text('status').notNull().default('active'),
    locale: text('locale').notNull().default('en'),
    timezone: text('timezone').notNull().default('UTC'),
    onboardedAt: at('onboarded_at'),
    jobTitle: text('job_title'),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    /** How long a send can be taken back. */
    undoSeconds: integer('undo_seconds').notNull().default(5),
    /** Shortcuts of one key, such as j and k. */
    singleKeys: boolean('single_keys').notNull().default(true),
    /** Kinds of notifications that they switched off. */
    mutedKinds: text('muted_kinds').array().notNull().default([]),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    check('users_undo_seconds_check', sql`${t.undoSeconds} between 0 and 60`),
    uniqueIndex('users_email_key').on(t.email),
    check('users_role_check', sql`${t.role} in ('user', 'admin', 'super_admin')`),
    check('users_status_check', sql`${t.status} in ('active', 'inactive', 'banned')`),
    check('users_email_lower_check', sql`${t.email} = lower(${t.email})`),
  ],
)

export const sessions = app.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, in hex. */
    token: text('token').notNull(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [uniqueIndex('sessions_token_key').on(t.token), index('sessions_user_id_idx').on(t.userId)],
)

export const accounts = app.table(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('accounts_provider_account_key').on(t.providerId, t.accountId),
    index('accounts_user_id_idx').on(t.userId),
  ],
)

export const verifications = app.table(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('verifications_identifier_idx').on(t.identifier)],
)

/** Every try to sign in as a user that exists, kept for a year. */
export const logins = app.table(
  'logins',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    success: boolean('success').notNull(),
    /** Code of the refusal; null when it went well. */
    reason: text('reason'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('logins_user_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('logins_age_idx').on(t.createdAt),
    check('logins_method_check', sql`${t.method} in ('password', 'google', 'sign-up', 'reset', 'invitation')`),
  ],
)

export const acceptedTerms = app.table(
  'accepted_terms',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    acceptedAt: at('accepted_at').notNull(),
  },
  (t) => [primaryKey({ name: 'accepted_terms_pkey', columns: [t.userId, t.version] })],
)

/** Where a user's wizard stands; gone when it is finished. */
export const onboardingDrafts = app.table(
  'onboarding_drafts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: integer('step').notNull(),
    draft: jsonb('draft').$type<Record<string, unknown>>().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [check('onboarding_drafts_step_check', sql`${t.step} between 0 and 2`)],
)
