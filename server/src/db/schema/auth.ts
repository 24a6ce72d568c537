import { undoWindow } from '@bizamply/contract/undo-window'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** Null: never chosen. */
    timezone: text('timezone'),
    dateFormat: text('date_format').notNull().default('MMM DD, YYYY'),
    weekStart: text('week_start').notNull().default('sunday'),
    numberFormat: text('number_format').notNull().default('1,234.56'),
    /** Null: each browser keeps its own. */
    theme: text('theme'),
    density: text('density').notNull().default('comfortable'),
    profileVisibility: text('profile_visibility').notNull().default('everyone'),
    /** Others see which comment they have open. */
    showActivity: boolean('show_activity').notNull().default(true),
    /** Their screen views are counted, anonymously. */
    shareUsage: boolean('share_usage').notNull().default(false),
    onboardedAt: at('onboarded_at'),
    jobTitle: text('job_title'),
    phone: text('phone'),
    /** The country used to validate the number. */
    phoneCountry: text('phone_country'),
    location: text('location'),
    birthday: date('birthday'),
    bio: text('bio'),
    /** Increases with each change of the name or of the profile fields above. */
    profileVersion: integer('profile_version').notNull().default(0),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    /** How long a send can be undone. */
    undoSeconds: integer('undo_seconds').notNull().default(undoWindow.default),
    /** Single-key shortcuts, such as j and k. */
    singleKeys: boolean('single_keys').notNull().default(true),
    /** Sending opens the next review. */
    opensNext: boolean('opens_next').notNull().default(false),
    passwordChangedAt: at('password_changed_at'),
    /** An email after a sign-in from a new device. */
    loginNotifications: boolean('login_notifications').notNull().default(true),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    check('users_undo_seconds_check', sql`${t.undoSeconds} between 0 and 60`),
    uniqueIndex('users_email_key').on(t.email),
    check('users_role_check', sql`${t.role} in ('user', 'support', 'billing', 'admin', 'super_admin')`),
    check('users_status_check', sql`${t.status} in ('active', 'inactive', 'banned')`),
    check(
      'users_date_format_check',
      sql`${t.dateFormat} in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'MMM DD, YYYY', 'DD MMM YYYY')`,
    ),
    check('users_week_start_check', sql`${t.weekStart} in ('monday', 'sunday', 'saturday')`),
    check('users_number_format_check', sql`${t.numberFormat} in ('1,234.56', '1.234,56', '1 234,56', '1’234.56')`),
    check('users_theme_check', sql`${t.theme} in ('light', 'dark', 'system')`),
    check('users_density_check', sql`${t.density} in ('comfortable', 'compact')`),
    check('users_profile_visibility_check', sql`${t.profileVisibility} in ('everyone', 'team', 'private')`),
    check('users_email_lower_check', sql`${t.email} = lower(${t.email})`),
    check('users_phone_check', sql`char_length(${t.phone}) <= 20`),
    check('users_location_check', sql`char_length(${t.location}) <= 100`),
    check('users_bio_check', sql`char_length(${t.bio}) <= 500`),
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
    /** How the user signed in. */
    method: text('method').notNull().default('password'),
    /** Accurate to a minute. */
    lastUsedAt: at('last_used_at'),
    /** When the user last verified their identity: at sign-in or in a step-up. */
    provedAt: at('proved_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_key').on(t.token),
    index('sessions_user_id_idx').on(t.userId),
    check(
      'sessions_method_check',
      sql`${t.method} in ('password', 'google', 'sign-up', 'invitation', 'passkey', 'sso')`,
    ),
  ],
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

/** Every sign-in attempt for an existing user, kept for a year. */
export const logins = app.table(
  'logins',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    success: boolean('success').notNull(),
    /** The refusal's code; null on success. */
    reason: text('reason'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('logins_user_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('logins_age_idx').on(t.createdAt),
    check(
      'logins_method_check',
      sql`${t.method} in ('password', 'google', 'sign-up', 'reset', 'invitation', 'passkey', 'sso')`,
    ),
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

/** A user's progress in the setup wizard; deleted when it is finished. */
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
