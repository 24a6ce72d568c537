import { z } from 'zod'
import { call } from './call.ts'
import { commentPlatforms } from './comment-filter.ts'
import { window } from './dashboard.ts'
import { outcomeDimensions, outcomeNumbers } from './outcome-rules.ts'
import { cursor, page, pageLimit } from './paging.ts'

export * from './outcome-rules.ts'

const int = z.number().int()
const day = z.iso.date('Use a date like 2026-11-21')
const asked = { from: day.optional(), to: day.optional() }
const by = z.enum(outcomeDimensions)

/** Reviews with 1 to 3 stars, and what their authors did within 90 days. */
const group = z.object({
  count: int,
  raised: int,
  lowered: int,
  /** Whose 90 days aren't over yet. */
  watching: int,
  /** Share of `raised` with its 95 % interval, 0 to 1; null where there is nothing to divide by. */
  share: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
})
export type OutcomeGroup = z.infer<typeof group>

const row = z.object({
  /** A product's id, how the reply was written, a user's id, `elsewhere` or `none`. */
  key: z.string(),
  /** Null where the key says it. */
  name: z.string().nullable(),
  replied: int,
  raised: int,
  lowered: int,
  edited: int,
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
    /** Reviews whose reply gave a code that no other reply gave. */
    given: int,
    /** Of them, those whose code was used within 90 days; null before the shop's orders were read. */
    used: int.nullable(),
    /** What those orders came to, by currency; null before the shop's orders were read. */
    revenue: z.array(z.object({ currency: z.string(), amount: z.number() })).nullable(),
  }),
  by,
  rows: z.array(row),
  /** Rows beyond those. */
  more: int,
})
export type Outcomes = z.infer<typeof outcomesShape>

const review = z.object({
  id: z.string(),
  platform: z.enum(commentPlatforms),
  author: z.string().nullable(),
  product: z.string().nullable(),
  text: z.string(),
  /** When the reply was sent, or the review written where it has none. */
  before: int,
  /** At the end of the 90 days, or now. */
  after: int,
  edited: z.boolean(),
  writtenAt: z.string(),
  repliedAt: z.string().nullable(),
})
export type OutcomeReview = z.infer<typeof review>

/** What authors of reviews with 1 to 3 stars changed after a reply, beside those without a reply. */
export const outcomes = {
  overview: call
    .route({
      method: 'GET',
      path: '/api/analytics/outcomes',
      summary: 'Get what happened to 1–3 star reviews after a reply, compared with reviews without one',
    })
    .input(z.object({ ...asked, by: by.default('product') }))
    .output(z.object({ success: z.literal(true), data: outcomesShape })),
  reviews: call
    .route({
      method: 'GET',
      path: '/api/analytics/outcomes/reviews',
      summary: 'List the reviews behind an outcome, newest first',
    })
    .input(
      z.object({
        ...asked,
        number: z.enum(outcomeNumbers).default('replied'),
        by: by.default('product'),
        /** The `key` of a row; its numbers count replies alone. */
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
