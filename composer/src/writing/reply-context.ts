import type { ComposeRequest } from '../composer.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { services } from '@bizamply/contract/platforms'
import { absentTopics } from './absent-topics.ts'
import { addressIn, addressInAny } from './contact-address.ts'
import { insteadOf } from './brand-manner.ts'
import { fairReading, withoutHints } from '../reading/fair-reading.ts'
import { hasPhraseBook, phraseBook } from './phrases/index.ts'
import type { FullBook, ReplyKind } from './phrases/phrase-book.ts'
import type { Remedy } from './phrases/requested.ts'
import { isAboutMoney, remedyIn } from './requested-remedy.ts'
import { asksForAnAnswer } from '../reading/answerable-questions.ts'
import { asksPlainly, asksSomething } from '../reading/plain-request.ts'
import { type AnswerFact, answerFact, complaintFact, contactFact, newestChange, policyOn } from './product-facts.ts'
import { apartFromOtherGoods } from '../reading/other-goods.ts'
import { plainTopics } from '../reading/plain-topics.ts'
import { isRaised } from '../reading/raised-reviews.ts'
import { isMatterResolved } from '../reading/resolved-matters.ts'
import { isIronic } from '../reading/irony.ts'
import { perRequest } from '../reading/per-request.ts'
import { commentText, readRequest } from '../reading/read-comment.ts'
import type { Reading } from '../reading/reading.ts'
import { replyKindOf, withoutJoy } from './reply-kind.ts'
import { blamedPart } from './blamed-part.ts'
import { namedParts } from './named-parts.ts'
import { reservedTopics } from './reserved-topics.ts'
import { isSolemn } from './solemn.ts'
import { isOwnMistake } from './own-mistake.ts'
import { withFault, type Particulars, withParticulars } from './reply-particulars.ts'
import { type Domain, domainOf } from '../reading/domain.ts'
import { wordFinder } from '../words/index.ts'
import { canceledIn } from './troubles/canceled.ts'
import { troublesIn } from './troubles/index.ts'

/** Input of a reply. */
export interface ReplyContext {
  text: string
  /** The names of the brand and the product. */
  own: string
  /** For longer comments, a reply names only explicit topics. */
  reading: Reading
  /** Includes topics mentioned once, if there is nothing more certain to name or quote. */
  likelier: Reading
  book: FullBook
  replyKind: ReplyKind
  particulars: Particulars
  /** Topics of the faults that are stored with the comment. */
  faults: readonly Topic[]
  /** Faults of named parts, as clauses (named-parts.ts). */
  parts: readonly string[]
  fact: AnswerFact | null
  /** The brand's changes since the comment, about its complaint. */
  change: string | null
  /** What the brand does about a complaint like this. */
  policy: string | null
  /** Customers can send the shop a private message on this platform. */
  privately: boolean
  /** How else to reach the shop; null if private messages do or the brand says nothing. */
  contact: string | null
  /** The address of `contact`, if it says nothing else, or of another language's contact. */
  address: string | null
  /** In a language that we can't write; the reply says so in English. */
  foreign: boolean
  domain: Domain
  /** What the customer asks for, if it’s their money or another item. */
  requested: Remedy | null
  /** The comment mentions a payment. */
  money: boolean
  /** The customer says that it was put right. */
  settled: boolean
  /** Replaces a worse review. */
  raised: boolean
}

/** In words, or character pairs in scripts without spaces. Shorter comments have few passing mentions. */
const BRIEF = 20

export const contextOf = perRequest((request): ReplyContext => {
  const { brand, comment, product } = request
  const text = commentText(request)
  const found = readRequest(request)
  const wished = request.rework?.language ?? insteadOf(brand, found.language)
  const book = phraseBook(wished ?? found.language ?? brand.defaultLanguage)
  const isOpen = (comment.rating ?? 5) > 2 || isOwnMistake(text)
  const mayAsk = found.question || (isOpen && !found.wordless && (/[?？]/.test(text) || asksPlainly(text)))
  const fact = answerer(mayAsk, !isOpen && found.hasQuestion)(text, product, brand.facts ?? [], book.language)
  // A question mark with a stored answer makes a question, and so does a request if nothing else was found.
  const silent = found.positives + found.negatives + found.good.length + found.bad.length === 0 && !found.wordless
  const hasQuestion =
    (comment.rating ?? 5) > 2 && ((silent && asksSomething(text)) || asksForAnAnswer(text, comment.rating))
  const domain = domainOf(text, [...found.good, ...found.bad], product !== null)
  const reserved = reservedTopics(text, comment.rating, found.language)
  const absent = absentTopics(text)
  const praising = { ...found, good: found.good.filter((topic) => !reserved.has(topic) && !absent.has(topic)) }
  const likely = found.corrected ? found : withoutHints(fairReading(praising, domain))
  const fair = { ...likely, question: found.question || fact !== null || hasQuestion }
  const reading = fair.weights.length <= BRIEF ? fair : { ...fair, nameable: fair.outright }
  const judged = withParticulars(
    replyKindOf(reading, comment.rating, domain, isIronic(text)),
    text,
    found.language ?? brand.defaultLanguage,
    { reading, rating: comment.rating, domain },
  )
  const parts = faultsIn(apartFromOtherGoods(text), found, { book, reading, judged, domain, comment, brand })
  const replyKind = withoutJoy(withFaults(judged.replyKind, parts, comment.rating, reading), reading)
  const fitting = parts.length > 0 && blaming.has(replyKind) ? withFault(judged.particulars) : judged.particulars
  const particulars = replyKind === 'grief' || !isSolemn(reading) ? fitting : { ...fitting, highlight: null }
  const privately = messengers.has(comment.platform)
  const requested = remedyIn(text, reading.language, comment.rating)
  const contact = privately ? null : contactFact(brand.facts ?? [], book.language)
  return {
    text,
    own: `${brand.name} ${product?.title ?? ''}`,
    reading,
    likelier: fair,
    book,
    replyKind,
    particulars,
    faults: plainTopics(found).bad.filter((topic) => reading.bad.includes(topic)),
    parts,
    policy: policyOn(particulars.complaint, brand.facts ?? [], book.language, product?.title ?? null),
    fact,
    change: newestChange(brand.facts ?? [], book.language),
    privately,
    contact,
    address: addressIn(contact) ?? (contact === null && !privately ? addressInAny(brand.facts ?? []) : null),
    foreign:
      wished === null &&
      !reading.wordless &&
      isForeign(text, reading.language ?? brand.defaultLanguage, reading.language !== null),
    domain,
    requested,
    money: isAboutMoney(text),
    settled: requested === null && isSettled(text, comment.rating, reading),
    raised: isRaised(text, comment.rating),
  }
})

