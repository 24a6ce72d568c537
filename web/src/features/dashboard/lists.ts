import type { Overview, Window } from '@bizamply/contract/dashboard'
import { waits } from '@bizamply/contract/metrics'
import type { Card } from './cards.ts'

/** Where a number leads: the list of exactly what it counts, in every state and with everything but what is hidden. */
export interface ListOf {
  status: 'all' | 'draft' | 'sent' | undefined
  shelf: 'shown'
  from: string
  to: string
  platform?: string
  rating?: number | string
  /** Several are joined by commas. */
  wait?: string
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

/** What a card's figure stands on: everything, what has stars, what was answered. */
export function listOfCard(card: Card, { window }: Overview): ListOf {
  if (card === 'rating') return listOf(window, { rating: '1,2,3,4,5' })
  return listOf(window, card === 'time' ? { status: 'sent', wait: waits.join(',') } : {})
}
