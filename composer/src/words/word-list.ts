import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { topicNames } from '@bizamply/contract/topics-and-risks'

/** Each string of a list has comma-separated words or phrases, to keep a language readable as a page. */
const words = z
  .array(z.string())
  .default([])
  .transform((lines) => [...new Set(lines.flatMap(wordsOf))])

const topic = z.strictObject({ about: words, good: words, bad: words })

export const wordList = z.strictObject({
  language: z.string().regex(/^[a-z]{2,3}$/),
  spaced: z.boolean(),
  foldAccents: z.boolean().default(false),
  own: words,
  good: words,
  veryGood: words,
  slightlyGood: words,
  bad: words,
  veryBad: words,
  slightlyBad: words,
  before: words,
  without: words,
  after: words,
  stronger: words,
  weaker: words,
  fillers: words,
  hides: words,
  turns: words,
  elsewhere: words,
  asks: words,
  asksPlainly: words,
  risks: z.strictObject({
    injury: words,
    legal: words,
    press: words,
    grief: words,
    refund: words,
    'personal-data': words,
  }),
  spam: words,
  topics: z.partialRecord(z.enum(topicNames), topic),
})

export type WordList = z.infer<typeof wordList>

/** Languages with a file here. */
export const listedLanguages: readonly string[] = readdirSync(import.meta.dirname)
  .flatMap((name) => /^([a-z]{2,3})\.json$/.exec(name)?.[1] ?? [])
  .toSorted()

/** Throws if the file doesn't follow README.md. */
export function readWordList(language: string): WordList {
  return wordList.parse(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')))
}

function wordsOf(line: string): string[] {
  return line
    .split(',')
    .map((word) => word.trim().toLowerCase().replace(/\s+/g, ' '))
    .filter(Boolean)
    .flatMap(spelledOut)
}

/** `{a|b} c{d|e}` expands to `a cd`, `a ce`, `b cd`, and `b ce`. */
function spelledOut(word: string): string[] {
  const [braces, choices] = /\{([^{}]*)\}/.exec(word) ?? []
  if (braces === undefined || choices === undefined) return [word]
  return choices.split('|').flatMap((choice) => spelledOut(word.replace(braces, () => choice)))
}
