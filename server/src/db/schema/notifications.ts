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
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'
import { brands, members } from './companies.ts'

/**
 * One row per recipient: ids only, texts are joined on reading. `onceKey` keeps a repeated cause from notifying twice.
 */
export const notifications = app.table(
  'notifications',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    commentId: uuid('comment_id'),
    actorId: uuid('actor_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    onceKey: text('once_key').notNull(),
    /** Whether the bell shows it; other rows are only mailed, pushed or counted. */
    inApp: boolean('in_app').notNull().default(true),
    readAt: at('read_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'notifications_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('notifications_once_key').on(t.companyId, t.userId, t.onceKey),
    index('notifications_recent_idx').on(
      t.companyId,
      t.userId,
      t.brandId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('notifications_unread_idx')
      .on(t.companyId, t.userId, t.brandId)
      .where(sql`read_at is null`),
    foreignKey({
      name: 'notifications_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    foreignKey({ name: 'notifications_user_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    check(
      'notifications_kind_check',
      sql`${t.kind} in ('comment', 'low-rating', 'risk', 'mention', 'assigned', 'woke', 'bulk', 'send-failed', 'send-unknown', 'connection', 'change', 'import', 'report', 'project', 'credits', 'billing', 'member', 'announcement')`,
    ),
  ],
)

/** One email or push of a notification; the unique key keeps it from being sent twice. */
export const notificationSends = app.table(
  'notification_sends',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    userId: uuid('user_id').notNull(),
    channel: text('channel').notNull(),
    state: text('state').notNull().default('waiting'),
    dueAt: at('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    mailId: uuid('mail_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'notification_sends_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('notification_sends_once_key').on(t.companyId, t.notificationId, t.channel),
    index('notification_sends_due_idx')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    index('notification_sends_waiting_idx')
      .on(t.companyId, t.userId, t.dueAt)
      .where(sql`state = 'waiting'`),
    foreignKey({
      name: 'notification_sends_notification_fkey',
      columns: [t.companyId, t.notificationId],
      foreignColumns: [notifications.companyId, notifications.id],
    }).onDelete('cascade'),
    check('notification_sends_channel_check', sql`${t.channel} in ('mail', 'push')`),
    check('notification_sends_state_check', sql`${t.state} in ('waiting', 'sent', 'dropped')`),
  ],
)

/** A brand that a user muted. */
export const notificationMutes = app.table(
  'notification_mutes',
  { companyId: companyId(), userId: uuid('user_id').notNull(), brandId: uuid('brand_id').notNull() },
  (t) => [
    primaryKey({ name: 'notification_mutes_pkey', columns: [t.companyId, t.userId, t.brandId] }),
    foreignKey({
      name: 'notification_mutes_member_fkey',
      columns: [t.companyId, t.userId],
      foreignColumns: [members.companyId, members.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notification_mutes_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)
