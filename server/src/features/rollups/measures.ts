import type { TriageState } from '@bizamply/contract/comment-filter'
import type { CommentStatus } from '@bizamply/contract/comments'

/** What a comment counts for, before or after a change. */
export interface Counted {
  brandId: string
  platform: string
  productId: string | null
  /** The day in the brand’s timezone when it was stored, as yyyy-mm-dd. */
  day: string
  occurredAt: Date
  status: CommentStatus
  rating: number | null
  /** Tabs count open comments; daily rollups count all that aren't hidden. */
  triageState: TriageState
  /** Null unless sent and answered within more than 0 and less than 168 hours. */
  responseSeconds: number | null
  sentiment: string | null
  topicsGood: string[]
  topicsBad: string[]
}

/** The fields of a comment that rollups use. */
export type Countable = Omit<Counted, 'responseSeconds'> & { respondedAt: Date | null }

export const countedAs = (c: Countable): Counted => ({
  brandId: c.brandId,
  platform: c.platform,
  productId: c.productId,
  day: c.day,
  occurredAt: c.occurredAt,
  status: c.status,
  rating: c.rating,
  triageState: c.triageState,
  responseSeconds: c.respondedAt ? responseSeconds(c.occurredAt, c.respondedAt) : null,
  sentiment: c.sentiment,
  topicsGood: c.topicsGood,
  topicsBad: c.topicsBad,
})

/** Only response times over 0 and under 168 hours count. */
export function responseSeconds(occurredAt: Date, respondedAt: Date): number | null {
  const seconds = Math.round((respondedAt.getTime() - occurredAt.getTime()) / 1000)
  return seconds > 0 && seconds < 168 * 3600 ? seconds : null
}

/** Column groups: a statement updates only groups that change. */
export const measureGroups = [
  ['received'],
  ['pending', 'draft', 'sent', 'open_pending', 'open_draft'],
  ['rating_sum', 'rating_count', 'star_1', 'star_2', 'star_3', 'star_4', 'star_5'],
  ['response_seconds', 'response_count', 'wait_1', 'wait_4', 'wait_12', 'wait_more'],
  ['positive', 'mixed', 'neutral', 'negative'],
] as const

export const topicGroups = [
  ['good', 'bad', 'mixed'],
  ['star_1', 'star_2', 'star_3', 'star_4', 'star_5'],
  ['draft', 'sent', 'open_pending'],
] as const

/** How much a comment adds, by column. */
export type Amounts = Record<string, number>

export function amountsOf(c: Counted): Amounts {
  const amounts: Amounts = { received: 1, [c.status]: 1 }
  if (c.triageState === 'open' && c.status !== 'sent') amounts[`open_${c.status}`] = 1
  if (c.rating !== null) Object.assign(amounts, { rating_sum: c.rating, rating_count: 1, [`star_${c.rating}`]: 1 })
  if (c.responseSeconds !== null) {
    amounts['response_seconds'] = c.responseSeconds
    amounts['response_count'] = 1
    amounts[waitOf(c.responseSeconds)] = 1
  }
  if (c.sentiment !== null) amounts[c.sentiment] = 1
  return amounts
}

function waitOf(seconds: number): string {
  if (seconds < 3600) return 'wait_1'
  if (seconds < 4 * 3600) return 'wait_4'
  return seconds <= 12 * 3600 ? 'wait_12' : 'wait_more'
}

/** A comment's topics with their sentiment. */
export function topicsOf(c: Counted): { topic: string; column: 'good' | 'bad' | 'mixed' }[] {
  const [good, bad] = [new Set(c.topicsGood), new Set(c.topicsBad)]
  return [...new Set([...good, ...bad])].map((topic) => ({
    topic,
    column: !bad.has(topic) ? 'good' : good.has(topic) ? 'mixed' : 'bad',
  }))
}
