import { z } from 'zod'
import { exportFormats, exportSubjects, productOrders } from './analytics-rules.ts'
import { call } from './call.ts'
import { commentPlatforms } from './comment-filter.ts'
import { commentFilter } from './comment-query.ts'
import { figures, point, window } from './dashboard.ts'
import { forecast } from './forecast.ts'
import { sizes } from './limits.ts'
import { metricText } from './metrics.ts'
import { cursor, page, pageLimit } from './paging.ts'
import { comparisons, grains } from './ranges.ts'
import { topicNames } from './reading-names.ts'
import { site } from './site.ts'

export * from './analytics-rules.ts'

const int = z.number().int()
const share = z.number().nullable()
const day = z.iso.date('Use a date like 2026-11-21')
const productId = z.uuid('Invalid product ID')

/** A window, and the one that it is compared with. */
const asked = {
  from: day.optional(),
  to: day.optional(),
  compare: z.enum(comparisons).default('previous'),
}

/** What one product got in the window. Times are hours; null where there is nothing to divide by. */
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
  /** Its rating in the earlier window. */
  ratingBefore: share,
  responseHours: share,
  answered: int,
  positive: int,
  negative: int,
  /** Where they came from, most first. */
  platforms: z.array(z.enum(commentPlatforms)),
})
export type ProductRow = z.infer<typeof productRow>

/** One real sentence that names a topic, whole; marks are UTF-16 offsets into `text`, `end` is behind the last unit. */
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

/** Comments that name a topic: only positive, only negative, both in one comment. Their sum is what a list of it counts. */
export const topicFigure = z.object({
  topic: z.enum(topicNames),
  good: int,
  bad: int,
  mixed: int,
  /** The same three together in the earlier window; null where nothing is compared. */
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
  /** Products with comments in the window; how many of them reach 4.5, and the mean of their ratings. */
  productCount: int.describe(metricText('products')),
  topPerformerCount: int.describe(metricText('topPerformers')),
  productRating: share.describe(metricText('productRating')),
  ratedProducts: int,
  /** The 15 with the most comments, and every other one that a list below names. */
  products: z.array(productRow),
  lists: z.object({
    /** Most comments first, 8. */
    reviews: ids,
    /** Shortest first, over 0, 8. */
    responseTime: ids,
    /** Best first, rated ones, 8. */
    rating: ids,
    /** 4.5 and above, 5. */
    top: ids,
    /** Below 3.5 with more than 2 ratings, worst first, 5. */
    attention: ids,
  }),
  /** The 5 named most, how many are named at all, and how many of the newest 2,000 comments name one. */
  topics: z.array(topicFigure),
  topicCount: int,
  namingComments: int,
  /** Of the last 7 days, today among them, and of the 7 before. */
  recent: z.object({
    now: recent,
    before: recent,
  }),
  /** Whether anything ever came in. */
  any: z.boolean(),
})
export type Analytics = z.infer<typeof overview>

/** Different people: by e-mail address, else by their id on the platform, else by their name there. */
const customers = z.object({
  total: int.describe(metricText('customers')),
  /** With two comments or more in the window. */
  twice: int,
  /** By product, most people first, 8; `comments` of theirs. */
  products: z.array(z.object({ id: z.string(), name: z.string(), customers: int, comments: int })),
  /** Most comments for each person first, 8; only products with at least 3 people. */
  frequency: z.array(z.object({ id: z.string(), name: z.string(), customers: int, comments: int })),
})
export type Customers = z.infer<typeof customers>

/** Comments of one topic over time. */
const topicPoint = z.object({ start: z.string(), end: z.string(), open: z.boolean(), good: int, bad: int, mixed: int })

/** Query of the export; comments obey every filter of their list, products the days alone. */
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
    .input(z.object({ ...asked, product: productId.optional() }))
    .output(z.object({ success: z.literal(true), data: overview })),
  forecast: call
    .route({
      method: 'GET',
      path: '/api/analytics/forecast',
      summary: 'Get the forecast for the next two weeks and its past accuracy',
    })
    .output(z.object({ success: z.literal(true), data: forecast })),
  site: call
    .route({
      method: 'GET',
      path: '/api/analytics/site',
      summary: 'Get Google Analytics data for pages of products with reviews in a period',
    })
    .input(z.object({ from: asked.from, to: asked.to }))
    .output(z.object({ success: z.literal(true), data: site })),
  customers: call
    .route({ method: 'GET', path: '/api/analytics/customers', summary: 'Count unique customers in a period' })
    .input(z.object({ from: asked.from, to: asked.to }))
    .output(z.object({ success: z.literal(true), data: customers })),
  products: call
    .route({ method: 'GET', path: '/api/analytics/products', summary: 'List products with reviews in a period' })
    .input(
      z.object({
        ...asked,
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
    .input(z.object({ ...asked, product: productId.optional() }))
    .output(z.object({ success: z.literal(true), data: z.array(topicFigure) })),
  topic: call
    .route({
      method: 'GET',
      path: '/api/analytics/topics/{topic}',
      summary: 'Get one topic over time, with its products and quotes',
    })
    .input(z.object({ ...asked, product: productId.optional(), topic: z.enum(topicNames) }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          grain: z.enum(grains),
          points: z.array(topicPoint),
          /** Most negative first, 8. */
          products: z.array(z.object({ id: z.string(), name: z.string(), good: int, bad: int, mixed: int })),
          /** Newest first, 6 of each side at most. */
          quotes: z.array(quote),
        }),
      }),
    ),
}
