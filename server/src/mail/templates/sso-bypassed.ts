import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** An admin signed in by password although the company requires SSO. */
export function ssoBypassed(
  words: MailWords,
  { name, admin, link }: { name: string; admin: string; link: string },
): MailParts {
  const { subject, heading, intro, what, button, footer } = words.ssoBypassed
  return {
    subject,
    heading: heading(name),
    paragraphs: [intro(admin), what],
    button: { label: button, link },
    footer,
  }
}
