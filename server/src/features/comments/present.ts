import type { Comment } from '@bizamply/contract/comments'
import type { CommentRow } from './comment-rows.ts'

/** Row to wire; the spec's field names live only here and in the contract. */
export function presentComment(
  row: CommentRow,
  company: { publicId: string; picture: (url: string) => string },
): Comment {
  const name = row.author_name?.trim() || 'Anonymous'
  return {
    _id: row.id,
    commentId: row.id,
    platform: row.platform,
    status: row.status,
    pending: row.status === 'pending',
    title: row.title,
    content: row.content,
    updatedContent: row.reply_text,
    version: row.reply_version,
    composer: row.reply_composer,
    answeredElsewhere: row.answered_elsewhere,
    reviewer_display_name: name,
    customerName: name,
    email: row.author_email,
    language: row.language,
    rating: row.rating === null ? null : String(row.rating),
    product_title: row.product_title,
    product_img: row.picture_url ? company.picture(row.picture_url) : null,
    published: row.published,
    verified: row.verified,
    time: row.occurred_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    respondedAt: row.responded_at?.toISOString() ?? null,
    responseTimeHours: responseHours(row),
    createdAt: row.received_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    brandId: row.brand_id,
    BrandId: row.brand_id,
    BizamplyId: company.publicId,
    mediaId: null,
    MediaID: null,
    suggested_prod_id: row.product_id,
    discount_code: null,
    priceRule: null,
    delivery: presentDelivery(row),
    spans: row.reply_spans,
  }
}

function responseHours(row: CommentRow): number | null {
  if (!row.responded_at) return null
  return Math.round((row.responded_at.getTime() - row.occurred_at.getTime()) / 36_000) / 100
}

function presentDelivery(row: CommentRow): Comment['delivery'] {
  if (!row.delivery_id) return null
  return {
    id: row.delivery_id,
    channel: row.delivery_channel,
    state: row.delivery_state,
    attempts: row.delivery_attempts,
    dueAt: row.delivery_due_at.toISOString(),
    reason: row.delivery_reason,
    postedAt: row.delivery_posted_at?.toISOString() ?? null,
  }
}
