import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownWords } from '../../src/own-words.ts'
import { pickReviews } from '../replies/read-reviews.ts'
import { hashOf } from '../split.ts'
import { type Marks, readParts, topicsOf } from './marks.ts'

/** A row of the seen half with the topics that a reader marked in it. */
export interface SeenRow {
  text: string
  rating: number | null
  language: string
  marks: ReadonlySet<string>
  /** Read by nobody who wrote lists or sentences. */
  fresh: boolean
}

/** Labels know 500 characters of a text. */
const LABELLED = 500
const AMONG = 2000

export function seenRows(language: string): SeenRow[] {
  const later = marksIn(`later/${language}.json`)
  const all = new Map([...marksIn(`${language}.json`), ...marksIn(`seen/${language}.json`), ...later])
  return pickReviews(language, 'seen', AMONG).flatMap(({ text, rating }) => {
    const hash = hashOf(text)
    const marks = text.length <= LABELLED ? all.get(hash) : undefined
    return marks ? [{ text, rating, language, marks: topicsOf(marks), fresh: later.has(hash) }] : []
  })
}

/** Parts of the fresh rows, read by themselves: as short as the shortest comments. */
export function seenParts(language: string): SeenRow[] {
  const parts = readParts()
  return seenRows(language).flatMap(({ text, fresh }) => {
    const found = fresh ? ownWords(text, language) : []
    return found.flatMap((part) => {
      const marks = parts.get(hashOf(part))
      return marks ? [{ text: part, rating: null, language, marks: new Set(marks), fresh: false }] : []
    })
  })
}

function marksIn(path: string): Map<string, Marks> {
  const file = join(import.meta.dirname, path)
  const rows = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marks[]) : []
  return new Map(rows.map((row) => [row.hash, row]))
}
