import type { Topic } from '@bizamply/contract/reading-names'
import type { WordList } from '../words/word-list.ts'

export type Risk = keyof WordList['risks']

export type Sentiment = 'positive' | 'mixed' | 'neutral' | 'negative'

export type Mood = 'praise' | 'mild' | 'complaint' | 'neutral'

/** The words that decided: `topic:size`, `risk:injury`, `spam`, `sentiment` or `language`. */
export interface Evidence {
  of: string
  words: string[]
}

export interface Reading {
  /** ISO 639-1, or null when the text doesn't tell reliably. */
  language: string | null
  mood: Mood
  sentiment: Sentiment
  /** -2 .. +2 */
  score: number
  /** What is praised and what is complained of, most telling first. */
  good: Topic[]
  bad: Topic[]
  /** What is spoken of without an opinion, or with one for and one against it; most often first. */
  about: Topic[]
  /** Of the praised and blamed those that the comment speaks of the other way, too. */
  contested: Topic[]
  /** Of the praised and blamed those that are said outright or more than once. */
  sure: Topic[]
  /** Of all topics those that a reply may name: said in two places, or in words that can hardly mean anything else. */
  told: Topic[]
  /** Of these the surest: in two places, or in a phrase with the name of the thing. */
  outright: Topic[]
  /** The words that praise and blame by themselves, whatever the stars say. */
  praises: number
  blames: number
  /** Blame so hard that the praise beside it is faint. */
  harsh: boolean
  /**
   * The same words by how surely each of them praises or blames, and of how many words there are in all. `open`: what
   * follows the last "but" praises nothing.
   */
  weights: { praise: number; blame: number; length: number; open: boolean }
  question: boolean
  /** Nothing but questions: none of its words praises or blames. */
  asksOnly: boolean
  risks: Risk[]
  /** Injury, law or press is mentioned: answer with care. */
  serious: boolean
  /** Little but insults: there is nothing to look into. */
  insults: boolean
  spam: boolean
  /** Nothing to answer but the stars: no letter in it, or orders to a program. */
  wordless: boolean
  evidence: Evidence[]
}
