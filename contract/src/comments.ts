import { z } from 'zod'
import { call } from './call.ts'
import { commentPlatforms, commentStatuses, sentiments, triageStates } from './comment-filter.ts'
import { commentFilter } from './comment-query.ts'
import { cursor, page, pageLimit } from './paging.ts'

export { commentPlatforms, commentStatuses, type CommentPlatform, type CommentStatus } from './comment-filter.ts'

/** queued: waits for its time; sending: the request began; unknown: begun, never answered; withdrawn: taken off the platform by us. */
export const deliveryStates = ['queued', 'sending', 'posted', 'failed', 'unknown', 'cancelled', 'withdrawn'] as const

export const delivery = z.object({
  id: z.string(),
  channel: z.enum(['platform', 'whatsapp']),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  dueAt: z.string(),
  reason: z.string().nullable(),
  postedAt: z.string().nullable(),
  /** When we last changed what stands there. */
  editedAt: z.string().nullable(),
})

export const comment = z.object({
  _id: z.string(),
  commentId: z.string(),
  platform: z.enum(commentPlatforms),
  status: z.enum(commentStatuses),
  pending: z.boolean(),
  title: z.string().nullable(),
  content: z.string(),
  /** The reply: the current draft, or what was sent. */
  updatedContent: z.string().nullable(),
  /** Version of the draft that a save or send must name; null while there is none. */
  version: z.number().int().nullable(),
  /** `built-in` (`built-in: REASON` in place of a model that failed), a model's name, `person` or `elsewhere`. */
  composer: z.string().nullable(),
  /** Sent, but not by us: the answer was found with the comment. */
  answeredElsewhere: z.boolean(),
  reviewer_display_name: z.string(),
  customerName: z.string(),
  email: z.string().nullable(),
  language: z.string().nullable(),
  rating: z.string().nullable(),
  product_title: z.string().nullable(),
  product_img: z.string().nullable(),
  /** False where the source does not show it to the public (unpublished, spam). */
  published: z.boolean(),
  verified: z.string().nullable(),
  time: z.string(),
  receivedAt: z.string(),
  respondedAt: z.string().nullable(),
  responseTimeHours: z.number().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  brandId: z.string(),
  BrandId: z.string(),
  BizamplyId: z.string(),
  mediaId: z.string().nullable(),
  MediaID: z.string().nullable(),
  suggested_prod_id: z.string().nullable(),
  discount_code: z.string().nullable(),
  priceRule: z.string().nullable(),
  /** The last delivery to the platform, when there was one. */
  delivery: delivery.nullable(),
  /** The last delivery by WhatsApp. */
  whatsappDelivery: delivery.nullable(),
  /** What may be done with a reply that stands on the platform. */
  canEditSent: z.boolean(),
  canWithdraw: z.boolean(),
  /** The source's own page of it. */
  postLink: z.string().nullable(),
  /** The product tied to the post that it stands under. */
  selectedProductId: z.string().nullable(),
  productSelectedAt: z.string().nullable(),
  triageState: z.enum(triageStates),
  snoozedUntil: z.string().nullable(),
  triageReason: z.string().nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  /** How many internal notes it has. */
  notes: z.number().int(),
  hasPhone: z.boolean(),
  /** What the reader found, with the words that decided it (`of`, e.g. `topic:fit`). */
  sentiment: z.enum(sentiments).nullable(),
  topicsGood: z.array(z.string()),
  topicsBad: z.array(z.string()),
  risks: z.array(z.string()),
  question: z.boolean(),
  spam: z.boolean(),
  evidence: z.array(z.object({ of: z.string(), words: z.array(z.string()) })),
  corrected: z.boolean(),
  /** Parts of the draft that no stored fact supports. */
  spans: z.array(
    z.object({ id: z.string(), start: z.number(), end: z.number(), kind: z.string(), reason: z.string() }),
  ),
})
export type Comment = z.infer<typeof comment>

export const commentId = z.uuid('Invalid comment ID')

export const counts = z.object({ pending: z.number().int(), draft: z.number().int(), sent: z.number().int() })

export const comments = {
  list: call
    .route({
      method: 'GET',
      path: '/api/comments',
      summary: 'List the brand’s reviews and comments with filters and tab counts',
    })
    .input(z.object({ ...commentFilter, cursor, limit: pageLimit }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(comment),
        pagination: page,
        counts,
      }),
    ),
  get: call
    .route({ method: 'GET', path: '/api/comments/{commentId}', summary: 'Get a review or comment' })
    .input(z.object({ commentId }))
    .output(z.object({ success: z.literal(true), data: comment })),
}
