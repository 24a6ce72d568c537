import { readComment } from '../../src/reading/read-comment.ts'
import type { Reading } from '../../src/reading/reading.ts'
import { halfOf, type Half } from '../split.ts'
import { readData } from '../read-data.ts'
import type { DataRow } from './data-row.ts'

/** A row and its reading, without its stars and language. */
export interface ReadRow extends DataRow {
  half: Half
  reading: Reading
  /** The reading for a brand with that language: `likely` is the language of the comment's set. */
  inLanguage: Reading
}

export interface RowsQuery {
  half: Half
  languages: readonly string[] | null
}

export async function* readRows({ half, languages }: RowsQuery): AsyncGenerator<ReadRow> {
  for await (const row of readData(languages)) {
    if (halfOf(row.text) !== half) continue
    const whole = [row.title, row.text].filter(Boolean).join('\n')
    const reading = readComment(whole, null)
    const isRight = row.language === null || row.language === reading.language
    yield { ...row, half, reading, inLanguage: isRight ? reading : readComment(whole, null, row.language) }
  }
}

/** -1, 0 or 1: the sentiment of a comment, read without its stars. */
export const signOf = (reading: Reading): number => Math.sign(reading.score)
