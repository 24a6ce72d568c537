import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { WordList } from '../words/word-list.ts'

/** `threat` and `self-harm` have no word list; see `threats.ts` and `self-harm.ts`. */
export type Risk = keyof WordList['risks'] | 'threat' | 'self-harm'

const grave: ReadonlySet<Risk> = new Set(['injury', 'self-harm', 'legal', 'press'])

/** A reply to these needs care. */
export const isGrave = (risk: Risk): boolean => grave.has(risk)

export type Sentiment = 'positive' | 'mixed' | 'neutral' | 'negative'

export type Polarity = 'positive' | 'mild' | 'negative' | 'neutral'

/** Deciding words for `topic:size`, `risk:injury`, `spam`, `sentiment`, or `language`. */
export interface Evidence {
  of: string
  words: string[]
}

export interface Reading {
  /** ISO 639-1, or null if not reliable. */
  language: string | null
  polarity: Polarity
  sentiment: Sentiment
  /** The sentiment of a comment whose sentiment or topics a person changed. It takes precedence over stars. */
  corrected?: Sentiment
  /** -2 to +2 */
  score: number
  /** Positive and negative topics, strongest first. */
  good: Topic[]
  bad: Topic[]
  /** Topics without an opinion or with both, most frequent first. */
  about: Topic[]
  /** Positive and negative topics that are also mentioned with the opposite sentiment. */
  contested: Topic[]
  /** Positive and negative topics stated explicitly or more than once. */
  sure: Topic[]
  /** Topics that a reply may name: mentioned twice, or unambiguously. */
  nameable: Topic[]
  /** The most certain ones: mentioned twice, or in a phrase with the name. */
  outright: Topic[]
  /** Words that are positive or negative regardless of stars. */
  positives: number
  negatives: number
  /** A complaint so strong that praise hardly counts. */
  harsh: boolean
  /** The same words by strength, and the number of words. `open`: nothing after the last "but" is positive. */
  weights: { positive: number; negative: number; length: number; open: boolean }
  question: boolean
  /** Asks the shop something, at any number of stars. It decides the label and the caution. */
  hasQuestion: boolean
  /** Only questions, so no words are positive or negative. */
  asksOnly: boolean
  risks: Risk[]
  /** Asks for the customer's own data to be deleted, or the like. */
  dataRequest: boolean
  /**
   * A clause may report harm, with more than three stars, or without stars if not negative or mixed; or the comment worries
   * about a person's health. Someone reads it first.
   */
  possibleHarm: boolean
  /** Mentions injury, legal action, or the press: answer with care. */
  serious: boolean
  /** Almost only insults: there is nothing to investigate. */
  insults: boolean
  spam: boolean
  /** Only stars to answer: no letters, or orders to an AI. */
  wordless: boolean
  /** A journalist asks for a comment: the reply admits nothing. */
  inquiry: boolean
  /** Four or five stars, and words of a fault that isn't put right. */
  failed: boolean
  /** One or two stars, and words of praise alone, or that the stars are a slip. */
  slipped: boolean
  evidence: Evidence[]
  /** The same words by topic as the console shows them: whole, and only those of the stronger side. */
  shown: Evidence[]
}
