import type { CommentPlatform, CommentStatus } from '@bizamply/contract/comment-filter'
import type { PersonItem } from '@bizamply/contract/people'

export interface CommentRow {
  id: string
  platform: CommentPlatform
  status: CommentStatus
  rating: number | null
  content: string
  occurred_at: Date
  responded_at: Date | null
  reply_text: string | null
  answered_elsewhere: boolean
  discount_code: string | null
  product_title: string | null
  times_used: number | null
  code_at: Date | null
}

/** A comment, its sent reply, and the code given in the reply. */
export function itemsOf(row: CommentRow): PersonItem[] {
  const { id: commentId, platform } = row
  const items: PersonItem[] = [
    {
      kind: 'comment',
      at: row.occurred_at.toISOString(),
      commentId,
      platform,
      status: row.status,
      rating: row.rating,
      text: row.content,
      product: row.product_title,
    },
  ]
  if (row.status !== 'sent') return items
  const at = (row.responded_at ?? row.occurred_at).toISOString()
  const { reply_text: text, answered_elsewhere: answeredElsewhere, discount_code: code } = row
  if (text) items.push({ kind: 'reply', at, commentId, platform, text, answeredElsewhere })
  if (code) items.push({ kind: 'code', at, commentId, code, used: row.times_used })
  return items
}

export interface MessageRow {
  created_at: Date
  direction: 'in' | 'out'
  body: string
  status: string
}

export const messageItem = (row: MessageRow): PersonItem => ({
  kind: 'message',
  at: row.created_at.toISOString(),
  direction: row.direction,
  text: row.body,
  status: row.status,
})
