import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

/** Global: an authorization that a browser started; used once, in that browser, within minutes. */
export const oauthAttempts = app.table(
  'oauth_attempts',
  {
    id: uuid('id').primaryKey(),
    stateHash: text('state_hash').notNull(),
    /** Hash of a cookie of the browser that started it. */
    browserHash: text('browser_hash').notNull(),
    platform: text('platform').notNull(),
    /** Null if a shop installs our app before sign-up. */
    companyId: uuid('company_id'),
    brandId: uuid('brand_id'),
    userId: uuid('user_id'),
    /** What the user typed: shop, page, handle or property. */
    typed: text('typed'),
    via: text('via').notNull(),
    state: text('state').notNull(),
    /** The PKCE verifier, then the grant while an account is still to be chosen. */
    sealed: text('sealed'),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('oauth_attempts_state_key').on(t.stateHash),
    index('oauth_attempts_expiry_idx').on(t.expiresAt),
    foreignKey({
      name: 'oauth_attempts_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }).onDelete('cascade'),
    check('oauth_attempts_via_check', sql`${t.via} in ('popup', 'page')`),
    check('oauth_attempts_state_check', sql`${t.state} in ('begun', 'choosing', 'done', 'failed')`),
  ],
)

/** Global: a shop that installed our app without a company yet. */
export const shopInstalls = app.table(
  'shop_installs',
  {
    shop: text('shop').primaryKey(),
    /** shopify_session_id in the API. */
    id: uuid('id').notNull(),
    sealedCredentials: text('sealed_credentials').notNull(),
    scopes: text('scopes').array().notNull().default([]),
    name: text('name'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    accessExpiresAt: at('access_expires_at'),
    refreshExpiresAt: at('refresh_expires_at'),
    installedAt: at('installed_at').notNull(),
  },
  (t) => [uniqueIndex('shop_installs_id_key').on(t.id)],
)

/** A shop's request for a customer's data or its erasure, and when it was completed. */
export const privacyRequests = app.table(
  'privacy_requests',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    topic: text('topic').notNull(),
    shop: text('shop').notNull(),
    /** Same request, same key: a repeated webhook is one request. */
    dedupeKey: text('dedupe_key').notNull(),
    sealedSubject: text('sealed_subject'),
    receivedAt: at('received_at').notNull(),
    doneAt: at('done_at'),
    result: jsonb('result').$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ name: 'privacy_requests_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('privacy_requests_once_key').on(t.companyId, t.dedupeKey),
    foreignKey({
      name: 'privacy_requests_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }),
    check('privacy_requests_topic_check', sql`${t.topic} in ('data-request', 'redact-customer', 'redact-shop')`),
  ],
)
