import { z } from 'zod'
import { call } from './call.ts'
import { commentPlatforms, commentStatuses } from './comment-filter.ts'
import { commentId } from './comments.ts'
import { personMatches } from './person-matches.ts'

const int = z.number().int()

const item = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('comment'),
    at: z.string(),
    commentId: z.string(),
    platform: z.enum(commentPlatforms),
    status: z.enum(commentStatuses),
    rating: int.nullable(),
    text: z.string(),
    product: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('reply'),
    at: z.string(),
    commentId: z.string(),
    platform: z.enum(commentPlatforms),
    text: z.string(),
    answeredElsewhere: z.boolean(),
  }),
  /** By WhatsApp: theirs come in, ours go out. */
  z.object({
    kind: z.literal('message'),
    at: z.string(),
    direction: z.enum(['in', 'out']),
    text: z.string(),
    status: z.string(),
  }),
  /** A discount code that a reply of ours gave them; how often the shop says that it was used, null if it does not say. */
  z.object({ kind: z.literal('code'), at: z.string(), commentId: z.string(), code: z.string(), used: int.nullable() }),
])
export type PersonItem = z.infer<typeof item>

const timeline = z.object({
  name: z.string().nullable(),
  match: z.enum(personMatches),
  comments: int,
  answered: int,
  /** Mean of their stars; null without any. */
  rating: z.number().nullable(),
  rated: int,
  firstAt: z.string(),
  /** Newest first; of the newest 100 comments, and of the newest 100 messages. */
  items: z.array(item),
})
export type Timeline = z.infer<typeof timeline>
export const timelineMost = 100

export const people = {
  timeline: call
    .route({
      method: 'GET',
      path: '/api/comments/{commentId}/person',
      summary: 'What the person who wrote a comment wrote besides, what they were answered, sent and given',
    })
    .input(z.object({ commentId }))
    .output(z.object({ success: z.literal(true), data: timeline })),
}
