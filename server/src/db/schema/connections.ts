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
import { users } from './auth.ts'

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
    /** The account's display name: a shop's, page's or property's. */
    name: text('name'),
    /** What the platform granted; empty if it lists none. */
    scopes: text('scopes').array().notNull().default([]),
    /** Public facts of the account, never a secret, e.g. a phone number or a time zone. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    /** When the access token expires; null if it doesn't. */
    accessExpiresAt: at('access_expires_at'),
    refreshExpiresAt: at('refresh_expires_at'),
    /** Incremented with each new pair of tokens, so that waiting processes notice it. */
    credentialsVersion: integer('credentials_version').notNull().default(1),
    /** Lock of the process that refreshes the tokens, and when it expires. */
    refreshingUntil: at('refreshing_until'),
    lastCommentAt: at('last_comment_at'),
    connectedBy: uuid('connected_by'),
    /** Whether the platform emails the author of a comment that gets a reply. */
    notifyAuthor: boolean('notify_author').notNull().default(true),
    lastSyncAt: at('last_sync_at'),
    lastError: text('last_error'),
    nextSyncAt: at('next_sync_at'),
    backfillJobId: uuid('backfill_job_id'),
    /** When the account was last connected, or its store last installed our app. */
    installedAt: at('installed_at'),
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

/** Global: the connection of a platform's account; one company only. */
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

/**
 * Circuit breaker: after a platform stops responding, sends wait until `openUntil`, then they are tried one at a time.
 */
export const circuitBreakers = app.table(
  'circuit_breakers',
  {
    companyId: companyId(),
    connectionId: uuid('connection_id').notNull(),
    /** Consecutive sends without a response from the platform. */
    failures: integer('failures').notNull().default(0),
    /** Null while it is closed. */
    openUntil: at('open_until'),
    /** The delivery that is trying, and when its lock expires. */
    probeId: uuid('probe_id'),
    probeUntil: at('probe_until'),
  },
  (t) => [
    primaryKey({ name: 'circuit_breakers_pkey', columns: [t.companyId, t.connectionId] }),
    foreignKey({
      name: 'circuit_breakers_connection_fkey',
      columns: [t.companyId, t.connectionId],
      foreignColumns: [connections.companyId, connections.id],
    }).onDelete('cascade'),
    check('circuit_breakers_failures_check', sql`${t.failures} >= 0`),
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

/** Verified webhooks that are still to be processed; a row is deleted in the transaction that does it. */
export const webhookDeliveries = app.table(
  'webhook_deliveries',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    /** What customers wrote, and who they are: authenticated encryption, bound to company and id. */
    sealedContent: text('sealed_content').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'webhook_deliveries_pkey', columns: [t.companyId, t.id] }),
    foreignKey({
      name: 'webhook_deliveries_connection_fkey',
      columns: [t.companyId, t.connectionId],
      foreignColumns: [connections.companyId, connections.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_received_idx').on(t.receivedAt),
    check('webhook_deliveries_content_check', sql`length(${t.sealedContent}) <= 4194304`),
  ],
)

/** Long jobs whose progress a user watches; the queue only carries their ids. */
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
    /** Of a backfill: the platform's next page. */
    cursor: text('cursor'),
    /** Of an import: how many rows of the file are stored. */
    rowsRead: integer('rows_read'),
    /** Of a bulk job in its undo period: when it may start. */
    startsAt: at('starts_at'),
    /** Of a read of one post. */
    postExternalId: text('post_external_id'),
    /** Of an undone import: for the audit log. */
    requestedBy: uuid('requested_by'),
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
      name: 'job_runs_requested_by_fkey',
      columns: [t.requestedBy],
      foreignColumns: [users.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'job_runs_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('job_runs_state_check', sql`${t.state} in ('running', 'done', 'stopped', 'failed')`),
  ],
)
