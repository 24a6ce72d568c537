import { z } from 'zod'
import { attachOwnReplies, type PostedComment } from '../attach-own-replies.ts'
import { idField, textField, timeField } from '../meta-graph/fields.ts'
import type { Access, IncomingComment } from '../platform.ts'

/** What identifies the account's own comments: `from.id` alone is not always the account's. */
export interface OwnAccount {
  ids: readonly string[]
  username: string | null
}

export const ownAccount = (account: string, credentials: Access['credentials'] = {}): OwnAccount => ({
  ids: [account, credentials['scopedId'] ?? ''].filter(Boolean),
  username: credentials['username']?.toLowerCase() ?? null,
})

/** The comments of a list with their replies. Entries without an id or time are left out. */
export function readThreads(values: unknown[], us: OwnAccount, postId: string): IncomingComment[] {
  return attachOwnReplies(
    values.flatMap((value) => {
      const top = readPosted(value, us, postId)
      if (!top) return []
      const replies = (repliesShape.safeParse(value).data?.replies?.data ?? []).map((reply) =>
        readPosted(reply, us, postId),
      )
      return [top, ...replies.filter((reply) => reply !== null).map((reply) => beneath(reply, top))]
    }),
  )
}

/** One comment of a list or a webhook. `webhookTime` is the webhook's time, for entries without a time. */
export function readPosted(
  value: unknown,
  us: OwnAccount,
  postId: string | null,
  webhookTime: Date | null = null,
): PostedComment | null {
  const parsed = commentShape.safeParse(value)
  if (!parsed.success) return null
  const { id, text, timestamp, username, from, hidden, parent_id: parent, media } = parsed.data
  const occurredAt = timestamp ?? webhookTime
  if (!occurredAt) return null
  const authorName = from?.username ?? username
  const comment: IncomingComment = {
    externalId: id,
    authorName,
    authorEmail: null,
    authorPhone: null,
    authorExternalId: from?.id ?? null,
    postExternalId: media?.id ?? postId,
    parentExternalId: parent,
    rating: null,
    title: null,
    text: text ?? '',
    productExternalId: null,
    productTitle: null,
    occurredAt,
    updatedAt: occurredAt,
    published: hidden !== true,
    verified: null,
  }
  const isOurId = [from?.id, from?.self_ig_scoped_id].some((given) => given && us.ids.includes(given))
  return { comment, own: isOurId || (authorName !== null && authorName.toLowerCase() === us.username) }
}

const beneath = (reply: PostedComment, { comment: top }: PostedComment): PostedComment => ({
  ...reply,
  comment: { ...reply.comment, parentExternalId: reply.comment.parentExternalId ?? top.externalId },
})

const optionalId = idField
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
const commentShape = z.object({
  id: idField,
  text: z.string().nullish().catch(null),
  timestamp: timeField,
  username: textField,
  from: z.object({ id: optionalId, username: textField, self_ig_scoped_id: optionalId }).nullish().catch(null),
  hidden: z.boolean().nullish().catch(null),
  parent_id: optionalId,
  media: z.object({ id: idField }).nullish().catch(null),
})
const repliesShape = z.object({
  replies: z
    .object({ data: z.array(z.unknown()) })
    .nullish()
    .catch(null),
})
