import type { Overview } from '@bizamply/contract/dashboard'
import { waits } from '@bizamply/contract/metrics'
import { listOf, type ListOf } from '../../lib/list-of.ts'
import type { Card } from './cards.ts'

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
