import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'
import { connections } from './connections.ts'

/** Results of reading a connection, per half hour: the bars on its card. */
export const connectionMarks = app.table(
  'connection_marks',
  {
    companyId: companyId(),
    connectionId: uuid('connection_id').notNull(),
    /** Start of the half hour. */
    at: at('at').notNull(),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    note: text('note'),
  },
  (t) => [
    primaryKey({ name: 'connection_marks_pkey', columns: [t.companyId, t.connectionId, t.at] }),
    foreignKey({
      name: 'connection_marks_connection_fkey',
      columns: [t.companyId, t.connectionId],
      foreignColumns: [connections.companyId, connections.id],
    }).onDelete('cascade'),
  ],
)

/** Changes of a brand's connections, kept for 90 days; outlives the connection. */
export const connectionEvents = app.table(
  'connection_events',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    platform: text('platform').notNull(),
    kind: text('kind').notNull(),
    /** The service's own message, or a number of comments. */
    detail: text('detail'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'connection_events_pkey', columns: [t.companyId, t.id] }),
    index('connection_events_recent_idx').on(
      t.companyId,
      t.brandId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    foreignKey({
      name: 'connection_events_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check(
      'connection_events_kind_check',
      sql`${t.kind} in ('connected', 'removed', 'signed-out', 'behind', 'recovered', 'imported')`,
    ),
  ],
)
