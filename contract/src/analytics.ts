import { z } from 'zod'
import { exportFormats, exportSubjects, productOrders } from './analytics-rules.ts'
import { call, response } from './call.ts'
import { commentPlatforms } from './comment-filter.ts'
import { commentFilter } from './comment-query.ts'
import { figures, point, window } from './dashboard.ts'
import { forecast } from './review-forecast.ts'
import { sizes } from './size-limits.ts'
import { metricText } from './metrics.ts'
import { cursor, page, pageLimit } from './paging.ts'
import { comparisons, grains } from './ranges.ts'
import { topicNames } from './topics-and-risks.ts'
import { site } from './site-traffic.ts'

export * from './analytics-rules.ts'

const int = z.number().int()
const share = z.number().nullable()
const day = z.iso.date('Use a date like 2026-11-21')
const productId = z.uuid('Invalid product ID')

/** A window and the window it is compared with. */
const query = {
  from: day.optional(),
  to: day.optional(),
  compare: z.enum(comparisons).default('previous'),
}

/** Figures of one product in the window. Times are in hours; null when the divisor is zero. */
export const productRow = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  received: int,
  pending: int,
  draft: int,
  sent: int,
  rating: share,
  rated: int,
  /** The rating in the comparison window. */
  ratingBefore: share,
  responseHours: share,
  /** The response time in the comparison window. */
  responseHoursBefore: share,
  answered: int,
  positive: int,
  negative: int,
  /** Sources, most comments first. */
  platforms: z.array(z.enum(commentPlatforms)),
})
export type ProductRow = z.infer<typeof productRow>

/** A full sentence that names a topic; spans are UTF-16 offsets into `text`, `end` is exclusive. */
export const quote = z.object({
  commentId: z.string(),
  text: z.string(),
  marks: z.array(z.object({ start: int, end: int })),
  side: z.enum(['good', 'bad']),
  author: z.string().nullable(),
  platform: z.enum(commentPlatforms),
  rating: int.nullable(),
  product: z.string().nullable(),
  at: z.string(),
})
export type Quote = z.infer<typeof quote>

/**
 * Comments that name a topic: only positive, only negative, or both. Their sum is the list's count.
 */
export const topicFigure = z.object({
  topic: z.enum(topicNames),
  good: int,
  bad: int,
  mixed: int,
  /** The same counts in the comparison window; null without a comparison. */
  before: int.nullable(),
  quote: quote.nullable(),
})
export type TopicFigure = z.infer<typeof topicFigure>

const ids = z.array(z.string())

const recent = z.object({
  newReviews: int,
  responsesGenerated: int.describe(metricText('responsesGenerated')),
  responsesSent: int.describe(metricText('responsesSent')),
})

const overview = z.object({
  timezone: z.string(),
  today: z.string(),
  at: z.string(),
  window,
  earlier: window.nullable(),
  grain: z.enum(grains),
  now: figures,
  before: figures.nullable(),
  points: z.array(point),
  platforms: z.array(z.object({ platform: z.enum(commentPlatforms), received: int })),
  /**
   * Products with comments in the window, how many average at least 4.5, and the mean of their
   * ratings.
   */
  productCount: int.describe(metricText('products')),
  topPerformerCount: int.describe(metricText('topPerformers')),
  productRating: share.describe(metricText('productRating')),
  ratedProducts: int,
  /** The 15 with the most comments, and every other product in the lists below. */
  products: z.array(productRow),
  lists: z.object({
    /** At most 8, most comments first. */
    reviews: ids,
    /** At most 8, shortest first, above 0. */
    responseTime: ids,
    /** At most 8 rated products, best first. */
    rating: ids,
    /** At most 5, 4.5 and above. */
    top: ids,
    /** At most 5, below 3.5 with more than 2 ratings, worst first. */
    attention: ids,
  }),
  /**
   * The top 5 topics, the total number of topics, and how many of the newest 2,000 comments name
   * one.
   */
  topics: z.array(topicFigure),
  topicCount: int,
  namingComments: int,
  /** The last 7 days including today, and the 7 days before. */
  recent: z.object({
    now: recent,
    before: recent,
  }),
  /** Whether the brand ever received a comment. */
  any: z.boolean(),
})
export type Analytics = z.infer<typeof overview>

/**
 * Distinct people: by email address, else by their id on the platform, else by their name there.
 */
const customers = z.object({
  total: int.describe(metricText('customers')),
  /** With at least two comments in the window. */
  twice: int,
  /** At most 8 products, most people first; `comments` counts their comments. */
  products: z.array(z.object({ id: z.string(), name: z.string(), customers: int, comments: int })),
  /** At most 8, most comments per person first; only products with at least 3 people. */
  frequency: z.array(z.object({ id: z.string(), name: z.string(), customers: int, comments: int })),
})
export type Customers = z.infer<typeof customers>

/** Comments of one topic over time. */
const topicPoint = z.object({ start: z.string(), end: z.string(), open: z.boolean(), good: int, bad: int, mixed: int })

/** Query of the export. Comment exports apply every filter of their list; product exports only the dates. */
export const exportInput = z.object({
  ...commentFilter,
  what: z.enum(exportSubjects).default('products'),
  format: z.enum(exportFormats).default('csv'),
})
export type ExportInput = z.infer<typeof exportInput>

export const analytics = {
  overview: call
    .route({
      method: 'GET',
      path: '/api/analytics/overview',
      summary: 'Get product analytics for a period and an earlier one, for all products or one',
    })
    .input(z.object({ ...query, product: productId.optional() }))
    .output(response(overview)),
  forecast: call
    .route({
      method: 'GET',
      path: '/api/analytics/forecast',
      summary: 'Get the forecast for the next two weeks and its past accuracy',
    })
    .output(response(forecast)),
  site: call
    .route({
      method: 'GET',
      path: '/api/analytics/site',
      summary: 'Get Google Analytics data for pages of products with reviews in a period',
    })
    .input(z.object({ from: query.from, to: query.to }))
    .output(response(site)),
  customers: call
    .route({ method: 'GET', path: '/api/analytics/customers', summary: 'Count unique customers in a period' })
    .input(z.object({ from: query.from, to: query.to }))
    .output(response(customers)),
  products: call
    .route({ method: 'GET', path: '/api/analytics/products', summary: 'List products with reviews in a period' })
    .input(
      z.object({
        ...query,
        search: z.string().trim().max(sizes.search).optional(),
        sort: z.enum(productOrders).default('reviews'),
        order: z.enum(['asc', 'desc']).default('desc'),
        cursor,
        limit: pageLimit,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(productRow.extend({ customers: int })),
        total: int,
        pagination: page,
      }),
    ),
  topics: call
    .route({
      method: 'GET',
      path: '/api/analytics/topics',
      summary: 'List topics in a period, for all products or one',
    })
    .input(z.object({ ...query, product: productId.optional() }))
    .output(response(z.array(topicFigure))),
  topic: call
    .route({
      method: 'GET',
      path: '/api/analytics/topics/{topic}',
      summary: 'Get one topic over time, with its products and quotes',
    })
    .input(z.object({ ...query, product: productId.optional(), topic: z.enum(topicNames) }))
    .output(
      response(
        z.object({
          grain: z.enum(grains),
          points: z.array(topicPoint),
          /** At most 8, most negative first. */
          products: z.array(z.object({ id: z.string(), name: z.string(), good: int, bad: int, mixed: int })),
          /** At most 6 per sentiment, newest first. */
          quotes: z.array(quote),
        }),
      ),
    ),
}
