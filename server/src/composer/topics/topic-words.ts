import type { Topic } from '../phrases/phrase-book.ts'

/**
 * Words of one language. A star at the end stands for any ending. Where `spaced` is false (Japanese) words match
 * anywhere. `before` and `after` are negations up to three words before, two words after an opinion.
 */
export interface TopicWords {
  language: string
  spaced: boolean
  good: string[]
  bad: string[]
  before: string[]
  after: string[]
  /** Begins a new clause: "great bag but the zip broke". */
  turns: string[]
  /** A clause with one of these speaks of something else, as in "my old one broke". */
  elsewhere: string[]
  /** Injury, law, press: needs a careful answer. */
  serious: string[]
  /** What a question begins with or holds, beside a question mark. */
  asks: string[]
  topics: Partial<Record<Topic, TopicEntry>>
}

export interface TopicEntry {
  /** Names the topic; counts only with an opinion in the same clause. */
  about: string[]
  /** Names the topic and the opinion at once. */
  good?: string[]
  bad?: string[]
}

/** Lists are written as one text with commas, so that a language stays readable as a page. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
