import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** A user's message to support; their paragraphs are kept. */
export function support(
  words: MailWords,
  { subject, message, name, email, company }: Record<'subject' | 'message' | 'name' | 'email' | 'company', string>,
): MailParts {
  const { subject: subjectOf, from, footer } = words.support
  const paragraphs = message.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  return {
    subject: subjectOf(subject),
    heading: subject,
    paragraphs: [...paragraphs, from(name, email, company)],
    footer,
  }
}
