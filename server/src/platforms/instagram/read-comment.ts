import { z } from 'zod'
import { answered, type Said } from '../answered.ts'
import { idField, textField, timeField } from '../graph/fields.ts'
import type { IncomingComment } from '../platform.ts'

/** Comments of a list with the answers inside them. What has no id or time is left out. */
export function readThreads(values: unknown[], account: string, postId: string): IncomingComment[] {
  return answered(
    values.flatMap((value) => {
      const top = readSaid(value, account, postId)
      if (!top) return []
      const replies = (repliesShape.safeParse(value).data?.replies?.data ?? []).map((reply) =>
        readSaid(reply, account, postId),
      )
      return [top, ...replies.filter((reply) => reply !== null).map((reply) => beneath(reply, top))]
    }),
  )
}

/** One comment of a list or of a webhook; `told` is when a webhook came, which names no time itself. */
export function readSaid(
  value: unknown,
  account: string,
  postId: string | null,
  told: Date | null = null,
): Said | null {
  const parsed = commentShape.safeParse(value)
  if (!parsed.success) return null
  const { id, text, timestamp, username, from, hidden, parent_id: parent, media } = parsed.data
  const occurredAt = timestamp ?? told
  if (!occurredAt) return null
  const comment: IncomingComment = {
    externalId: id,
    authorName: from?.username ?? username,
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
  return { comment, own: from?.id === account }
}

const beneath = (reply: Said, { comment: top }: Said): Said => ({
  ...reply,
  comment: { ...reply.comment, parentExternalId: reply.comment.parentExternalId ?? top.externalId },
})

const commentShape = z.object({
  id: idField,
  text: z.string().nullish().catch(null),
  timestamp: timeField,
  username: textField,
  from: z.object({ id: idField, username: textField }).nullish().catch(null),
  hidden: z.boolean().nullish().catch(null),
  parent_id: idField
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  media: z.object({ id: idField }).nullish().catch(null),
})
const repliesShape = z.object({
  replies: z
    .object({ data: z.array(z.unknown()) })
    .nullish()
    .catch(null),
})
