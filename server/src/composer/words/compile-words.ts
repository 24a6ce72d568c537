import { type Topic, topicNames } from '../topic-names.ts'
import type { WordList } from './word-list.ts'

export interface WordFinder {
  clauses(text: string): string[]
  /** What stands close enough to an opinion to turn it round. */
  around(clause: string, start: number, length: number): { before: string; after: string }
  /** Whether two places of a clause are near enough to belong together. */
  isNear(between: string): boolean
  good: RegExp
  bad: RegExp
  before: RegExp
  after: RegExp
  elsewhere: RegExp
  serious: RegExp
  asks: RegExp
  topics: { topic: Topic; about: RegExp; good: RegExp; bad: RegExp }[]
}

export function compileWords(words: WordList): WordFinder {
  const find = (list: readonly string[] | undefined): RegExp => anyOf(list ?? [], words.spaced)
  const turns = anyOf(words.turns, words.spaced)
  return {
    clauses: (text) => split(text, turns),
    around: (clause, start, length) => {
      const before = clause.slice(0, start).trim()
      const after = clause.slice(start + length).trim()
      if (!words.spaced) return { before: before.slice(-5), after: after.slice(0, 5) }
      return { before: before.split(/\s+/).slice(-3).join(' '), after: after.split(/\s+/).slice(0, 2).join(' ') }
    },
    isNear: (between) => (words.spaced ? between.trim().split(/\s+/).length <= 4 : between.length <= 8),
    good: find([...words.good, ...words.veryGood]),
    bad: find([...words.bad, ...words.veryBad]),
    // Without spaces, "不" may be part of the word before: only what touches the opinion turns it.
    before: words.spaced ? find(words.before) : new RegExp(`(?:${words.before.join('|') || '(?!)'})$`, 'u'),
    after: find(words.after),
    elsewhere: find(words.elsewhere),
    serious: find([...words.risks.injury, ...words.risks.legal, ...words.risks.press]),
    asks: find(words.asks),
    topics: topicNames.flatMap((topic) => {
      const entry = words.topics[topic]
      return entry ? [{ topic, about: find(entry.about), good: find(entry.good), bad: find(entry.bad) }] : []
    }),
  }
}

/** A clause ends at punctuation, a line or a turning word, which opens the next one. */
function split(text: string, turns: RegExp): string[] {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(turns, '\n$&')
    .split(/[\n.,;:!?()…。、！？，；：（）•|]+|\s[-–—]+\s/u)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .slice(0, 200)
}

function anyOf(list: readonly string[], spaced: boolean): RegExp {
  const words = [...new Set(list.filter(Boolean))].sort((a, b) => b.length - a.length)
  if (words.length === 0) return /(?!)/gu
  const parts = words.map((word) => {
    const text = word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
    return text.replace(/\*/g, '[\\p{L}\\p{M}]*')
  })
  const pattern = parts.join('|')
  return new RegExp(spaced ? `(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])` : `(?:${pattern})`, 'gu')
}
