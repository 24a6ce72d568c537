import type { Topic } from '@bizamply/contract/reading-names'

/** One opinion: tokens `from` up to `to`, after negations and "very". `weight` is how surely it praises or blames. */
export interface Opinion {
  from: number
  to: number
  praised: boolean
  weight: number
  topic: Topic | null
  /** The topic's word only stands close to the opinion, so many words away from it. */
  near?: boolean
  gap?: number
}

export interface Clause {
  from: number
  to: number
  /** Opens with "but" and the like. */
  turned: boolean
  /** Speaks of something else or of a wish. */
  elsewhere: boolean
  opinions: Opinion[]
  topics: Opinion[]
  /** Topics that it speaks of, with an opinion or without one. */
  mentions: Mention[]
}

export interface Mention {
  from: number
  to: number
  topic: Topic
}
