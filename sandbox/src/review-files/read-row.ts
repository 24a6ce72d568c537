import type { Columns } from './guess-columns.ts'
import { parseDate } from './parse-date.ts'
import type { Row } from './parse-rows.ts'

export interface ReviewRow {
  text: string
  title: string | null
  rating: number
  author: string | null
  email: string | null
  date: Date | null
  product: string | null
}

/** Null if the row has neither text nor stars. */
export function readRow(row: Row, columns: Columns, hasNegativeOne: boolean): ReviewRow | null {
  const cell = (field: keyof Columns): string => (row[columns[field] ?? ''] ?? '').trim()
  const stars = parseStars(cell('rating'))
  if (cell('text') === '' && cell('title') === '' && stars === null) return null
  return {
    text: cell('text'),
    title: cell('title') || null,
    rating: stars ?? starsByLabel(cell('label').toLowerCase(), hasNegativeOne),
    author: cell('author') || null,
    email: cell('email').includes('@') ? cell('email') : null,
    date: parseDate(cell('date')),
    product: cell('product') || null,
  }
}

// "5", "4.0", "2.9 out of 5 stars", "1,0 sur 5 étoiles"
function parseStars(text: string): number | null {
  const found = /\d+(?:[.,]\d+)?/.exec(text)
  if (!found) return null
  const value = Math.round(Number(found[0].replace(',', '.')))
  return value >= 0 && value <= 5 ? Math.max(1, value) : null
}

// If the worst label is -1, 0 is neutral; a missing label counts as neutral.
function starsByLabel(label: string, hasNegativeOne: boolean): number {
  if (['1', 'true', 'pos', 'positive', 'good', 'yes'].includes(label)) return 5
  if (['-1', 'false', 'neg', 'negative', 'bad', 'no'].includes(label)) return 1
  return label === '0' && !hasNegativeOne ? 1 : 3
}
