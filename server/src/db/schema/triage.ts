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
import { comments } from './comments.ts'
import { brands, companies } from './companies.ts'

/** Tags of a company; comments carry their names. */
export const tags = app.table(
  'tags',
  {
    companyId: companyId(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'tags_pkey', columns: [t.companyId, t.name] }),
    foreignKey({ name: 'tags_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)

/** A named list of filters; `query` is the query string of its URL. */
export const savedViews = app.table(
  'saved_views',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    shared: boolean('shared').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'saved_views_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('saved_views_name_key').on(t.companyId, t.brandId, t.userId, t.name),
    foreignKey({
      name: 'saved_views_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    foreignKey({ name: 'saved_views_user_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
)

/** Members' notes about a comment; never leave the console. */
export const commentNotes = app.table(
  'comment_notes',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    commentId: uuid('comment_id').notNull(),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    mentions: uuid('mentions').array().notNull().default([]),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'comment_notes_pkey', columns: [t.companyId, t.id] }),
    index('comment_notes_comment_idx').on(t.companyId, t.commentId, t.createdAt),
    foreignKey({
      name: 'comment_notes_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }).onDelete('cascade'),
  ],
)

/** A comment's activity other than versions and deliveries; ids and our own words, never customers' texts. */
export const commentEvents = app.table(
  'comment_events',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    commentId: uuid('comment_id').notNull(),
    kind: text('kind').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'comment_events_pkey', columns: [t.companyId, t.id] }),
    index('comment_events_comment_idx').on(t.companyId, t.commentId, t.createdAt),
    foreignKey({
      name: 'comment_events_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }).onDelete('cascade'),
    check(
      'comment_events_kind_check',
      sql`${t.kind} in ('assigned', 'tagged', 'snoozed', 'woke', 'no-reply', 'reopened', 'hidden', 'restored', 'corrected', 'product', 'reply-edited', 'reply-withdrawn')`,
    ),
  ],
)

/** A member's correction of a reading; kept as a label for later readers. */
export const readingCorrections = app.table(
  'reading_corrections',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    commentId: uuid('comment_id').notNull(),
    readBy: integer('read_by').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'reading_corrections_pkey', columns: [t.companyId, t.id] }),
    index('reading_corrections_comment_idx').on(t.companyId, t.commentId, t.createdAt),
    foreignKey({
      name: 'reading_corrections_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }).onDelete('cascade'),
  ],
)

/** Who has a comment open now; one row per browser tab, renewed while open, expires after a minute. */
export const presences = app.table(
  'presences',
  {
    companyId: companyId(),
    commentId: uuid('comment_id').notNull(),
    tab: text('tab').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'presences_pkey', columns: [t.companyId, t.commentId, t.tab] }),
    index('presences_seen_idx').on(t.companyId, t.seenAt),
    foreignKey({
      name: 'presences_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }).onDelete('cascade'),
    check('presences_state_check', sql`${t.state} in ('looking', 'editing')`),
  ],
)
