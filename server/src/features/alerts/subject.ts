import { topicLabels, type Topic } from '@bizamply/contract/topics-and-risks'
import type { ProductChange } from './read-products.ts'

/** What an alert is about; `topic` is empty for the rating. */
export interface Subject {
  productId: string
  kind: 'rating' | 'topic'
  topic: string
  direction: 'up' | 'down'
}

export const subjectOf = (change: ProductChange): Subject => ({
  productId: change.productId,
  kind: change.kind,
  topic: change.kind === 'topic' ? change.topic : '',
  direction: change.now < change.before ? 'down' : 'up',
})

/** A mute covers both directions. */
export const muteKey = ({ productId, kind, topic }: Omit<Subject, 'direction'>): string =>
  `${productId} ${kind} ${topic}`
export const alertKey = (subject: Subject): string => `${muteKey(subject)} ${subject.direction}`

export const isTopic = (name: string): name is Topic => name in topicLabels
