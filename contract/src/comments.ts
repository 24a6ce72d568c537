import { z } from 'zod'
import { call, response } from './call.ts'
import { commentPlatforms, commentStatuses, sentiments, toReadReasons, triageStates } from './comment-filter.ts'
import { commentFilter } from './comment-query.ts'
import { cursor, page, pageLimit } from './paging.ts'

export { commentPlatforms, commentStatuses, type CommentPlatform, type CommentStatus } from './comment-filter.ts'

/**
 * queued: scheduled. sending: the request started. unknown: the platform never responded.
 * withdrawn: we removed it from the platform.
 */
export const deliveryStates = ['queued', 'sending', 'posted', 'failed', 'unknown', 'cancelled', 'withdrawn'] as const

export const deliveryChannels = ['platform', 'whatsapp'] as const

export const delivery = z.object({
  id: z.string(),
  channel: z.enum(deliveryChannels),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  dueAt: z.string(),
  reason: z.string().nullable(),
  postedAt: z.string().nullable(),
  /** When we last changed the published reply. */
  editedAt: z.string().nullable(),
})

/** Text of a reply that a guard rail marks. */
export const span = z.object({
  id: z.string(),
  start: z.number(),
  end: z.number(),
  kind: z.string(),
  reason: z.string(),
  /** What the review needs a person for, one by one; `about` is a risk, such as `legal`, or a word such as `question`. */
  reasons: z.array(z.object({ about: z.string(), text: z.string() })).optional(),
})

export const comment = z.object({
  _id: z.string(),
  commentId: z.string(),
  platform: z.enum(commentPlatforms),
  status: z.enum(commentStatuses),
  pending: z.boolean(),
  title: z.string().nullable(),
  content: z.string(),
  /** The current draft, or the sent reply. */
  updatedContent: z.string().nullable(),
  /** Draft version that a save or send must name; null without a draft. */
  version: z.number().int().nullable(),
  /**
   * `built-in` (`built-in: REASON` after a model failed), a model's name, `person`, or `elsewhere`.
   */
  composer: z.string().nullable(),
  /** Sent outside Bizamply: the reply arrived with the comment. */
  answeredElsewhere: z.boolean(),
  reviewer_display_name: z.string(),
  customerName: z.string(),
  email: z.string().nullable(),
  language: z.string().nullable(),
  rating: z.string().nullable(),
  product_title: z.string().nullable(),
  product_img: z.string().nullable(),
  /** False if the source doesn't show it publicly (unpublished, spam). */
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
  /** The latest delivery to the platform, if any. */
  delivery: delivery.nullable(),
  /** The latest delivery by WhatsApp, if any. */
  whatsappDelivery: delivery.nullable(),
  /** The name of the member who sent the reply; null if it isn't ours. */
  sentBy: z.string().nullable(),
  /** What can be done with the published reply. */
  canEditSent: z.boolean(),
  canWithdraw: z.boolean(),
  /** The comment's page on the platform. */
  postLink: z.string().nullable(),
  /** The product tied to the comment's post. */
  selectedProductId: z.string().nullable(),
  productSelectedAt: z.string().nullable(),
  triageState: z.enum(triageStates),
  snoozedUntil: z.string().nullable(),
  triageReason: z.string().nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  /** Number of internal notes. */
  notes: z.number().int(),
  /** Someone on the brand’s team has read it, or it came with the history. */
  read: z.boolean(),
  hasPhone: z.boolean(),
  /** What the triage reader detected, with the words that decided it (`of`, e.g. `topic:fit`). */
  sentiment: z.enum(sentiments).nullable(),
  topicsGood: z.array(z.string()),
  topicsBad: z.array(z.string()),
  risks: z.array(z.string()),
  question: z.boolean(),
  spam: z.boolean(),
  evidence: z.array(z.object({ of: z.string(), words: z.array(z.string()) })),
  corrected: z.boolean(),
  /** Marks of the reply: claims that no stored fact supports, and what a person should read first. */
  spans: z.array(span),
  /** Why someone reads the draft before it's sent; null for other drafts and without one. */
  toRead: z.enum(toReadReasons).nullable(),
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
    .output(response(comment)),
}
