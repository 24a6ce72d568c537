import type { Subject } from '../../reading/subject.ts'
import type { Topic } from '@bizamply/contract/reading-names'
import type { HardLine } from './hard-lines.ts'

export type { Topic } from '@bizamply/contract/reading-names'

/** What a comment asks of its reply. `stars…` have no words to answer; `unclear` has words that contradict its stars. */
export type Situation =
  | 'praise'
  | 'mild'
  | 'mixed'
  | 'complaint'
  | 'serious'
  | 'grief'
  | 'insulted'
  | 'unclear'
  | 'question'
  | 'neutral'
  | 'starsHigh'
  | 'starsMiddle'
  | 'starsLow'

export type Tone = 'warm' | 'plain' | 'formal'

/**
 * What a sentence does in a reply. The order of these is the shape of a reply. `injury` holds the regret for somebody
 * hurt; `gesture` answers what has no words; `helpIfOrder` asks for an order number only "if you have one".
 */
export type Line =
  /* praise */
  | 'thanks'
  | 'detailed'
  | 'joy'
  | 'rated'
  | 'pleased'
  /* between the two */
  | 'honest'
  | 'balanced'
  | 'ratedMiddle'
  | 'unclear'
  /* blame */
  | 'sorry'
  | 'understood'
  | 'alarmed'
  | 'injury'
  | 'ratedLow'
  | 'learn'
  /* neither */
  | 'asked'
  | 'answered'
  | 'informed'
  | 'unanswered'
  | 'noted'
  | 'gesture'
  | HardLine
  | End

/** What a reply closes with. */
export type End =
  | 'wish'
  | 'farewell'
  | 'encourage'
  | 'invite'
  | 'anythingElse'
  | 'help'
  | 'helpIfOrder'
  | 'direct'
  | 'clarify'
  | 'askMore'
  | 'offer'
  | 'tellUs'

/**
 * Lines of all languages in one file: `pity` is the word of regret after thanks for an honest view, `wished` that where nothing was blamed, `heard` fits praise
 * and blame, `remark` answers the "but" of a friendly review.
 */
export type SharedLine = 'pity' | 'wished' | 'heard' | 'remark'

/** What a comment speaks of without an opinion, and what a friendly one criticizes (`noticed`). */
export type Mentions = Record<'mention' | 'noticed', Partial<Record<Topic, string[]>>>

/** A language's own book with what is kept for all languages together. */
export interface FullBook extends Omit<PhraseBook, 'lines'> {
  lines: Record<Line | SharedLine, string[]>
  mentions: Record<Subject, Mentions>
  /** Repeat what the comment praises. */
  quotes: string[]
}

/**
 * Whole hand-written sentences of one language. `{name}`, `{product}` and `{fact}` are filled in; a sentence whose slot
 * has no value is not used. Any sentence but an end can open a reply: its first word can be written small.
 */
export interface PhraseBook {
  language: string
  /** Between two sentences; none in Japanese and Chinese. */
  gap: string
  greetings: Record<Tone, { named: string[]; unnamed: string[] }>
  lines: Record<Line, string[]>
  good: Partial<Record<Topic, string[]>>
  bad: Record<Topic, string[]>
  /** Instead of `good` and `bad` where the comment is on a game, an app or a place; a topic may be missing. */
  elsewhere: { good: Partial<Record<Topic, string[]>>; bad: Partial<Record<Topic, string[]>> }
  /** For places where nothing else fits. */
  tiny: { glad: string[]; sorry: string[] }
}
