import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** An invitation to a company. */
export function invitation(
  words: MailWords,
  {
    inviter,
    company,
    // Mails that were queued before the role was named have none.
    role = '',
    note,
    link,
  }: { inviter: string; company: string; role?: string; note: string; link: string },
): MailParts {
  const { subject, heading, intro, quoted, expires, button, footer } = words.invitation
  return {
    subject: subject(inviter, company),
    heading: heading(company),
    paragraphs: [intro(inviter, company, role), ...(note ? [quoted(note)] : []), expires],
    button: { label: button, link },
    footer,
  }
}
