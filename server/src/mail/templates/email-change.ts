import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** To the new address: confirms it. */
export function emailCode(words: MailWords, { name, code }: { name: string; code: string }): MailParts {
  const { heading, code: forCode } = words.emailChange
  return { subject: forCode.subject, heading: heading(name), paragraphs: [forCode.intro], code, footer: forCode.footer }
}

/** To the old address: confirms or cancels the change. */
export function emailConfirm(
  words: MailWords,
  { name, email, link }: { name: string; email: string; link: string },
): MailParts {
  const { heading, confirm } = words.emailChange
  return {
    subject: confirm.subject,
    heading: heading(name),
    paragraphs: [confirm.intro(email), confirm.expires],
    button: { label: confirm.button, link },
    footer: confirm.footer,
  }
}

/** To a requested address whose owner already uses it. */
export function emailTaken(words: MailWords, { link }: { link: string }): MailParts {
  const { heading, taken } = words.emailChange
  return {
    subject: taken.subject,
    heading: heading(''),
    paragraphs: [taken.intro],
    button: { label: taken.button, link },
    footer: taken.footer,
  }
}

/** To both addresses; the link to the old one reverts it. */
export const emailChanged =
  (to: 'old' | 'new') =>
  (
    words: MailWords,
    { name, oldEmail, newEmail, link }: { name: string; oldEmail: string; newEmail: string; link: string },
  ): MailParts => {
    const { heading, changed } = words.emailChange
    const { next, button } = changed[to]
    return {
      subject: changed.subject,
      heading: heading(name),
      paragraphs: [changed.intro(oldEmail, newEmail), next],
      button: { label: button, link },
      footer: changed.footer,
    }
  }

/** To the old address, which is current again. */
export function emailRestored(words: MailWords, { name, link }: { name: string; link: string }): MailParts {
  const { heading, restored } = words.emailChange
  return {
    subject: restored.subject,
    heading: heading(name),
    paragraphs: [restored.intro],
    button: { label: restored.button, link },
    footer: restored.footer,
  }
}
