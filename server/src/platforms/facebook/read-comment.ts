import { z } from 'zod'
import type { PostedComment } from '../attach-own-replies.ts'
import { idField, textField, timeField } from '../meta-graph/fields.ts'

/** One comment of a list, or null if it has no id or time. Facebook may leave out the author. */
export function readPosted(value: unknown, page: string, postId: string): PostedComment | null {
  const parsed = commentShape.safeParse(value)
  if (!parsed.success || !parsed.data.created_time) return null
  const { id, message, created_time: occurredAt, from, parent, is_hidden, permalink_url: permalink } = parsed.data
  const kind = parsed.data.attachment?.type?.split('_')[0]
  return {
    own: from?.id === page,
    comment: {
      externalId: id,
      authorName: from?.name ?? null,
      authorEmail: null,
      authorPhone: null,
      authorExternalId: from?.id ?? null,
      postExternalId: postId,
      parentExternalId: parent?.id ?? null,
      permalink,
      rating: null,
      title: null,
      // A sticker or a picture may come without text.
      text: message || (kind ? `[${kind}]` : ''),
      productExternalId: null,
      productTitle: null,
      occurredAt,
      updatedAt: occurredAt,
      isCurrentState: true,
      published: is_hidden !== true,
      verified: null,
    },
  }
}

const commentShape = z.object({
  id: idField,
  message: z.string().nullish().catch(null),
  created_time: timeField,
  from: z.object({ id: idField, name: textField }).nullish().catch(null),
  parent: z.object({ id: idField }).nullish().catch(null),
  is_hidden: z.boolean().nullish().catch(null),
  permalink_url: textField,
  attachment: z.object({ type: textField }).nullish().catch(null),
})
