import type { Overview } from '@bizamply/contract/dashboard'
import { waits } from '@bizamply/contract/metrics'
import { listOf, type ListOf } from '../../lib/list-of.ts'
import type { Card } from './cards.ts'

/** The list behind a point. The list can’t be filtered by hour, so an hour links to its day. */
export function listOfPoint({ points, grain, window }: Overview, key: string): ListOf {
  const point = points.find((one) => one.start === key)
  return listOf(grain === 'hour' || !point ? window : { from: point.start, to: point.end })
}

/** The list behind a card’s figure: all comments, those with star ratings, or those with sent replies. */
export function listOfCard(card: Card, { window }: Overview): ListOf {
  if (card === 'rating') return listOf(window, { rating: '1,2,3,4,5' })
  return listOf(window, card === 'time' ? { status: 'sent', wait: waits.join(',') } : {})
}
