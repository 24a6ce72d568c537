import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Comment, CommentPlatform, CommentStatus } from '@bizamply/contract/comments'
import type { LeftJoined } from '../../../db/prepared.ts'
import type { StoredEvidence, StoredSpan } from '../../../db/schema/comments.ts'
import { hasPhone } from './comment-filter.ts'
import { toRead } from './to-read.ts'

/** Columns for a card, in one statement; `c` is the comment. */
export const commentColumns = `c.id, c.brand_id, c.platform, c.status, c.title, c.content, c.reply_text, c.reply_version,
  c.reply_composer, c.reply_spans, c.answered_elsewhere, c.author_name, c.author_email, c.language, c.rating, c.product_id, p.title as product_title,
  p.picture_url, c.published, c.verified, c.occurred_at, c.received_at, c.responded_at, c.updated_at,
  c.generating_hold_id, d.id as delivery_id, d.channel as delivery_channel, d.state as delivery_state,
  d.attempts as delivery_attempts, d.due_at as delivery_due_at, d.reason as delivery_reason, d.posted_at as delivery_posted_at,
  d.edited_at as delivery_edited_at, d.external_id as delivery_external_id, w.id as whatsapp_id, w.state as whatsapp_state,
  w.attempts as whatsapp_attempts, w.due_at as whatsapp_due_at, w.reason as whatsapp_reason, w.posted_at as whatsapp_posted_at,
  c.post_external_id, coalesce(c.permalink, o.permalink) as permalink, o.product_id as post_product_id, o.product_selected_at, c.triage_state, c.snoozed_until,
  c.triage_reason, c.assignee_id, u.name as assignee_name, s.name as sender_name, c.tags, c.notes, c.read, ${hasPhone} as has_phone,
  c.sentiment, c.topics_good, c.topics_bad, c.risks, c.question, c.spam, c.evidence, c.corrected, c.discount_code, ${toRead} as to_read`

/** `$1` must be the company: every table is compared to it. */
export const commentTables = `app.comments c
  left join app.products p on p.company_id = $1 and p.id = c.product_id
  left join app.deliveries d on d.company_id = $1 and d.id = c.delivery_id
  left join app.deliveries w on w.company_id = $1 and w.id = c.whatsapp_delivery_id
  left join app.posts o on o.company_id = $1 and o.brand_id = c.brand_id and o.platform = c.platform
    and o.external_id = c.post_external_id
  left join app.users u on u.id = c.assignee_id
  left join app.users s on s.id = coalesce(d.user_id, w.user_id)`

interface OwnColumns {
  id: string
  brand_id: string
  platform: CommentPlatform
  status: CommentStatus
  title: string | null
  content: string
  reply_text: string | null
  reply_version: number | null
  reply_composer: string | null
  reply_spans: StoredSpan[]
  answered_elsewhere: boolean
  author_name: string | null
  author_email: string | null
  language: string | null
  rating: number | null
  product_id: string | null
  product_title: string | null
  picture_url: string | null
  published: boolean
  verified: string | null
  occurred_at: Date
  received_at: Date
  responded_at: Date | null
  updated_at: Date
  generating_hold_id: string | null
  post_external_id: string | null
  permalink: string | null
  post_product_id: string | null
  product_selected_at: Date | null
  triage_state: TriageState
  snoozed_until: Date | null
  triage_reason: string | null
  assignee_id: string | null
  assignee_name: string | null
  sender_name: string | null
  tags: string[]
  notes: number
  read: boolean
  has_phone: boolean
  sentiment: Comment['sentiment']
  topics_good: string[]
  topics_bad: string[]
  risks: string[]
  question: boolean
  spam: boolean
  evidence: StoredEvidence[]
  corrected: boolean
  discount_code: string | null
  to_read: Comment['toRead']
}

interface DeliveryColumns {
  delivery_id: string
  delivery_channel: 'platform' | 'whatsapp'
  delivery_state: DeliveryState
  delivery_attempts: number
  delivery_due_at: Date
  delivery_reason: string | null
  delivery_posted_at: Date | null
  delivery_edited_at: Date | null
  delivery_external_id: string | null
}

interface WhatsappColumns {
  whatsapp_id: string
  whatsapp_state: DeliveryState
  whatsapp_attempts: number
  whatsapp_due_at: Date
  whatsapp_reason: string | null
  whatsapp_posted_at: Date | null
}

/** A comment with its two deliveries, if any. */
export type CommentRow = OwnColumns & LeftJoined<DeliveryColumns> & LeftJoined<WhatsappColumns>

type DeliveryState = NonNullable<Comment['delivery']>['state']
