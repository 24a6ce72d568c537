import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** Six digits that verify an address. */
export function verification(words: MailWords, { name, code }: { name: string; code: string }): MailParts {
  const { subject, heading, intro, footer } = words.verify
  return { subject, heading: heading(name), paragraphs: [intro], code, footer }
}