const answerer = (mayAsk: boolean, complains: boolean): typeof answerFact | typeof complaintFact =>
  mayAsk ? answerFact : complains ? complaintFact : () => null

/** One or two stars for what was put right say that it wasn't enough. */
const isSettled = (text: string, rating: number | null, { failed, question }: Reading): boolean =>
  (rating ?? 0) >= 3 && !failed && !question && isMatterResolved(text)

/** Faults by clauses: of an order that was canceled, then of the goods. */
function faultsIn(
  text: string,
  { language, corrected }: Reading,
  {
    book,
    reading,
    judged,
    domain,
    comment: { rating },
    brand,
  }: Pick<ReplyContext, 'book' | 'reading' | 'domain'> &
    Pick<ComposeRequest, 'comment' | 'brand'> & { judged: ReturnType<typeof withParticulars> },
): string[] {
  if (corrected) return []
  const canceled = canceledIn(text, book.language, rating)
  const isNamed = book.language === (language ?? brand.defaultLanguage) && domain === 'thing'
  const named = isNamed ? partsIn(text, book.language, rating, judged, reading) : []
  return canceled === null ? named : [canceled, ...named].slice(0, 2)
}

/** Without a known fault, the part that the complaint is about. */
function partsIn(
  text: string,
  language: string,
  rating: number | null,
  { replyKind, particulars }: ReturnType<typeof withParticulars>,
  reading: Reading,
): string[] {
  const { bad, question } = reading
  const own = language === 'en' ? namedParts(text) : []
  // "It gets stuck" can be about the zipper.
  const isOfPart = bad.some((topic) => partTopics.has(topic))
  const stated = troublesIn(text, language).filter(({ clause }) => !(isOfPart && clause.includes('{item}')))
  const named = own.length > 0 ? own : stated.map(({ clause }) => clause)
  if (
    language !== 'en' ||
    named.length > 0 ||
    particulars.complaint !== null ||
    bad.length > 0 ||
    !blaming.has(replyKind)
  )
    return named
  const blamed =
    (rating ?? 5) > 4 || (question && replyKind !== 'negative') ? null : blamedPart(text, (rating ?? 3) <= 2)
  return blamed === null ? [] : [blamed]
}

const partTopics: ReadonlySet<Topic> = new Set<Topic>(['zip', 'battery', 'screen', 'camera'])

/** Four stars for a part that fails are praise and a complaint; without stars, a fault without praise is a complaint. */
function withFaults(
  kind: ReplyKind,
  parts: readonly string[],
  rating: number | null,
  { sentiment, positives }: Reading,
): ReplyKind {
  if (parts.length === 0) return kind
  if (rating === 4 && (kind === 'positive' || kind === 'starsHigh')) return 'mixed'
  const isOpen = kind === 'neutral' || kind === 'mild'
  return rating === null && isOpen && sentiment !== 'positive' && positives === 0 ? 'negative' : kind
}

const blaming: ReadonlySet<ReplyKind> = new Set(['mild', 'mixed', 'negative'])

/** Platforms where customers can send a private message, by name. Review platforms have none. */
const messengers: ReadonlySet<string> = new Set(
  Object.values(services)
    .filter(({ type }) => type === 'social')
    .map(({ name }) => name),
)

/** If the language is unknown, use the brand's, unless there is an English word. */
function isForeign(text: string, language: string, sure: boolean): boolean {
  if (hasPhraseBook(language)) return false
  if (sure) return true
  const english = wordFinder('en')
  return !commonEnglish.test(text) && (english?.hits(english.tokens(text)).length ?? 0) === 0
}

const commonEnglish = /\b(?:the|is|it|and|this|that|my|very|not|was|are|have|for|with|you)\b/i
