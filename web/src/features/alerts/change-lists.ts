import { addDays } from '@bizamply/contract/ranges'
import { listOf, type ListOf } from '../../lib/list-of.ts'
import type { Change } from './alert-words.ts'

const BASELINE_DAYS = 56

export interface ChangeLists {
  /** `now`: the reviews that the week’s count includes. `base`: all reviews of the product that week. */
  now: ListOf
  base: ListOf
  before: ListOf
  baseBefore: ListOf
}

/** Links from each number of a change to the list with the same count. */
export function listsOf({ filter: { product, topic, rating, from, to } }: Change): ChangeLists {
  const [week, earlier] = [
    { from, to },
    { from: addDays(from, -BASELINE_DAYS), to: addDays(from, -1) },
  ]
  const counted = { product, ...(topic ? { topic } : {}), ...(rating ? { rating } : {}) }
  return {
    now: listOf(week, counted),
    base: listOf(week, { product }),
    before: listOf(earlier, counted),
    baseBefore: listOf(earlier, { product }),
  }
}
