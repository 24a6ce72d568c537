import { z } from 'zod'
import { commentFilter } from './comment-query.ts'

const { sort: _, ...filters } = commentFilter

/** Every filter of the list; the order doesn’t matter to counts. */
export const facetsInput = z.object(filters)

const count = z.number().int()
const named = z.array(z.object({ name: z.string(), count }))

/** Each count obeys every filter except the one whose value it is. */
export const facets = z.object({
  /** Matches of all filters. */
  total: count,
  /** Matches without one of the filters, by its name; a range of days is `day`. */
  without: z.record(z.string(), count),
  topics: z.array(z.object({ name: z.string(), count, good: count, bad: count })),
  languages: named,
  tags: named,
  products: z.array(z.object({ id: z.string(), title: z.string(), count })),
  triageStates: z.object({ open: count, snoozed: count, noReply: count, hidden: count }),
  platforms: named,
  /** `none` has no stars. */
  ratings: named,
  sentiments: named,
  /** `any` counts a comment once. */
  risks: named,
  /** User ids and `none`. */
  assignees: named,
  /** Reply times of sent comments. */
  waits: named,
  questions: z.object({ yes: count, no: count }),
  phones: z.object({ yes: count, no: count }),
})
export type Facets = z.infer<typeof facets>
