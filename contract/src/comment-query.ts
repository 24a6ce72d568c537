import { z } from 'zod'
import { commentOrders, commentPlatforms, commentStatuses, toReadReasons, triageStates } from './comment-filter.ts'
import { sizes } from './size-limits.ts'

const listOf = (one: RegExp, most: number) =>
  z
    .string()
    .max(1000)
    .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
    .pipe(z.array(z.string().regex(one, 'Invalid filter value')).max(most))
    .optional()

const word = /^[a-z][a-z-]{0,39}$/
const anyOf = (names: readonly string[]): RegExp => new RegExp(`^(${names.join('|')})$`)
const day = z.iso.date('Use a date like 2026-11-21').optional()

/** Filters of a comment list in a query string; multiple values are joined by commas. */
export const commentFilter = {
  status: z.enum(commentStatuses).optional(),
  platform: listOf(anyOf(commentPlatforms), commentPlatforms.length),
  search: z.string().trim().max(sizes.search).optional(),
  /** Only comments of this import. */
  importId: z.uuid('Invalid import ID').optional(),
  /** Stars, e.g. `1,2`; `none` matches comments without stars. */
  rating: listOf(/^([1-5]|none)$/, 6),
  sentiment: listOf(/^(positive|mixed|neutral|negative)$/, 4),
  /** Topics: `size` in any sentiment, `bad:size` only negative, `good:size` only positive. */
  topic: listOf(/^((good|bad):)?[a-z-]{1,30}$/, 30),
  product: listOf(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 20),
  language: listOf(/^[a-z]{2}$/, 20),
  /** Days in the brand's timezone, inclusive. */
  from: day,
  to: day,
  /** User ids, `me` or `none`. */
  assignee: listOf(/^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 20),
  tag: z
    .string()
    .max(1000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(z.string().max(sizes.tagName)).max(20))
    .optional(),
  /** Risks such as injury, legal, press; `any` matches all of them. */
  risk: listOf(word, 10),
  hasPhone: z.enum(['yes', 'no']).optional(),
  hasQuestion: z.enum(['yes', 'no']).optional(),
  /** Only comments that no one on the team has read. */
  unread: z.literal('yes').optional(),
  /**
   * The tabs show open comments; `shown` is everything except hidden ones, as figures count them.
   */
  triageState: listOf(anyOf([...triageStates, 'shown']), 5),
  /**
   * Sent comments by response time, e.g. `under-1,1-4`; only those that the response time metric
   * counts.
   */
  wait: listOf(/^(under-1|1-4|4-12|over-12)$/, 4),
  /** Comments with a reply that wasn't sent (`failed`), or may have been (`unknown`). */
  delivery: listOf(/^(failed|unknown)$/, 2),
  /** Drafts to read before they're sent, e.g. `read,critical`. */
  toRead: listOf(anyOf(toReadReasons), toReadReasons.length),
  /** Only comments linked to this project. */
  project: z.uuid('Invalid project ID').optional(),
  sort: z.enum(commentOrders).optional(),
}
export type CommentFilter = z.output<z.ZodObject<typeof commentFilter>>
/** As it's sent, before the lists are split. */
export type CommentFilterQuery = z.input<z.ZodObject<typeof commentFilter>>
