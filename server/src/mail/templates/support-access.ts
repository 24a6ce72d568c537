import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** An administrator views the console as a member. */
export function supportAccess(
  words: MailWords,
  {
    name,
    administrator,
    member,
    reason,
    link,
  }: Record<'name' | 'administrator' | 'member' | 'reason' | 'link', string>,
): MailParts {
  const { subject, heading, intro, statedReason, what, button, footer } = words.supportAccess
  return {
    subject,
    heading: heading(name),
    paragraphs: [intro(administrator, member), statedReason(reason), what],
    button: { label: button, link },
    footer,
  }
}
