import type { Topic } from '../topic-names.ts'

/** What a comment asks of its reply. `stars…` have no words to answer; `unclear` has words that contradict its stars. */
export type Situation =
  | 'praise'
  | 'mild'
  | 'mixed'
  | 'complaint'
  | 'serious'
  | 'unclear'
  | 'question'
  | 'neutral'
  | 'starsHigh'
  | 'starsMiddle'
  | 'starsLow'

export type Tone = 'warm' | 'plain' | 'formal'

export { type Topic, topicNames } from '../topic-names.ts'

/**
 * Whole hand-written sentences of one language. `{name}`, `{product}` and `{fact}` are filled in; a sentence whose slot
 * has no value is not used. Openings begin with a word that is written small after a greeting.
 */
export interface PhraseBook {
  language: string
  /** Between two sentences; none in Japanese and Chinese. */
  gap: string
  greetings: Record<Tone, { named: string[]; unnamed: string[] }>
  openings: Record<Situation, string[]>
  good: Partial<Record<Topic, string[]>>
  bad: Partial<Record<Topic, string[]>>
  closings: Record<Situation, string[]>
  /** One more sentence when somebody asked for a longer reply. */
  more: Partial<Record<Situation, string[]>>
  answered: string[]
  unanswered: string[]
  /** For places where nothing else fits. */
  tiny: { glad: string; sorry: string }
}
