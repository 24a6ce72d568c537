import type { MailWords, RecoveryStep } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** A member lost their second factor: they and every admin are notified of each step. */
export const recoveryStep =
  (step: RecoveryStep) =>
  (
    words: MailWords,
    values: { name: string; person: string; company: string; due?: string; link: string },
  ): MailParts => {
    const { name, person, company, due = '', link } = values
    const { heading, footer } = words.recovery
    const { subject, intro, next, button } = words.recovery[step]
    return {
      subject: subject(person),
      heading: heading(name),
      paragraphs: [intro(person, company), next(due)],
      button: { label: button, link },
      footer,
    }
  }
