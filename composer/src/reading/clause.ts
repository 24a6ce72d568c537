import type { Topic } from '@bizamply/contract/topics-and-risks'

/** One opinion: tokens `from` up to `to`, after negations and "very". `weight` is its strength. */
export interface Opinion {
  from: number
  to: number
  positive: boolean
  weight: number
  topic: Topic | null
  /** The topic's word is only near the opinion, this many words away. */
  near?: boolean
  gap?: number
  /** From the opinion through the topic's word, if only near. */
  whole?: { from: number; to: number }
}

export interface Clause {
  from: number
  to: number
  /** Starts with "but" or similar. */
  turned: boolean
  /** About something else, or a wish. */
  elsewhere: boolean
  opinions: Opinion[]
  topics: Opinion[]
  /** Topics mentioned, with or without an opinion. */
  mentions: Mention[]
}

export interface Mention {
  from: number
  to: number
  topic: Topic
}
