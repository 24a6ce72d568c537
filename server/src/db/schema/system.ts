import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Global: events for browsers. Read only below the oldest running transaction, so that none is skipped. */
export const events = app.table(
  'events',
  {
    xid: xid8('xid').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    brandId: uuid('brand_id'),
    type: text('type').notNull(),
    ref: text('ref'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'events_pkey', columns: [t.xid, t.seq] }),
    index('events_company_idx').on(t.companyId, t.xid, t.seq),
    index('events_age_idx').on(t.createdAt),
    foreignKey({
      name: 'events_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }).onDelete('cascade'),
  ],
)

/** Global: rate limits in fixed windows, shared by all processes. */
export const limits = app.table(
  'limits',
  {
    bucket: text('bucket').notNull(),
    windowAt: at('window_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ name: 'limits_pkey', columns: [t.bucket, t.windowAt] }),
    index('limits_window_idx').on(t.windowAt),
  ],
)

/** Global: outgoing mail. Its content is encrypted (it may hold a code or a link) and deleted after sending. */
export const mails = app.table(
  'mails',
  {
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale').notNull(),
    sealedValues: text('sealed_values'),
    state: text('state').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null is due. */
    nextAttemptAt: at('next_attempt_at'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [
    index('mails_waiting_idx')
      .on(t.createdAt)
      .where(sql`state = 'waiting'`),
    index('mails_age_idx').on(t.createdAt),
    check('mails_state_check', sql`${t.state} in ('waiting', 'sent', 'failed')`),
  ],
)

/** Global: daily screen views (UTC) of users who share them, all together. */
export const usageCounts = app.table(
  'usage_counts',
  { day: date('day').notNull(), screen: text('screen').notNull(), opened: integer('opened').notNull() },
  (t) => [primaryKey({ columns: [t.day, t.screen] }), check('usage_counts_opened_check', sql`${t.opened} > 0`)],
)
