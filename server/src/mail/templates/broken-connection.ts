import type { MailWords } from '../words/index.ts'
import type { MailParts } from './layout.ts'

/** A platform does not let us in any more. */
export function brokenConnection(
  words: MailWords,
  { name, platform, brand, reason, link }: Record<'name' | 'platform' | 'brand' | 'reason' | 'link', string>,
): MailParts {
  const { subject, heading, intro, what, button, footer } = words.brokenConnection
  return {
    subject: subject(platform, brand),
    heading: heading(name),
    paragraphs: [intro(platform, brand), reason, what].filter((text) => text.trim() !== ''),
    button: { label: button, link },
    footer,
  }
}
