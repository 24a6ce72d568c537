import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

type Values = Record<'title' | 'items' | 'link' | 'unsubscribe', string>

/** What happened to somebody's comments, in one mail; each item is a paragraph, its title the first line. */
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

/** Nobody gets marketing mails by a ticked box: the link of this mail switches them on. */
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
