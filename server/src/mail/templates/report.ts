import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

type Values = Record<'title' | 'brand' | 'days' | 'said' | 'author' | 'link', string>

/** A short summary of a run, with the pages attached. Each paragraph stays separate. */
export function report(words: MailWords, { title, brand, days, said, author, link }: Values): MailParts {
  const { subject, intro, attached, button, footer } = words.report
  return {
    subject: subject(title, brand),
    heading: title,
    paragraphs: [intro(brand, days), ...said.split(/\n\s*\n/).filter((text) => text.trim() !== ''), attached],
    button: { label: button, link },
    footer: footer(author, brand),
  }
}
