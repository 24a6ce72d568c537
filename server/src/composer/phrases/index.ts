import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'
import type { PhraseBook } from './phrase-book.ts'

const books = new Map<string, PhraseBook>([de, en, es, fr, it, ja, pt, zh].map((book) => [book.language, book]))

/** The built-in composer writes in these; everything else gets English. */
export function phraseBook(language: string): PhraseBook {
  return books.get(language) ?? en
}

export function hasPhraseBook(language: string): boolean {
  return books.has(language)
}

export const writtenLanguages: readonly string[] = [...books.keys()]
