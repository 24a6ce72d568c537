import type { AccountChange, MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** A user's sign-in settings changed: they are notified, whoever made the change. */
export const accountChange =
  (change: AccountChange) =>
  (words: MailWords, { name, link, detail = '' }: { name: string; link: string; detail?: string }): MailParts => {
    const { subject, intro, button } = words.account[change]
    const { heading, footer } = words.account
    return { subject, heading: heading(name), paragraphs: [intro(detail)], button: { label: button, link }, footer }
  }
