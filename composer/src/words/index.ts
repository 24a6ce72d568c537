import { compileWords, type WordFinder } from './compile-words.ts'
import { listedLanguages, readWordList } from './word-list.ts'

export { clear } from './compile-words.ts'
export { listedLanguages } from './word-list.ts'
export type { Hit, RiskName, Sense, WordFinder } from './compile-words.ts'

/** Null for languages without word lists, where only stars and symbols such as emoji count. */
export function wordFinder(language: string): WordFinder | null {
  const cached = finders.get(language)
  if (cached || !listedLanguages.includes(language)) return cached ?? null
  const finder = compileWords(readWordList(language))
  finders.set(language, finder)
  return finder
}

const finders = new Map<string, WordFinder>()
