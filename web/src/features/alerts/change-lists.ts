import { addDays } from '@bizamply/contract/ranges'
import { listOf, type ListOf } from '../../lib/list-of.ts'
import type { Change } from './alert-words.ts'

const BASELINE_DAYS = 56

export interface ChangeLists {
  /** What the week counts, and the reviews that it is counted among. */
  now: ListOf
  base: ListOf
  before: ListOf
  baseBefore: ListOf
}

/** Where each number of a change leads: the list with the same count. */
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
