import type { CommentPlatform, CommentStatus } from '@bizamply/contract/comments'
import type { StoredSpan } from '../../db/schema/comments.ts'

/** What a card needs, in one statement; `c` is the comment. */
export const commentColumns = `c.id, c.brand_id, c.platform, c.status, c.title, c.content, c.reply_text, c.reply_version,
  c.reply_composer, c.reply_spans, c.answered_elsewhere, c.author_name, c.author_email, c.language, c.rating, c.product_id, p.title as product_title,
  p.picture_url, c.published, c.verified, c.occurred_at, c.received_at, c.responded_at, c.updated_at,
  c.generating_hold_id, d.id as delivery_id, d.channel as delivery_channel, d.state as delivery_state,
  d.attempts as delivery_attempts, d.due_at as delivery_due_at, d.reason as delivery_reason, d.posted_at as delivery_posted_at`

/** `$1` must be the company: every table is compared with it (scale.md, rule 1). */
export const commentTables = `app.comments c
  left join app.products p on p.company_id = $1 and p.id = c.product_id
  left join app.deliveries d on d.company_id = $1 and d.id = c.delivery_id`

export interface CommentRow {
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
  delivery_id: string | null
  delivery_channel: 'platform' | 'whatsapp'
  delivery_state: 'queued' | 'sending' | 'posted' | 'failed' | 'unknown' | 'cancelled'
  delivery_attempts: number
  delivery_due_at: Date
  delivery_reason: string | null
  delivery_posted_at: Date | null
}
