import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const creditSettings = app.table(
  'credit_settings',
  {
    version: integer('version').primaryKey(),
    freeCredits: integer('free_credits').notNull(),
    generateCredits: integer('generate_credits').notNull(),
    sendCredits: integer('send_credits').notNull(),
    whatsappExtraCredits: integer('whatsapp_extra_credits').notNull(),
    updatedBy: text('updated_by'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    check('credit_settings_free_check', sql`${t.freeCredits} between 0 and 1000`),
    check('credit_settings_generate_check', sql`${t.generateCredits} between 1 and 10`),
    check('credit_settings_send_check', sql`${t.sendCredits} between 1 and 10`),
    check('credit_settings_whatsapp_check', sql`${t.whatsappExtraCredits} between 0 and 10`),
  ],
)

/**
 * used = settled usage and open holds; available = total - used. booked is the sum of all
 * entries: the balance before open holds. seq, head and enteredAt are of the last entry.
 */
export const creditAccounts = app.table(
  'credit_accounts',
  {
    companyId: companyId().primaryKey(),
    total: integer('total').notNull().default(0),
    used: integer('used').notNull().default(0),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    head: bytea('head').notNull(),
    booked: integer('booked').notNull().default(0),
    enteredAt: at('entered_at'),
    /** Whether the company has spending limits; if not, holds skip them. */
    limited: boolean('limited').notNull().default(false),
    /** Admins are notified below this; null means a tenth of the total. */
    lowAt: integer('low_at'),
    /** When they were notified; null again once there are enough. */
    lowNotifiedAt: at('low_notified_at'),
  },
  (t) => [
    foreignKey({ name: 'credit_accounts_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('credit_accounts_booked_check', sql`${t.booked} >= 0`),
    check('credit_accounts_used_check', sql`${t.used} between 0 and ${t.total}`),
  ],
)

/** Rows that change: open -> settled | released. They refer to a comment by id, without a foreign key. */
export const creditHolds = app.table(
  'credit_holds',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    action: text('action').notNull(),
    credits: integer('credits').notNull(),
    state: text('state').notNull().default('open'),
    brandId: uuid('brand_id'),
    commentId: uuid('comment_id'),
    platform: text('platform').notNull(),
    priceVersion: integer('price_version').notNull(),
    userId: uuid('user_id'),
    worker: integer('worker').notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
    /** Why it was released, as users read it. */
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ name: 'credit_holds_pkey', columns: [t.companyId, t.id] }),
    foreignKey({ name: 'credit_holds_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    index('credit_holds_recent_idx').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('credit_holds_open_idx')
      .on(t.companyId, t.createdAt)
      .where(sql`state = 'open'`),
    index('credit_holds_comment_idx').on(t.companyId, t.commentId),
    index('credit_holds_unsettled_idx')
      .on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state <> 'settled'`),
    check('credit_holds_state_check', sql`${t.state} in ('open', 'settled', 'released')`),
    check('credit_holds_action_check', sql`${t.action} in ('generate', 'send')`),
    check('credit_holds_credits_check', sql`${t.credits} > 0`),
  ],
)

/** Credits added: free credits, packs, plan refills, adjustments, refunds. The key makes each happen once. */
export const creditGrants = app.table(
  'credit_grants',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    credits: integer('credits').notNull(),
    key: text('key').notNull(),
    description: text('description').notNull(),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'credit_grants_pkey', columns: [t.companyId, t.id] }),
    foreignKey({ name: 'credit_grants_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    uniqueIndex('credit_grants_key_key').on(t.companyId, t.key),
    check('credit_grants_type_check', sql`${t.type} in ('refill', 'bonus', 'adjustment', 'refund')`),
  ],
)

/** Append-only: numbers and the id of the hold or grant; hash = sha256(previous hash, this row's text). */
export const creditEntries = app.table(
  'credit_entries',
  {
    companyId: companyId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    credits: integer('credits').notNull(),
    /** The sum of this entry and all before it. */
    balanceAfter: integer('balance_after').notNull(),
    holdId: uuid('hold_id'),
    grantId: uuid('grant_id'),
    createdAt: at('created_at').notNull(),
    /** When it was entered, later than every entry before it; null for entries older than this column. */
    enteredAt: at('entered_at'),
    hash: bytea('hash').notNull(),
  },
  (t) => [
    primaryKey({ name: 'credit_entries_pkey', columns: [t.companyId, t.seq] }),
    uniqueIndex('credit_entries_id_key').on(t.companyId, t.id),
    uniqueIndex('credit_entries_hold_key').on(t.companyId, t.holdId),
    uniqueIndex('credit_entries_grant_key').on(t.companyId, t.grantId),
    index('credit_entries_recent_idx').on(
      t.companyId,
      sql`(case when entered_at is null then created_at else entered_at end) desc`,
      t.id.desc().nullsFirst(),
    ),
    foreignKey({ name: 'credit_entries_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('credit_entries_type_check', sql`${t.type} in ('usage', 'refill', 'bonus', 'adjustment', 'refund')`),
    check('credit_entries_balance_check', sql`${t.balanceAfter} >= 0`),
    check('credit_entries_source_check', sql`(${t.holdId} is null) <> (${t.grantId} is null)`),
  ],
)

/** Most credits per day. For `company`, and for every brand or member, the subject is the company's id. */
export const spendingLimits = app.table(
  'spending_limits',
  {
    companyId: companyId(),
    scope: text('scope').notNull(),
    subjectId: uuid('subject_id').notNull(),
    perDay: integer('per_day').notNull(),
  },
  (t) => [
    primaryKey({ name: 'spending_limits_pkey', columns: [t.companyId, t.scope, t.subjectId] }),
    foreignKey({ name: 'spending_limits_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('spending_limits_scope_check', sql`${t.scope} in ('company', 'brand', 'member')`),
    check('spending_limits_day_check', sql`${t.perDay} >= 0`),
  ],
)

/** The ledger of one UTC day, closed when it is over and never changed: the entries must still add up to it. */
export const creditDays = app.table(
  'credit_days',
  {
    companyId: companyId(),
    day: date('day').notNull(),
    opening: integer('opening').notNull(),
    added: integer('added').notNull(),
    used: integer('used').notNull(),
    closing: integer('closing').notNull(),
    /** The day's entries are numbered from firstSeq to lastSeq. */
    firstSeq: bigint('first_seq', { mode: 'number' }).notNull(),
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    /** Of the last entry. */
    head: bytea('head').notNull(),
    closedAt: at('closed_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'credit_days_pkey', columns: [t.companyId, t.day] }),
    foreignKey({ name: 'credit_days_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('credit_days_sum_check', sql`${t.closing} = ${t.opening} + ${t.added} - ${t.used} and ${t.closing} >= 0`),
  ],
)
