import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

/** A row a person: ids only, the words are joined when they are read. `onceKey` makes a repeat of its cause tell once. */
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
      sql`${t.kind} in ('comment', 'risk', 'mention', 'assigned', 'woke', 'bulk', 'send-failed', 'send-unknown', 'connection', 'change', 'credits', 'billing')`,
    ),
  ],
)
