import type { Comment } from '@bizamply/contract/comments'
import { editableThere, withdrawableThere } from '@bizamply/contract/published-replies'
import type { CommentRow } from './comment-rows.ts'

/** Converts a row to the API's format. Public field names appear only here and in the contract. */
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
    version: row.reply_text === null ? null : row.reply_version,
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
    mediaId: row.post_external_id,
    MediaID: row.post_external_id,
    suggested_prod_id: row.product_id,
    discount_code: row.discount_code,
    priceRule: null,
    delivery: presentDelivery(row),
    whatsappDelivery: presentWhatsapp(row),
    sentBy: row.status === 'sent' && !row.answered_elsewhere ? row.sender_name : null,
    canEditSent: isPublished(row) && editableThere.includes(row.platform),
    canWithdraw: isPublished(row) && withdrawableThere.includes(row.platform),
    postLink: row.permalink,
    selectedProductId: row.post_product_id,
    productSelectedAt: row.product_selected_at?.toISOString() ?? null,
    spans: row.reply_spans,
    toRead: row.to_read,
    ...presentTriage(row),
    ...presentReading(row),
  }
}

/** Our published reply with a known platform id. */
const isPublished = (row: CommentRow): boolean =>
  row.status === 'sent' && row.delivery_state === 'posted' && row.delivery_external_id !== null

const presentTriage = (row: CommentRow) => ({
  triageState: row.triage_state,
  snoozedUntil: row.snoozed_until?.toISOString() ?? null,
  triageReason: row.triage_reason,
  assignee: row.assignee_id && row.assignee_name !== null ? { id: row.assignee_id, name: row.assignee_name } : null,
  tags: row.tags,
  notes: row.notes,
  read: row.read,
  hasPhone: row.has_phone,
})

const presentReading = (row: CommentRow) => ({
  sentiment: row.sentiment,
  topicsGood: row.topics_good,
  topicsBad: row.topics_bad,
  risks: row.risks,
  question: row.question,
  spam: row.spam,
  evidence: row.evidence,
  corrected: row.corrected,
})

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
    editedAt: row.delivery_edited_at?.toISOString() ?? null,
  }
}

function presentWhatsapp(row: CommentRow): Comment['whatsappDelivery'] {
  if (!row.whatsapp_id) return null
  return {
    id: row.whatsapp_id,
    channel: 'whatsapp',
    state: row.whatsapp_state,
    attempts: row.whatsapp_attempts,
    dueAt: row.whatsapp_due_at.toISOString(),
    reason: row.whatsapp_reason,
    postedAt: row.whatsapp_posted_at?.toISOString() ?? null,
    editedAt: null,
  }
}
