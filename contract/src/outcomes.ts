import { z } from 'zod'
import { call, response } from './call.ts'
import { commentPlatforms } from './comment-filter.ts'
import { window } from './dashboard.ts'
import { outcomeDimensions, outcomeNumbers } from './outcome-rules.ts'
import { cursor, page, pageLimit } from './paging.ts'

export * from './outcome-rules.ts'

const int = z.number().int()
const day = z.iso.date('Use a date like 2026-11-21')
const query = { from: day.optional(), to: day.optional() }
const by = z.enum(outcomeDimensions)

/** Reviews with 1 to 3 stars, and what their authors did within 90 days. */
const group = z.object({
  count: int,
  raised: int,
  lowered: int,
  /** Reviews whose 90 days aren't over yet. */
  watching: int,
  /** Share of `raised` with its 95% interval, 0 to 1; null when the divisor is zero. */
  share: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
})
export type OutcomeGroup = z.infer<typeof group>

const row = z.object({
  /** A product id, the origin of the reply, a user id, `elsewhere`, or `none`. */
  key: z.string(),
  /** Null if the key is already a label. */
  name: z.string().nullable(),
  replied: int,
  raised: int,
  lowered: int,
  edited: int,
  /** Reviews whose discount code was used within 90 days; null before the shop's orders were read. */
  used: int.nullable(),
})
export type OutcomeRow = z.infer<typeof row>

const outcomesShape = z.object({
  timezone: z.string(),
  today: z.string(),
  /** When the reviews were written. */
  window,
  replied: group.extend({ edited: int }),
  compared: group,
  /** Whether both groups are large enough to compare. */
  enough: z.boolean(),
  codes: z.object({
    /** Reviews whose reply contained a unique discount code. */
    given: int,
    /** Those whose code was used within 90 days; null before the shop's orders were read. */
    used: int.nullable(),
    /** Revenue of those orders by currency; null before the shop's orders were read. */
    revenue: z.array(z.object({ currency: z.string(), amount: z.number() })).nullable(),
  }),
  by,
  rows: z.array(row),
  /** Number of further rows. */
  more: int,
})
export type Outcomes = z.infer<typeof outcomesShape>

const review = z.object({
  id: z.string(),
  platform: z.enum(commentPlatforms),
  author: z.string().nullable(),
  product: z.string().nullable(),
  text: z.string(),
  /** When the reply was sent; without a reply, when the review was written. */
  before: int,
  /** At the end of the 90 days, or now. */
  after: int,
  edited: z.boolean(),
  writtenAt: z.string(),
  repliedAt: z.string().nullable(),
})
export type OutcomeReview = z.infer<typeof review>

/**
 * What authors of reviews with 1 to 3 stars changed after a reply, compared with reviews without
 * one.
 */
export const outcomes = {
  overview: call
    .route({
      method: 'GET',
      path: '/api/analytics/outcomes',
      summary: 'Get what happened to 1–3 star reviews after a reply, compared with reviews without one',
    })
    .input(z.object({ ...query, by: by.default('product') }))
    .output(response(outcomesShape)),
  reviews: call
    .route({
      method: 'GET',
      path: '/api/analytics/outcomes/reviews',
      summary: 'List the reviews behind an outcome, newest first',
    })
    .input(
      z.object({
        ...query,
        number: z.enum(outcomeNumbers).default('replied'),
        by: by.default('product'),
        /** The `key` of a row; then only replies are counted. */
        row: z
          .string()
          .regex(/^([a-z]{2,20}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'Invalid outcomes row')
          .optional(),
        cursor,
        limit: pageLimit,
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(review), total: int, pagination: page })),
}
