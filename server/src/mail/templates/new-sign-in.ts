import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

/** Somebody signed in to the account on a device that it was not used on before. */
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
