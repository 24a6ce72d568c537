import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import type { PhraseBook } from './phrase-book.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

const phraseBooks = new Map([en, de, fr, es, it, pt, ja, zh].map((book) => [book.language, book]))

/** English for a language that this model does not speak. */
export function phraseBook(language: string): PhraseBook {
  return phraseBooks.get(language.slice(0, 2).toLowerCase()) ?? en
}
