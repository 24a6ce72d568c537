import { en } from './en.ts'

/** One catalogue a language; a value is put in by a function, so that each language orders its own sentence. */
export interface MailWords {
  /** BCP 47, for the mail's own mark-up. */
  language: string
  signature: string
  /** Before the address that a button leads to. */
  orOpen: string
  verify: { subject: string; heading: (name: string) => string; intro: string; footer: string }
  reset: { subject: string; heading: (name: string) => string; intro: string; button: string; footer: string }
  invitation: {
    subject: (inviter: string, company: string) => string
    heading: (company: string) => string
    intro: (inviter: string, company: string) => string
    button: string
    footer: string
  }
  brokenConnection: {
    subject: (platform: string, brand: string) => string
    heading: (name: string) => string
    intro: (platform: string, brand: string) => string
    what: string
    button: string
    footer: string
  }
  dataRequest: {
    subject: (shop: string) => string
    heading: (name: string) => string
    intro: (shop: string, person: string) => string
    nothing: string
    what: string
    footer: string
  }
  report: {
    subject: (title: string, brand: string) => string
    intro: (brand: string, days: string) => string
    attached: string
    button: string
    /** Why somebody gets it, and how they get it no more; `author` may be nobody any more. */
    footer: (author: string, brand: string) => string
  }
  support: {
    subject: (subject: string) => string
    from: (name: string, email: string, company: string) => string
    footer: string
  }
}

const catalogues = new Map([en].map((words) => [words.language, words] as const))

/** The catalogue of `de` serves `de-AT`; a language that has none yet is served in English. */
export const wordsFor = (locale: string): MailWords =>
  catalogues.get(locale) ?? catalogues.get(locale.split('-')[0] ?? '') ?? en
