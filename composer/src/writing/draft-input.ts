import type { Slots, Taste } from './pick-variant.ts'
import type { FullBook, ReplyKind } from './phrases/phrase-book.ts'
import type { AnswerFact } from './product-facts.ts'
import type { NamedTopics } from './reply-kind.ts'
import type { Reading } from '../reading/reading.ts'
import type { Domain } from '../reading/domain.ts'
import type { Particulars } from './reply-particulars.ts'
import type { Remedy } from './phrases/requested.ts'

/** What a reply can be written from. */
export interface DraftInput {
  text: string
  /** The names of the brand and the product. */
  own: string
  reading: Reading
  book: FullBook
  replyKind: ReplyKind
  topics: NamedTopics
  /** Faults of named parts, as clauses. */
  parts: readonly string[]
  fact: AnswerFact | null
  change: string | null
  policy: string | null
  privately: boolean
  contact: string | null
  /** The address of `contact`, if it says nothing else. */
  address: string | null
  /** The customer wrote before and got no answer. */
  ignored: boolean
  /** The customer has sent the item back. */
  returned: boolean
  /** A page with similar replies: sentences that say little vary the structure. */
  spread: boolean
  /** What the customer asks for; null after earlier messages, which a reply answers first. */
  requested: Remedy | null
  /** Someone is hurt or mourns: "We understand that you’d like a solution" would be cold. */
  solemn: boolean
  /** The comment gives its order number. */
  orderGiven: boolean
  /** The comment mentions a payment. */
  money: boolean
  /** Someone other than the customer was hurt. */
  othersHurt: boolean
  /** The comment names a hospital or the like. */
  treated: boolean
  /** A complaint with a question. */
  asks: boolean
  /** They may harm themselves. */
  despairs: boolean
  /** At most three stars: a fault gets regret, not only a note. */
  low: boolean
  /** One star: praise may be irony. */
  lowest: boolean
  /** Thanks for honesty would sound odd: nothing was criticized. */
  pleased: boolean
  /** A person asks for a warmer reply. */
  warmer: boolean
  /** The brand signs the reply, so no sentence does. */
  signed: boolean
  foreign: boolean
  slots: Slots
  taste: Taste
  particulars: Particulars
  /** Says enough that it needs no question what went wrong. */
  explained: boolean
  /** Doesn't say what went wrong. */
  untold: boolean
  /** Names a fault. */
  faulty: boolean
  /** Replaces a worse review. */
  raised: boolean
  /** Someone died. */
  mourning: boolean
  /** A long comment. */
  long: boolean
  /** A positive comment with a remark, not a complaint. */
  friendly: boolean
  domain: Domain
  /** About a game, bank, role, or unknown: the sentences fit anything. */
  general: boolean
}
