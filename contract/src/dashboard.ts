import { z } from 'zod'
import { call, response } from './call.ts'
import { commentPlatforms, commentStatuses } from './comment-filter.ts'
import { transaction } from './credits.ts'
import { metricText } from './metrics.ts'
import { pageLimit } from './paging.ts'
import { comparisons, grains } from './ranges.ts'
import { topicNames } from './topics-and-risks.ts'
import { serviceKeys } from './service-facts.ts'

const int = z.number().int()
const share = z.number().nullable()
const day = z.iso.date('Use a date like 2026-11-21')

/** Figures of a window. Rates are 0 to 1, times are hours; null when the divisor is zero. */
export const figures = z.object({
  received: int.describe(metricText('received')),
  pending: int,
  draft: int,
  sent: int,
  /** Pending and draft comments that are open: what a bulk job would process. */
  openPending: int,
  openDraft: int,
  handledRate: share.describe(metricText('handledRate')),
  responseRate: share.describe(metricText('responseRate')),
  rating: share.describe(metricText('rating')),
  rated: int,
  /** Comments with 1, 2, 3, 4 and 5 stars. */
  stars: z.array(int).length(5),
  responseHours: share.describe(metricText('responseHours')),
  answered: int,
  /** Replies by response time: under 1, 1 to 4, 4 to 12, and over 12 hours. */
  waits: z.array(int).length(4),
  positive: int.describe(metricText('positive')),
  mixed: int,
  neutral: int,
  negative: int.describe(metricText('negative')),
})
export type Figures = z.infer<typeof figures>

/** One point of a series, starting at its first day (or instant, for hours). */
export const point = z.object({
  /** A day, or the instant at which an hour starts. */
  start: z.string(),
  /** Its last day; equals `start` for days and hours. */
  end: z.string(),
  /** Incomplete: still running, or cut off at the same time of day as the running point. */
  open: z.boolean(),
  received: int,
  pending: int,
  draft: int,
  sent: int,
  rated: int,
  rating: share,
  answered: int,
  responseHours: share,
  positive: int,
  negative: int,
})
export type Point = z.infer<typeof point>

export const window = z.object({
  from: z.string(),
  to: z.string(),
  /** The instant at which the last day is cut off; null when the window is over. */
  until: z.string().nullable(),
})
export type Window = z.infer<typeof window>

export const activityItem = z.object({
  id: z.string(),
  commentId: z.string(),
  author: z.string(),
  platform: z.enum(commentPlatforms),
  status: z.enum(commentStatuses),
  rating: z.string().nullable(),
  text: z.string(),
  product: z.string().nullable(),
  image: z.string().nullable(),
  at: z.string(),
})
export type ActivityItem = z.infer<typeof activityItem>

/** A WhatsApp message. */
export const message = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  platform: z.literal('whatsapp'),
  direction: z.enum(['in', 'out']),
  status: z.string(),
  at: z.string(),
})
export type Message = z.infer<typeof message>

export const productFigure = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  reviewCount: int,
  avgRating: share,
})
export type ProductFigure = z.infer<typeof productFigure>

/** A platform's reviews in the window; rates as in `figures`. */
export const platformFigure = z.object({
  platform: z.enum(commentPlatforms),
  received: int,
  responseRate: share,
  rating: share,
})
export type PlatformFigure = z.infer<typeof platformFigure>

/** A product below `needsAttention` in the window. */
export const attentionProduct = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  rating: z.number(),
  rated: int,
  /** Its rating in the comparison window. */
  ratingBefore: share,
  /** What most complaints are about, in windows of at most 31 days. */
  complaint: z.object({ topic: z.enum(topicNames), count: int }).nullable(),
})
export type AttentionProduct = z.infer<typeof attentionProduct>

/** An open review without a draft. */
export const waitingReview = z.object({
  id: z.string(),
  author: z.string(),
  platform: z.enum(commentPlatforms),
  rating: z.string().nullable(),
  product: z.string().nullable(),
  image: z.string().nullable(),
  at: z.string(),
  excerpt: z.string().describe('The beginning of its text'),
})
export type WaitingReview = z.infer<typeof waitingReview>

