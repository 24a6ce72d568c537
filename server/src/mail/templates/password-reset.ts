import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** A link that sets a new password once. */
export function passwordReset(words: MailWords, { name, link }: { name: string; link: string }): MailParts {
  const { subject, heading, intro, button, footer } = words.reset
  return { subject, heading: heading(name), paragraphs: [intro], button: { label: button, link }, footer }
}
