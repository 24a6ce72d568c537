import type { Overview, Window } from '@bizamply/contract/dashboard'
import type { Wait } from '@bizamply/contract/metrics'

/** Where a number leads: the list of exactly what it counts, in every state and with everything but what is hidden. */
export interface ListOf {
  status: 'all' | 'draft' | 'sent' | undefined
  shelf: 'shown'
  from: string
  to: string
  platform?: string
  rating?: number
  wait?: Wait
}

export const listOf = ({ from, to }: Pick<Window, 'from' | 'to'>, more: Partial<ListOf> = {}): ListOf => ({
  status: 'all',
  shelf: 'shown',
  from,
  to,
  ...more,
})

/** The list of one point; hours have no list of their own, so their day. */
export function listOfPoint({ points, grain, window }: Overview, key: string): ListOf {
  const point = points.find((one) => one.start === key)
  return listOf(grain === 'hour' || !point ? window : { from: point.start, to: point.end })
}
