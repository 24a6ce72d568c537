import { sql } from 'drizzle-orm'
import { check, foreignKey, index, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { comments } from './comments.ts'

/** Authors' edits of stored reviews: each new rating, and new text of a review that has a reply. */
export const commentChanges = app.table(
  'comment_changes',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    commentId: uuid('comment_id').notNull(),
    kind: text('kind').notNull(),
    /** Both null if only the text changed. */
    fromRating: smallint('from_rating'),
    toRating: smallint('to_rating'),
    /** When the comment was written, so that a window finds its changes without reading comments. */
    writtenAt: at('written_at').notNull(),
    /** When it changed, by the platform's time. */
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'comment_changes_pkey', columns: [t.companyId, t.id] }),
    index('comment_changes_written_idx').on(t.companyId, t.brandId, t.writtenAt),
    index('comment_changes_comment_idx').on(t.companyId, t.commentId),
    foreignKey({
      name: 'comment_changes_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }).onDelete('cascade'),
    check(
      'comment_changes_kind_check',
      sql`(${t.kind} = 'rating-up' and ${t.toRating} > ${t.fromRating}) or (${t.kind} = 'rating-down' and ${t.toRating} < ${t.fromRating})
        or (${t.kind} = 'text' and ${t.fromRating} is null and ${t.toRating} is null)`,
    ),
  ],
)
