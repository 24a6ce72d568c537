import type { Topic } from '@bizamply/contract/topics-and-risks'
import { isGrave, type Reading, type Risk, type Sentiment } from './reading.ts'

/** What a person corrected in a reading, as a whole. */
export interface Correction {
  /** ISO 639-1; null if unknown. */
  language: string | null
  sentiment: Sentiment | null
  good: Topic[]
  bad: Topic[]
  risks: Risk[]
}

/** The reading as a person corrected it: its topics are certain, and a risk that they named is serious, whatever the stars. */
export function withCorrection(found: Reading, { language, sentiment, good, bad, risks }: Correction): Reading {
  const topics = [...good, ...bad]
  const felt = sentiment === null || sentiment === found.sentiment ? {} : asFelt(found, sentiment)
  return {
    ...found,
    ...felt,
    language: language ?? found.language,
    good,
    bad,
    about: [],
    contested: [],
    sure: topics,
    nameable: topics,
    outright: topics,
    asksOnly: found.asksOnly && topics.length === 0 && sentiment === found.sentiment,
    risks,
    serious: risks.some(isGrave),
  }
}

/** Strong enough that no other words outweigh it. */
function asFelt(found: Reading, sentiment: Sentiment): Partial<Reading> {
  const { length } = found.weights
  const strong = Math.max(4, length / 40)
  const positive = sentiment === 'positive' ? strong : sentiment === 'mixed' ? 2 : 0
  const negative = sentiment === 'negative' ? strong : sentiment === 'mixed' ? 2 : 0
  return {
    sentiment,
    polarity: sentiment === 'mixed' ? 'mild' : sentiment,
    positives: positive > 0 ? 2 : 0,
    negatives: negative > 0 ? 2 : 0,
    harsh: false,
    weights: { positive, negative, length, open: false },
  }
}
