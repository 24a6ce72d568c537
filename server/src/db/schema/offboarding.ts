import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

/** What remains of a deleted company's ledger: numbers, and the hash of its last entry. */
export interface LedgerTotals {
  entries: number
  added: number
  used: number
  head: string
}

/** A company that will be deleted on a day, unless an admin undoes it before. */
export const companyDeletions = app.table(
  'company_deletions',
  {
    companyId: companyId().primaryKey(),
    requestedBy: uuid('requested_by'),
    requestedAt: at('requested_at').notNull(),
    dueAt: at('due_at').notNull(),
    /** The result of canceling the subscription. */
    subscription: text('subscription').notNull().default('unasked'),
    /** From then on it can't be restored. */
    erasingAt: at('erasing_at'),
    ledger: jsonb('ledger').$type<LedgerTotals>(),
  },
  (t) => [
    foreignKey({
      name: 'company_deletions_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }),
    index('company_deletions_due_idx').on(t.dueAt),
    check('company_deletions_subscription_check', sql`${t.subscription} in ('unasked', 'none', 'ending', 'refused')`),
  ],
)

/** A company's export as one file, made by a job and kept for a day. */
export const companyExports = app.table(
  'company_exports',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    state: text('state').notNull(),
    /** Parts written, of `total`. */
    done: integer('done').notNull().default(0),
    total: integer('total'),
    requestedBy: uuid('requested_by'),
    requestedAt: at('requested_at').notNull(),
    endedAt: at('ended_at'),
    expiresAt: at('expires_at'),
    fileId: uuid('file_id'),
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ name: 'company_exports_pkey', columns: [t.companyId, t.id] }),
    foreignKey({
      name: 'company_exports_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }),
    index('company_exports_recent_idx').on(t.companyId, t.requestedAt.desc().nullsFirst()),
    uniqueIndex('company_exports_running_key')
      .on(t.companyId)
      .where(sql`state = 'running'`),
    check('company_exports_state_check', sql`${t.state} in ('running', 'done', 'failed')`),
  ],
)

/** Global: an account that will be deleted on a day, unless its user signs in before. */
export const accountDeletions = app.table(
  'account_deletions',
  {
    userId: uuid('user_id').primaryKey(),
    requestedAt: at('requested_at').notNull(),
    dueAt: at('due_at').notNull(),
    erasingAt: at('erasing_at'),
  },
  (t) => [
    foreignKey({ name: 'account_deletions_user_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    index('account_deletions_due_idx').on(t.dueAt),
  ],
)

/** Global: companies that a user was a member of, whose rows may still name them. Written by a trigger on members. */
export const pastMembers = app.table(
  'past_members',
  { userId: uuid('user_id').notNull(), companyId: companyId() },
  (t) => [
    primaryKey({ name: 'past_members_pkey', columns: [t.userId, t.companyId] }),
    index('past_members_company_idx').on(t.companyId),
  ],
)

/** Global: that something was erased, and when; not who or what. */
export const deletionLog = app.table(
  'deletion_log',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    requestedAt: at('requested_at').notNull(),
    erasedAt: at('erased_at').notNull(),
    ledger: jsonb('ledger').$type<LedgerTotals>(),
  },
  (t) => [check('deletion_log_kind_check', sql`${t.kind} in ('company', 'account')`)],
)
