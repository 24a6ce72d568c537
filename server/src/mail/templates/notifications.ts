import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

type Values = Record<'title' | 'items' | 'link' | 'unsubscribe', string>

/** Notifications in one email; each item is a paragraph whose first line is its title. */
export function notifications(words: MailWords, { title, items, link, unsubscribe }: Values): MailParts {
  const { button, footer, leave } = words.notifications
  return {
    subject: title,
    heading: title,
    paragraphs: items.split('\n\n').filter((text) => text.trim() !== ''),
    button: { label: button, link },
    footer,
    unsubscribe: { label: leave, link: unsubscribe },
  }
}

/** Double opt-in: marketing emails start only after the link of this email. */
export function marketingWish(
  words: MailWords,
  { name, link, unsubscribe }: Record<'name' | 'link' | 'unsubscribe', string>,
): MailParts {
  const { subject, heading, intro, button, footer, leave } = words.marketingWish
  return {
    subject,
    heading: heading(name),
    paragraphs: [intro],
    button: { label: button, link },
    footer,
    unsubscribe: { label: leave, link: unsubscribe },
  }
}
