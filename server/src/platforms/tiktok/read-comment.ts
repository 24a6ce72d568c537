import { z } from 'zod'
import type { PostedComment } from '../attach-own-replies.ts'
import type { IncomingComment } from '../platform.ts'
import { idField, textField, timeField } from './fields.ts'

/** A comment under a video, with its replies. */
export interface PostedInThread extends PostedComment {
  /** TikTok's count of replies. */
  answers: number
  /** The replies that came with the comment. */
  beneath: unknown[]
}

/** Null without an id or time. TikTok's docs disagree on field names, so several are accepted. */
export function readPosted(
  value: unknown,
  account: string,
  videoId: string,
  parent: string | null,
): PostedInThread | null {
  const parsed = commentShape.safeParse(value)
  if (!parsed.success) return null
  const read = parsed.data
  const at = read.create_time
  if (!at) return null
  const author = read.user_id ?? read.unique_identifier
  const comment: IncomingComment = {
    externalId: read.comment_id,
    authorName: read.username ?? read.display_name,
    authorEmail: null,
    authorPhone: null,
    authorExternalId: author,
    postExternalId: read.video_id ?? videoId,
    parentExternalId: read.parent_comment_id ?? parent,
    rating: null,
    title: null,
    text: read.text ?? '',
    productExternalId: null,
    productTitle: null,
    occurredAt: at,
    updatedAt: at,
    // Friends-only and hidden comments are listed too.
    published: read.status === null || read.status.toUpperCase() === 'PUBLIC',
    verified: null,
  }
  return {
    comment,
    own: read.owner ?? author === account,
    answers: read.replies ?? 0,
    beneath: read.reply_list ?? [],
  }
}

const optionalId = idField
  .nullish()
  .catch(null)
  .transform((value) => (value && value !== '0' ? value : null))

const commentShape = z.object({
  comment_id: idField,
  video_id: optionalId,
  parent_comment_id: optionalId,
  user_id: optionalId,
  unique_identifier: optionalId,
  username: textField,
  display_name: textField,
  text: textField,
  create_time: timeField,
  replies: z.coerce.number().int().nonnegative().nullish().catch(null),
  reply_list: z.array(z.unknown()).nullish().catch(null),
  status: textField,
  owner: z.boolean().nullish().catch(null),
})
