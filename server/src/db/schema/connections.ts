import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands, companies } from './companies.ts'

export const connections = app.table(
  'connections',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    platform: text('platform').notNull(),
    account: text('account').notNull(),
    /** Authenticated encryption; bound to company, platform and account. */
    sealedCredentials: text('sealed_credentials').notNull(),
    state: text('state').notNull().default('connected'),
    /** The account as a person knows it: a shop's, page's or property's name. */
    name: text('name'),
    /** What the platform granted; empty where it names none. */
    scopes: text('scopes').array().notNull().default([]),
    /** Public facts of the account, never a secret, e.g. a phone number or a timezone. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    /** When the access token dies; null when it does not. */
    accessExpiresAt: at('access_expires_at'),
    refreshExpiresAt: at('refresh_expires_at'),
    /** Grows with each new pair of tokens, so that whoever waited sees it. */
    credentialsVersion: integer('credentials_version').notNull().default(1),
    /** Who refreshes the tokens now, until when nobody else may. */
    refreshingUntil: at('refreshing_until'),
    lastCommentAt: at('last_comment_at'),
    connectedBy: uuid('connected_by'),
    /** Whether the platform e-mails the author of an answered comment. */
    notifyAuthor: boolean('notify_author').notNull().default(true),
    lastSyncAt: at('last_sync_at'),
    lastError: text('last_error'),
    nextSyncAt: at('next_sync_at'),
    backfillJobId: uuid('backfill_job_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'connections_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('connections_brand_platform_key').on(t.companyId, t.brandId, t.platform),
    foreignKey({
      name: 'connections_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('connections_state_check', sql`${t.state} in ('connected', 'behind', 'signed-out')`),
  ],
)

/** Global: which connection an account of a platform belongs to; one company only. */
export const shopClaims = app.table(
  'shop_claims',
  {
    platform: text('platform').notNull(),
    account: text('account').notNull(),
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
  },
  (t) => [
    primaryKey({ name: 'shop_claims_pkey', columns: [t.platform, t.account] }),
    foreignKey({
      name: 'shop_claims_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }).onDelete('cascade'),
  ],
)

export const webhookReceipts = app.table(
  'webhook_receipts',
  {
    companyId: companyId(),
    connectionId: uuid('connection_id').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'webhook_receipts_pkey', columns: [t.companyId, t.connectionId, t.dedupeKey] }),
    foreignKey({
      name: 'webhook_receipts_connection_fkey',
      columns: [t.companyId, t.connectionId],
      foreignColumns: [connections.companyId, connections.id],
    }).onDelete('cascade'),
  ],
)

/** Long pieces of work that a person watches; the queue only carries their ids. */
export const jobRuns = app.table(
  'job_runs',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    subjectId: uuid('subject_id'),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    cursor: text('cursor'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    result: jsonb('result').$type<Record<string, unknown>>(),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    primaryKey({ name: 'job_runs_pkey', columns: [t.companyId, t.id] }),
    index('job_runs_running_idx')
      .on(t.companyId, t.createdAt)
      .where(sql`state = 'running'`),
    foreignKey({
      name: 'job_runs_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('job_runs_state_check', sql`${t.state} in ('running', 'done', 'stopped', 'failed')`),
  ],
)

/** Global: an authorisation that a browser began; used once, in that browser, within minutes. */
export const oauthAttempts = app.table(
  'oauth_attempts',
  {
    id: uuid('id').primaryKey(),
    stateHash: text('state_hash').notNull(),
    /** Hash of a cookie of the browser that began it. */
    browserHash: text('browser_hash').notNull(),
    platform: text('platform').notNull(),
    /** Null while a shop installs us before anybody signed up. */
    companyId: uuid('company_id'),
    brandId: uuid('brand_id'),
    userId: uuid('user_id'),
    /** What a person typed beforehand: shop, page, handle or property. */
    typed: text('typed'),
    via: text('via').notNull(),
    state: text('state').notNull(),
    /** The PKCE verifier, then what was granted while an account is still to be chosen. */
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

/** Global: a shop that installed us and that nobody has signed up for yet. */
export const shopInstalls = app.table(
  'shop_installs',
  {
    shop: text('shop').primaryKey(),
    /** shopify_session_id on the wire. */
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

/** What a shop asked us to tell or to forget about a person, and when it was done. */
export const privacyRequests = app.table(
  'privacy_requests',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    topic: text('topic').notNull(),
    shop: text('shop').notNull(),
    /** Same request, same key: a repeated delivery is one request. */
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
