import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { comments, type StoredSpan } from './comments.ts'

export const replyVersions = app.table(
  'reply_versions',
  {
    companyId: companyId(),
    commentId: uuid('comment_id').notNull(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    /** `built-in`, a model's name, or `person`. */
    composer: text('composer').notNull(),
    spans: jsonb('spans').$type<StoredSpan[]>().notNull().default([]),
    /** How it was created. */
    how: text('how').notNull().default('generated'),
    userId: uuid('user_id'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** The model's cost, in millionths of the currency of `AI_INPUT_PRICE`; null if no price is set. */
    costMicros: integer('cost_micros'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'reply_versions_pkey', columns: [t.companyId, t.commentId, t.version] }),
    foreignKey({
      name: 'reply_versions_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }),
    check(
      'reply_versions_how_check',
      sql`${t.how} in ('generated', 'instructed', 'shorter', 'warmer', 'formal', 'translated', 'edited', 'autosaved', 'template', 'restored', 'elsewhere')`,
    ),
  ],
)

/** One reply on one channel. The partial unique index makes a second live or posted one impossible. */
export const deliveries = app.table(
  'deliveries',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    commentId: uuid('comment_id').notNull(),
    channel: text('channel').notNull(),
    state: text('state').notNull(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    holdId: uuid('hold_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    worker: integer('worker'),
    reason: text('reason'),
    externalId: text('external_id'),
    key: text('key').notNull(),
    /** Shared by both deliveries of one send; null for a single delivery. */
    pairId: uuid('pair_id'),
    /** The recipient of a WhatsApp delivery. */
    contactId: uuid('contact_id'),
    /** The published reply after we edited it there. */
    editedAt: at('edited_at'),
    withdrawnAt: at('withdrawn_at'),
    userId: uuid('user_id'),
    dueAt: at('due_at').notNull(),
    begunAt: at('begun_at'),
    postedAt: at('posted_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'deliveries_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('deliveries_once_key')
      .on(t.companyId, t.commentId, t.channel)
      .where(sql`state in ('queued', 'sending', 'unknown', 'posted')`),
    uniqueIndex('deliveries_hold_key').on(t.companyId, t.holdId),
    index('deliveries_comment_idx').on(t.companyId, t.commentId, t.createdAt),
    index('deliveries_external_idx')
      .on(t.companyId, t.brandId, t.externalId)
      .where(sql`state = 'posted'`),
    index('deliveries_posted_idx')
      .on(t.companyId, t.brandId, t.postedAt)
      .where(sql`state = 'posted'`),
    index('deliveries_live_idx')
      .on(t.companyId, t.dueAt)
      .where(sql`state in ('queued', 'sending')`),
    // What needs attention.
    index('deliveries_unsettled_idx')
      .on(t.companyId, t.brandId, t.commentId)
      .where(sql`state in ('failed', 'unknown')`),
    foreignKey({
      name: 'deliveries_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }),
    check(
      'deliveries_state_check',
      sql`${t.state} in ('queued', 'sending', 'posted', 'failed', 'unknown', 'cancelled', 'withdrawn')`,
    ),
    check('deliveries_channel_check', sql`${t.channel} in ('platform', 'whatsapp')`),
  ],
)

/** Responses to calls with an Idempotency-Key, kept seven days. */
export const idempotencyKeys = app.table(
  'idempotency_keys',
  {
    companyId: companyId(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state').notNull(),
    worker: integer('worker').notNull(),
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.companyId, t.call, t.key] }),
    index('idempotency_keys_age_idx').on(t.createdAt),
    check('idempotency_keys_state_check', sql`${t.state} in ('running', 'done')`),
  ],
)
