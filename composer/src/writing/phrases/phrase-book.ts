import type { Domain } from '../../reading/domain.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Remedy } from './requested.ts'
import type { SensitiveLine } from './sensitive-lines.ts'

export type { Topic } from '@bizamply/contract/topics-and-risks'

/** What reply a comment needs. `stars…` have no text; `unclear` has text that contradicts its stars. */
export type ReplyKind =
  | 'positive'
  | 'mild'
  | 'mixed'
  | 'negative'
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
 * A sentence's role; the order of roles is the structure of a reply. `injury` is regret for someone hurt, `gesture`
 * answers comments without text, and `helpIfOrder` asks for an order number only "if you have one".
 */
export type Line =
  /* praise */
  | 'thanks'
  | 'detailed'
  | 'joy'
  | 'rated'
  | 'pleased'
  /* mixed */
  | 'honest'
  | 'balanced'
  | 'ratedMiddle'
  | 'unclear'
  /* complaints */
  | 'sorry'
  | 'understood'
  | 'alarmed'
  | 'injury'
  | 'ratedLow'
  | 'learn'
  /* other */
  | 'asked'
  | 'answered'
  | 'informed'
  | 'unanswered'
  | 'noted'
  | 'gesture'
  | SensitiveLine
  | End

/** Asks the customer to contact us; on platforms without private messages in the words of `contacting.ts`. */
export type Contact = 'help' | 'helpIfOrder' | 'direct'
export type ContactLines = Record<Contact, string[]>

/** For a customer who wrote before and got no answer. */
export interface AgainLines extends Record<'privately' | 'directly', Record<'help' | 'helpIfOrder', string[]>> {
  ignored: string[]
}

/** How a reply ends. */
export type End =
  | 'wish'
  | 'farewell'
  | 'encourage'
  | 'invite'
  | 'anythingElse'
  | Contact
  | 'clarify'
  | 'offer'
  | 'tellUs'

/**
 * Lines in all languages: `sympathy` is regret after thanks for honesty, `wished` the same without a complaint, `acknowledged`
 * fits both, `remark` answers the "but" of a positive review, `requested` a request for a refund or a replacement,
 * `ignored` earlier messages without an answer, `threatened` announced legal steps, `othersHurt` an injury of someone else,
 * `questionsAfterContact` a question without an answer, `again` and `back` a customer whom we answered before,
 * `timeTaken` and `warmly` a wish for a warmer reply, and the others are in care.ts.
 */
export type SharedLine =
  | 'sympathy'
  | 'wished'
  | 'acknowledged'
  | 'remark'
  | 'requested'
  | 'ignored'
  | 'threatened'
  | 'othersHurt'
  | 'questionsAfterContact'
  | 'again'
  | 'back'
  | 'timeTaken'
  | 'warmly'
  | 'stopUsing'
  | 'lateToo'
  | 'kindWords'
  | 'thankedName'
  | 'slip'
  | 'received'

/** What a comment mentions without an opinion, and what a positive one criticizes (`noticed`). */
export type Mentions = Record<'mention' | 'noticed', Partial<Record<Topic, string[]>>>

/** A language's book combined with the shared lines. */
export interface FullBook extends Omit<PhraseBook, 'lines'> {
  lines: Record<Line | SharedLine, string[]>
  mentions: Record<Domain, Mentions>
  contacting: ContactLines
  requestsAfterContact: ContactLines
  contactingAgain: AgainLines
  requested: Record<Remedy, string[]>
  /** Quotes what the comment praises. */
  quotes: string[]
}

/**
 * Whole hand-written sentences in one language with `{name}`, `{product}`, and `{fact}`; the English ones also have
 * `{singular|plural}` and contractions (english-wording.ts). A sentence without a value for its slot isn't used. Any sentence except an end can follow a greeting.
 */
export interface PhraseBook {
  language: string
  /** Between sentences; empty in Japanese and Chinese. */
  gap: string
  greetings: Record<Tone, { named: string[]; unnamed: string[] }>
  lines: Record<Line, string[]>
  good: Partial<Record<Topic, string[]>>
  bad: Record<Topic, string[]>
  /** Replaces `good` and `bad` for games, apps, and places; a topic may be missing. */
  notGoods: { good: Partial<Record<Topic, string[]>>; bad: Partial<Record<Topic, string[]>> }
  /** For places without a better match. */
  tiny: { glad: string[]; sorry: string[] }
}
