import type { MailWords } from './mail-words.ts'
import { en } from './en.ts'

const catalogues = new Map([en].map((words) => [words.language, words] as const))

/** The catalog of `de` serves `de-AT`; a language without one gets English. */
export const wordsFor = (locale: string): MailWords =>
  catalogues.get(locale) ?? catalogues.get(locale.split('-')[0] ?? '') ?? en
