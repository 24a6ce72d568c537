import type { BrandFact } from '../composer.ts'
import type { AddressLine } from './phrases/address-line.ts'
import { contactAddress } from './phrases/contact-address.ts'
import { questionThing } from './question-thing.ts'
import { withBoundMarks } from './phrases/fr-spaces.ts'
import { compact } from '../words/compact.ts'

const address = compact(/[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,3}\.\p{L}{2,20}/u)

/** The e-mail address of a contact fact that says nothing else, like "You can reach us at {address}." */
export function addressIn(fact: string | null): string | null {
  const found = fact === null ? null : address.exec(fact)
  if (fact === null || found === null) return null
  const rest = fact
    .replace(found[0], '')
    .replace(/[.。]\s*$/u, '')
    .trim()
  return rest.length > 40 || rest.split(/\s+/).length > 7 || more.test(rest) ? null : found[0]
}

/** Hours, a phone number, a promise, or another sentence. */
const more =
  /[\d@:;,.!?。！？、]|https?|www|\b(?:and|or|und|oder|et|ou|y|e|o|within|answer|call|phone)\b|電話|返信|电话|答复|回复/iu

interface Filled {
  address: string
  /** What the order number is for. */
  purpose?: string
  /** What a question is about. */
  thing?: string | null
}

export function addressLines(language: string, line: AddressLine, { address: at, purpose, thing }: Filled): string[] {
  const lines = (contactAddress[language]?.[line] ?? []).map((one) =>
    one
      .replace('{address}', () => at)
      .replace('{do}', () => purpose ?? '{do}')
      .replace('{thing}', () => thing ?? '{thing}'),
  )
  return language === 'fr' ? lines.map(withBoundMarks) : lines
}

/** A sentence with the address in it. */
export const filledAddress = (language: string, line: string, at: string): string =>
  language === 'fr' ? withBoundMarks(line.replace('{address}', () => at)) : line.replace('{address}', () => at)

/** An address needs no translation: the first of any language's contact fact. */
export function addressInAny(facts: readonly BrandFact[]): string | null {
  for (const fact of facts) {
    const found = fact.topic === 'contact' ? address.exec(fact.text) : null
    if (found) return found[0]
  }
  return null
}

/** What a reply says about a question that no stored fact answers. */
export function questionAddressLines(context: {
  text: string
  address: string | null
  book: { language: string }
}): string[] {
  const { address: at, book } = context
  if (at === null) return []
  const filled = { address: at, thing: questionThing(context) }
  return (['ask', 'askAbout'] as const).flatMap((line) => addressLines(book.language, line, filled))
}

/** Addresses have periods, which don't end a sentence. */
export const withoutAddress = (text: string): string => text.replaceAll(compact(address.source, 'gu'), '{address}')

export const addressKinds: Record<AddressLine, string> = {
  order: 'help',
  orderAndAsk: 'help',
  given: 'help',
  tell: 'help',
  again: 'help',
  againGiven: 'help',
  plain: 'direct',
  data: 'direct',
  ready: 'direct',
  press: 'direct',
  ask: 'questionsAfterContact',
  askAbout: 'questionsAfterContact',
}
