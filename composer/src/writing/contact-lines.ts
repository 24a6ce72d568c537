import { addressLines } from './contact-address.ts'
import { orderContact, purposeOfOrder } from './phrases/order-contact.ts'
import { questionThing } from './question-thing.ts'
import type { Contact } from './phrases/phrase-book.ts'
import type { Material } from './material.ts'
import { isPersonal } from './reply-particulars.ts'
import type { Place, Shape } from './place.ts'

export const isContact = (place: Place): place is Contact =>
  place === 'help' || place === 'helpIfOrder' || place === 'direct'

/** A question that we can’t answer is asked where the reply says anyway. */
export const withoutSecondContact = (shape: Shape, { fact }: Material): Shape =>
  fact === null && shape.some(isContact) ? shape.filter((place) => place !== 'answer') : shape

/** What the brand says before we ask for anything; null if our own sentence has its address. */
export function contactBefore({ contact, address, ignored }: Material): string | null {
  return contact === null || address !== null ? null : contactOf(contact, ignored)
}

/** Customers whose messages went unanswered get only the address, not "We answer within one working day." */
function contactOf(fact: string, ignored: boolean): string {
  const [address] = ignored ? (/^.{0,120}?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(fact) ?? []) : []
  return address === undefined ? fact : `${address}.`
}

export function contactLines(place: Contact, material: Material): readonly string[] {
  const { book, privately, ignored, contact, particulars, requested, money, orderGiven } = material
  if (material.address !== null) return linesWithAddress(place, material, material.address)
  const contactBy = privately ? 'privately' : contact ? 'there' : 'directly'
  const asked = { complaint: particulars.complaint, requests: requested !== null, money, given: orderGiven }
  const exactly = place === 'help' || requested ? orderContact(book.language, asked, contactBy) : []
  if (exactly.length > 0) return exactly
  if (material.asks && !requested) return contact ? book.lines.questionsAfterContact : book.lines.unanswered
  if (ignored)
    return book.contactingAgain[privately ? 'privately' : 'directly'][place === 'help' ? 'help' : 'helpIfOrder']
  if (privately) return told(book.lines[place], material)
  return told(contact ? book.requestsAfterContact[place] : book.contacting[place], material)
}

/** Whoever said what happened isn't asked for it. */
function told(lines: readonly string[], { explained }: Material): readonly string[] {
  const left = explained ? lines.filter((line) => !asking.test(line)) : lines
  return left.length > 0 ? left : lines
}

const asking =
  /what happened|went wrong|was (?:geschehen|passiert|schiefgegangen)|schiefgelaufen|s’est passé|qué (?:ha pasado|pasó|ocurrió)|(?:che )?cosa è successo|o que (?:houve|aconteceu)|何が|发生了什么|怎么回事/iu

function linesWithAddress(place: Contact, material: Material, address: string): string[] {
  const { book, ignored, particulars, requested, money, orderGiven, asks } = material
  const { language } = book
  const asked = { complaint: particulars.complaint, requests: requested !== null, money, given: orderGiven }
  const filled = { address, purpose: purposeOfOrder(language, asked), thing: questionThing(material) }
  const lines = (line: Parameters<typeof addressLines>[1]): string[] => addressLines(language, line, filled)
  if (material.mourning) return lines('ready')
  if (isPersonal(particulars)) return lines('data')
  if (ignored) return lines(orderGiven ? 'againGiven' : 'again')
  if (orderGiven) return lines('given')
  const wantsOrder = place === 'help' || requested !== null
  if (asks && !requested) return wantsOrder && material.faulty ? lines('orderAndAsk') : questionLines(material, lines)
  if (!wantsOrder) return lines('plain')
  return material.untold ? lines('tell') : lines('order')
}

function questionLines(material: Material, lines: (line: 'ask' | 'askAbout') => string[]): string[] {
  return questionThing(material) === null ? lines('ask') : lines('askAbout')
}

/** How to reach the brand is said in its own words. */
export function answerLines(material: Material): readonly string[] {
  const { fact, contact, book, address } = material
  const { lines } = book
  if (fact !== null) return fact.from === 'contact' ? ['{fact}'] : lines[fact.from]
  if (address !== null) {
    const filled = { address, thing: questionThing(material) }
    return questionLines(material, (line) => addressLines(book.language, line, filled))
  }
  return contact ? lines.questionsAfterContact.map((line) => `${contact}${book.gap}${line}`) : lines.unanswered
}
