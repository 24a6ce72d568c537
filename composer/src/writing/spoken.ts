import type { Topic } from '@bizamply/contract/topics-and-risks'

export interface Spoken {
  /** The book's line: `good` or `bad` for a topic, `other` for anything outside the book. */
  kind: string
  topic: Topic | null
}
