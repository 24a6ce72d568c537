import { addressLines, filledAddress } from './contact-address.ts'
import { orderContact, purposeFor, purposeOfOrder } from './phrases/order-contact.ts'
import { returned as returnedLines } from './phrases/returned.ts'
import { healthQuestionIn } from '../reading/health-worries.ts'
import { isNeutral } from './product-facts.ts'
import { healthLines } from './phrases/health-questions.ts'
import { unansweredOn } from './phrases/unanswered.ts'
import { questionThing } from './question-thing.ts'
import type { Contact } from './phrases/phrase-book.ts'
import type { DraftInput } from './draft-input.ts'
import { isPersonal } from './reply-particulars.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'

export const isContact = (role: SentenceRole): role is Contact =>
  role === 'help' || role === 'helpIfOrder' || role === 'direct'

/** A question that we can’t answer is asked where the reply says anyway. */
export const withoutSecondContact = (structure: Structure, { fact }: DraftInput): Structure =>
  fact === null && structure.some(isContact) ? structure.filter((role) => role !== 'answer') : structure

/** What the brand says before we ask for anything; null if our own sentence has its address. */
export function contactBefore({ contact, address, ignored }: DraftInput): string | null {
  return contact === null || address !== null ? null : contactOf(contact, ignored)
}

/** Customers whose messages went unanswered get only the address, not "We answer within one working day." */
function contactOf(fact: string, ignored: boolean): string {
  const [address] = ignored ? (/^.{0,120}?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(fact) ?? []) : []
  return address === undefined ? fact : `${address}.`
}

export function contactLines(role: Contact, input: DraftInput): readonly string[] {
  const { book, privately, ignored, contact, particulars, requested, money, orderGiven } = input
  if (isOver(input)) return linesAfterReturn(input)
  if (input.address !== null) return linesWithAddress(role, input, input.address)
  const contactBy = privately ? 'privately' : contact ? 'there' : 'directly'
  const asked = { complaint: particulars.complaint, requests: requested !== null, money, given: orderGiven }
  const exactly = role === 'help' || requested ? orderContact(book.language, asked, contactBy) : []
  if (exactly.length > 0) return exactly
  if (input.asks && !requested) return contact ? book.lines.questionsAfterContact : unansweredLines(input)
  if (ignored)
    return book.contactingAgain[privately ? 'privately' : 'directly'][role === 'help' ? 'help' : 'helpIfOrder']
  if (privately) return told(book.lines[role], input)
  return told(contact ? book.requestsAfterContact[role] : book.contacting[role], input)
}

/** The item was sent back, and nothing is requested or unanswered. */
const isOver = ({ returned, requested, ignored, money, asks, solemn, particulars, reading }: DraftInput): boolean =>
  returned &&
  !(requested || ignored || money || asks || solemn || isPersonal(particulars)) &&
  !reading.risks.includes('refund') &&
  purposeFor({ complaint: particulars.complaint, requests: false, money, given: false }) === undefined

function linesAfterReturn({ book, address, privately, contact }: DraftInput): string[] {
  const lines = returnedLines[book.language]
  if (!lines) return []
  if (address !== null) return [filledAddress(book.language, lines.address, address)]
  return contact ? [] : [privately ? lines.privately : lines.directly]
}

/** Whoever said what happened isn't asked for it. */
function told(lines: readonly string[], { explained }: DraftInput): readonly string[] {
  const left = explained ? lines.filter((line) => !asking.test(line)) : lines
  return left.length > 0 ? left : lines
}

const asking =
  /what happened|went wrong|was (?:geschehen|passiert|schiefgegangen)|schiefgelaufen|s’est passé|qué (?:ha pasado|pasó|ocurrió)|(?:che )?cosa è successo|o que (?:houve|aconteceu)|何が|发生了什么|怎么回事/iu

function linesWithAddress(role: Contact, input: DraftInput, address: string): string[] {
  const { book, ignored, particulars, requested, money, orderGiven, asks } = input
  const { language } = book
  const asked = { complaint: particulars.complaint, requests: requested !== null, money, given: orderGiven }
  const filled = { address, purpose: purposeOfOrder(language, asked), thing: questionThing(input) }
  const lines = (line: Parameters<typeof addressLines>[1]): string[] => addressLines(language, line, filled)
  if (input.mourning) return lines('ready')
  if (input.reading.inquiry) return lines('press')
  if (isPersonal(particulars)) return lines('data')
  // A parcel or a payment is found by the order number, not by earlier messages.
  if (ignored && purposeFor(asked) === undefined) return lines(orderGiven ? 'againGiven' : 'again')
  if (orderGiven) return lines('given')
  const wantsOrder = role === 'help' || requested !== null || ignored
  if (asks && !requested) return wantsOrder && input.faulty ? lines('orderAndAsk') : questionLines(input, lines)
  if (!wantsOrder) return lines('plain')
  return input.untold ? lines('tell') : lines('order')
}

function questionLines(input: DraftInput, lines: (line: 'ask' | 'askAbout') => string[]): string[] {
  return questionThing(input) === null ? lines('ask') : lines('askAbout')
}

/** How to reach the brand is said in its own words. */
export function answerLines(input: DraftInput): readonly string[] {
  const { fact, contact, book, address } = input
  const { lines } = book
  if (fact !== null) return fact.from === 'contact' ? ['{fact}'] : lines[fact.from]
  const health = healthAnswers(input)
  if (health.length > 0) return health
  if (address !== null) {
    const filled = { address, thing: questionThing(input) }
    return questionLines(input, (line) => addressLines(book.language, line, filled))
  }
  return contact ? lines.questionsAfterContact.map((line) => `${contact}${book.gap}${line}`) : unansweredLines(input)
}

/** A question about someone's health gets a reason why we don't answer it in public. */
export function healthAnswers(
  about: Pick<DraftInput, 'text' | 'book' | 'privately' | 'contact' | 'address'>,
): string[] {
  const { text, book, privately, contact, address } = about
  if (!healthQuestionIn(text)) return []
  if (address !== null) return healthLines(book.language, 'address', address)
  return contact ? [] : healthLines(book.language, privately ? 'privately' : 'directly')
}

/** The answer in a reply to a complaint, without the offer to answer more. */
export function factLines({ fact, book }: DraftInput): string[] {
  if (fact === null || fact.from === 'contact' || !isNeutral(fact.text)) return []
  return book.lines[fact.from].flatMap((line) => /^.*?\{fact\}\u00a0?(?:[”“»]|[」”][^。]*。)/u.exec(line)?.[0] ?? [])
}

/** On social media, the customer has already asked us in public. */
export const unansweredLines = (about: Pick<DraftInput, 'text' | 'book' | 'privately'>): readonly string[] =>
  unansweredOn(about.book.language, about.privately, questionThing(about)) ?? about.book.lines.unanswered
