import { compileWords, type WordFinder } from './compile-words.ts'
import { en } from './en.ts'

const finders = new Map<string, WordFinder>([en].map((words) => [words.language, compileWords(words)]))

/** Null for a language without word lists: then only stars and signs such as emoji tell. */
export function wordFinder(language: string): WordFinder | null {
  return finders.get(language) ?? null
}

export const listedLanguages: readonly string[] = [...finders.keys()]