/** What to look at first. Each count is the length of one list; only products and `draftsToRead` depend on the window. */
export const attention = z.object({
  /** Open reviews whose reply, on either channel, wasn't sent, or may have been. */
  notSent: int,
  unconfirmed: int,
  /** Open reviews that mention an injury, legal action or the like; never sent in bulk. */
  sensitive: z.object({ pending: int, draft: int }),
  draftsToRead: int.describe('Open drafts of the window that `toRead` lists; 0 if it has more than 500 drafts'),
  /** Services that disconnected the brand. */
  disconnected: z.array(z.enum(serviceKeys)),
  /** The inbox. */
  waiting: int,
  /** How many of them were written on or before the day `until`; `oldest` are up to 3 after it: unhappy ones first, then by age. */
  backlog: z.object({ count: int, until: z.string() }),
  oldest: z.array(waitingReview),
  /** At most 3, worst first, and how many there are. */
  products: z.array(attentionProduct),
  productCount: int,
})
export type Attention = z.infer<typeof attention>

const overview = z.object({
  timezone: z.string(),
  today: z.string(),
  /** When these figures were computed. */
  at: z.string(),
  window,
  earlier: window.nullable(),
  grain: z.enum(grains),
  now: figures,
  before: figures.nullable(),
  points: z.array(point),
  earlierPoints: z.array(point),
  platforms: z.array(platformFigure),
  products: z.array(productFigure).describe('The 8 with the most reviews'),
  productCount: int,
  draftableReviews: int.describe('Inbox reviews that a bulk job would draft replies to: all but spam'),
  sendableDrafts: int.describe('Open drafts that a bulk job could send; all of them if there are more than 500'),
  attention,
  /** The 6 latest. */
  activity: z.array(activityItem),
  /** The 8 latest of the last `period` days, and their total. */
  transactions: z.array(transaction),
  transactionCount: int,
  messages: z.array(message),
  /** Whether the brand ever received a comment; if false, the screen shows the first steps. */
  any: z.boolean(),
})
export type Overview = z.infer<typeof overview>

/**
 * Rates are whole percents; stars and hours have two decimals; null when the divisor is zero.
 * Changes are against the previous period: in percent for the count, as a difference for the
 * others.
 */
const stats = z.object({
  totalReviews: int,
  totalReviewsChange: share,
  responseRate: share,
  responseRateChange: share,
  avgRating: share,
  avgRatingChange: share,
  avgResponseTimeHours: share,
  avgResponseTime: share,
  avgResponseTimeChange: share,
  recentActivity: z.object({ newReviews: int, responsesGenerated: int, responsesSent: int }),
  platformBreakdown: z.record(z.string(), z.object({ total: int, count: int, percentage: z.number() })),
  statusBreakdown: z.object({ pending: int, draft: int, sent: int }),
  totalCredits: int,
  usedCredits: int,
  availableCredits: int,
})
export type Stats = z.infer<typeof stats>

export const dashboard = {
  overview: call
    .route({
      method: 'GET',
      path: '/api/dashboard/overview',
      summary: 'Get the dashboard for a period and an earlier one',
    })
    .input(
      z.object({
        from: day.optional(),
        to: day.optional(),
        compare: z.enum(comparisons).default('previous'),
        /** Days of recent transactions. */
        period: z.enum(['7', '30', '90']).default('7'),
      }),
    )
    .output(response(overview)),
  stats: call
    .route({
      method: 'GET',
      path: '/api/dashboard/stats',
      summary: 'Get metrics for the last days including today (24h is today)',
    })
    .input(z.object({ timeRange: z.enum(['24h', '7d', '30d', '90d', 'all']).default('7d') }))
    .output(stats.extend({ success: z.literal(true), data: stats })),
  activity: call
    .route({ method: 'GET', path: '/api/dashboard/activity', summary: 'List recent activity' })
    .input(z.object({ limit: pageLimit.unwrap().default(10) }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(activityItem),
        activities: z.array(activityItem),
      }),
    ),
}
