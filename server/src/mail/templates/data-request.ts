import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** A shop's customer requests their stored data; each finding is its own paragraph. */
export function dataRequest(
  words: MailWords,
  { name, shop, person, found }: Record<'name' | 'shop' | 'person' | 'found', string>,
): MailParts {
  const { subject, heading, intro, nothing, what, footer } = words.dataRequest
  const entries = found.split('\n\n').filter((text) => text.trim() !== '')
  return {
    subject: subject(shop),
    heading: heading(name),
    paragraphs: [intro(shop, person), ...(entries.length > 0 ? entries : [nothing]), what],
    footer,
  }
}
