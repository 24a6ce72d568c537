import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** A sign-in to the account from a new device. */
export function newSignIn(
  words: MailWords,
  { name, device, place, time, link }: { name: string; device: string; place: string; time: string; link: string },
): MailParts {
  const { subject, heading, intro, what, button, footer, ...facts } = words.newSignIn
  return {
    subject,
    heading: heading(name),
    paragraphs: [intro, facts.device(device), facts.place(place), facts.time(time), what],
    button: { label: button, link },
    footer,
  }
}
