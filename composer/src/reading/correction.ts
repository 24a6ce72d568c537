import type { Topic } from '@bizamply/contract/topics-and-risks'
import { plainTopics } from './plain-topics.ts'
import { isGrave, type Reading, type Risk, type Sentiment } from './reading.ts'

/** A reading as a person saved it: what they changed, and what they left as we had found it. */
export interface Correction {
  /** ISO 639-1; null if unknown. */
  language: string | null
  sentiment: Sentiment | null
  good: Topic[]
  bad: Topic[]
  /** A reply to `self-harm` is as careful as after an injury. */
  risks: Risk[]
  /** Undefined keeps what we found. */
  spam?: boolean
}

/** A changed sentiment and changed topics are certain, whatever the stars. A risk that was added is serious. */
export function withCorrection(found: Reading, { language, sentiment, good, bad, risks, spam }: Correction): Reading {
  const before = plainTopics(found)
  const named = [...new Set(risks.flatMap((risk) => (risk === 'self-harm' ? [risk, 'injury' as const] : [risk])))]
  const own = named.filter((risk) => !found.risks.includes(risk))
  const hasChanged =
    (sentiment ?? found.sentiment) !== found.sentiment || !isSame(good, before.good) || !isSame(bad, before.bad)
  return {
    ...found,
    ...(hasChanged ? asFelt(found, sentiment ?? found.sentiment, { good, bad }) : {}),
    language: language ?? found.language,
    risks: named,
    spam: spam ?? found.spam,
    possibleHarm: found.possibleHarm && !named.includes('injury'),
    serious: (found.serious ? named : own).some(isGrave),
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

function asFelt(found: Reading, sentiment: Sentiment, topics: Pick<Correction, 'good' | 'bad'>): Partial<Reading> {
  const all = [...topics.good, ...topics.bad]
  return {
    ...topics,
    ...(sentiment === found.sentiment ? {} : strengthOf(sentiment, found.weights.length)),
    corrected: sentiment,
    about: [],
    contested: [],
    sure: all,
    nameable: all,
    outright: all,
    asksOnly: found.asksOnly && all.length === 0 && sentiment === found.sentiment,
  }
}

/** Strong enough that no words outweigh it. */
function strengthOf(sentiment: Sentiment, length: number): Partial<Reading> {
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
