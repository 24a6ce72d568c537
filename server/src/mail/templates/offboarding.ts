import type { MailWords } from '../words/mail-words.ts'
import type { MailParts } from './layout.ts'

interface OfCompany {
  name: string
  company: string
  link: string
}

export function companyExportReady(words: MailWords, { name, company, link }: OfCompany): MailParts {
  const { subject, intro, button, footer } = words.offboarding.exportReady
  return {
    subject: subject(company),
    heading: words.account.heading(name),
    paragraphs: [intro(company)],
    button: { label: button, link },
    footer,
  }
}

export function companyOffboarding(
  words: MailWords,
  { name, company, who, day, link }: OfCompany & { who: string; day: string },
): MailParts {
  const { subject, intro, untilThen, undo, button, footer } = words.offboarding.company
  return {
    subject: subject(company, day),
    heading: words.account.heading(name),
    paragraphs: [intro(who, company, day), untilThen, undo],
    button: { label: button, link },
    footer,
  }
}

export function companyKept(words: MailWords, { name, company, who, link }: OfCompany & { who: string }): MailParts {
  const { subject, intro, button, footer } = words.offboarding.companyKept
  return {
    subject: subject(company),
    heading: words.account.heading(name),
    paragraphs: [intro(who, company)],
    button: { label: button, link },
    footer,
  }
}

export function accountOffboarding(words: MailWords, of: { name: string; day: string; link: string }): MailParts {
  const { subject, intro, undo, button, footer } = words.offboarding.account
  return {
    subject: subject(of.day),
    heading: words.account.heading(of.name),
    paragraphs: [intro(of.day), undo],
    button: { label: button, link: of.link },
    footer,
  }
}

export function accountKept(words: MailWords, { name, link }: { name: string; link: string }): MailParts {
  const { subject, intro, button, footer } = words.offboarding.accountKept
  return {
    subject,
    heading: words.account.heading(name),
    paragraphs: [intro],
    button: { label: button, link },
    footer,
  }
}
