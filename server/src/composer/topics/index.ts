import { compileWords, type WordFinder } from './compile-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

const finders = new Map<string, WordFinder>(
  [de, en, es, fr, it, ja, pt, zh].map((words) => [words.language, compileWords(words)]),
)

/** Null for a language without word lists: then only stars and signs such as emoji tell. */
export function wordFinder(language: string): WordFinder | null {
  return finders.get(language) ?? null
}

export const listedLanguages: readonly string[] = [...finders.keys()]
