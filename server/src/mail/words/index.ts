import type { MailWords } from './mail-words.ts'
import { en } from './en.ts'

const catalogues = new Map([en].map((words) => [words.language, words] as const))

/** The catalogue of `de` serves `de-AT`; a language that has none yet is served in English. */
export const wordsFor = (locale: string): MailWords =>
  catalogues.get(locale) ?? catalogues.get(locale.split('-')[0] ?? '') ?? en
