import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { commentId } from './comments.ts'
import { commentPlatforms, toReadReasons } from './comment-filter.ts'
import { commentFilter } from './comment-query.ts'
import { sizes } from './size-limits.ts'
import { skipReasons } from './skip-reasons.ts'

/** Which comments: listed IDs in display order, or everything that matches a filter, without those in `exceptIds`. */
const which = {
  commentIds: z.array(commentId).min(1).max(sizes.bulkComments).optional(),
  filter: z.object(commentFilter).optional(),
  exceptIds: z.array(commentId).max(sizes.bulkComments).optional(),
}
const what = {
  action: z.enum(['generate', 'send']),
  target: z.enum(['platform', 'both']).default('platform'),
  /**
   * Whether generated replies to critical reviews are sent too: up to three stars, negative words, praise with a named
   * fault, a text that contradicts its stars, or no stars and no clear praise. Otherwise they are skipped as `critical`.
   * Default: true for listed IDs, false for a filter.
   */
  includeCritical: z.boolean().optional(),
}
const eitherOr = <T extends { commentIds?: unknown; filter?: unknown }>(given: T): boolean =>
  (given.commentIds === undefined) !== (given.filter === undefined)
const neither = { path: ['commentIds'], message: 'Send either comment IDs or a filter' }

export const bulkPreview = z.object({
  commentId: z.string(),
  customerName: z.string(),
  platform: z.enum(commentPlatforms),
  productTitle: z.string().nullable(),
  rating: z.number().int().nullable(),
  content: z.string(),
  /** Null before a draft is generated. */
  reply: z.string().nullable(),
  /** A person wrote the draft or changed it. */
  edited: z.boolean(),
})
export type BulkPreview = z.infer<typeof bulkPreview>

/** Comments that a job skips for one reason. */
const skipped = z.object({
  reason: z.enum(skipReasons),
  message: z.string(),
  count: z.number().int(),
  /** The first of them. */
  commentId: z.string(),
})

const share = z.object({ name: z.string(), count: z.number().int() })

export const bulkQuote = z.object({
  /** How many comments will be processed, and for how many credits. */
  count: z.number().int(),
  credits: z.number().int(),
  available: z.number().int(),
  /** How many will be skipped, by reason. */
  leftOut: z.array(skipped),
  /** Those of them that someone reads first, by the filter `toRead` that lists them. */
  toRead: z.array(z.object({ toRead: z.enum(toReadReasons), count: z.number().int(), commentId: z.string() })),
  /** The others of them, by reason. */
  otherwise: z.array(skipped),
  /** The first comments that will be processed, up to 20. */
  first: z.array(z.string()),
  /**
   * The first words of those, and of the replies that will be sent, up to 50. Has those in `exceptIds` too, so that
   * they can be included again.
   */
  previews: z.array(bulkPreview),
  /** How many of those that will be processed have how many stars, from `5` to `1`, or `none`. */
  ratings: z.array(share),
  /** In which language how many of them are written, most first; `none` if it’s unknown. */
  languages: z.array(share),
  /** Generated replies to critical reviews that are sent only with `includeCritical`. */
  critical: z.number().int(),
  /** More comments match than a job can process. */
  cut: z.boolean(),
})
export type BulkQuote = z.infer<typeof bulkQuote>

export const bulkItem = z.object({
  commentId: z.string(),
  product_title: z.string().nullable(),
  customerName: z.string(),
  state: z.enum(['waiting', 'done', 'failed', 'skipped']),
  code: z.string().nullable(),
  reason: z.string().nullable(),
  credits: z.number().int(),
  /** The first words of the draft or of the reply that was sent, for the first 200. */
  reply: z.string().nullable(),
})

/** Bulk jobs on many comments: run on the server, one at a time per brand, 200 ms apart. */
export const bulk = {
  quote: call
    .meta({ who: 'member', permission: ['replies.write', 'replies.send'] })
    .meta(unaudited('no-change'))
    .route({ method: 'POST', path: '/api/comments/bulk/quote', summary: 'Preview what a bulk job would do and cost' })
    .input(z.object({ ...what, ...which }).refine(eitherOr, neither))
    .output(response(bulkQuote)),
  undo: call
    .meta({ who: 'member', permission: ['replies.write', 'replies.send'] })
    .meta(audited('job.stopped'))
    .route({
      method: 'DELETE',
      path: '/api/comments/bulk/{jobId}',
      summary: 'Undo a waiting bulk job, or stop the rest of a running one',
    })
    .input(z.object({ jobId: z.uuid('Invalid job ID') }))
    .output(
      z.object({
        success: z.literal(true),
        /** True: nothing was processed or charged. */
        data: z.object({ undone: z.boolean() }),
      }),
    ),
  start: call
    .meta({
      who: 'member',
      permission: ['replies.write', 'replies.send'],
      idempotent: true,
      rate: 'bulkPerCompany',
      price: ['generate', 'send'],
    })
    .meta(audited('job.started'))
    .route({
      method: 'POST',
      path: '/api/comments/bulk',
      summary: 'Start a bulk job. Returns 409 IN_PROGRESS while the brand has one running',
    })
    .input(
      z
        .object({
          ...what,
          ...which,
          /** Seconds before the job starts, in which it can be undone. */
          delaySeconds: z.number().int().min(0).max(sizes.delaySeconds).default(0),
        })
        .refine(eitherOr, neither),
    )
    .output(z.object({ success: z.literal(true), jobId: z.string(), data: z.object({ jobId: z.string() }) })),
  current: call
    .route({ method: 'GET', path: '/api/comments/bulk', summary: 'Get the brand’s running or latest bulk job' })
    .output(
      response(
        z
          .object({
            jobId: z.string(),
            action: z.enum(['generate', 'send']),
            target: z.enum(['platform', 'both']),
            status: z.enum(['running', 'done', 'stopped', 'failed']),
            done: z.number().int(),
            failed: z.number().int(),
            skipped: z.number().int(),
            /**
             * Not started yet while the job runs; after it ends, unprocessed because of `reason`.
             */
            waiting: z.number().int(),
            reason: z.object({ code: z.string(), message: z.string() }).nullable(),
            total: z.number().int(),
            credits: z.number().int(),
            startedBy: z.string().nullable(),
            startedById: z.string().nullable(),
            /** When the job starts; set while it can be undone. */
            startsAt: z.string().nullable(),
            createdAt: z.string(),
            finishedAt: z.string().nullable(),
          })
          .nullable(),
      ),
    ),
  items: call
    .route({ method: 'GET', path: '/api/jobs/{jobId}/items', summary: 'List results per review, failures first' })
    .input(z.object({ jobId: z.uuid('Invalid job ID') }))
    .output(response(z.array(bulkItem))),
}
