import { isLabel } from '../rows/read-label.ts'
import { readDate } from '../dates/read-date.ts'
import { readRating } from '../rows/read-rating.ts'

/** Statistics of a column's values, as shares of its non-empty cells. */
export interface ColumnProfile {
  filled: number
  /** Distinct values. */
  distinct: number
  length: number
  words: number
  numbers: number
  /** Whole numbers 1 to 5, or other forms of stars. */
  stars: number
  /** Forms that can only be stars: `4 out of 5`, `★★★`. */
  surelyStars: number
  ratings: number
  dates: number
  emails: number
  links: number
  labels: number
  /** The distinct labels, if all cells are labels. */
  labelSet: Set<string>
  json: number
  /** 1, 2, 3: a row number rather than an id. */
  rowNumbers: boolean
}

export function profileColumn(all: string[]): ColumnProfile {
  const cells = all.map((cell) => cell.trim()).filter((cell) => cell !== '' && !/^(?:n\/a|nan|null|none)$/i.test(cell))
  const share = (test: (cell: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length
  const labels = share(isLabel)
  return {
    filled: all.length === 0 ? 0 : cells.length / all.length,
    distinct: cells.length === 0 ? 0 : new Set(cells).size / cells.length,
    length: cells.reduce((sum, cell) => sum + Math.min(cell.length, 2000), 0) / Math.max(1, cells.length),
    words: share((cell) => /\p{L}/u.test(cell) && (/\s/.test(cell) || /[\p{Lo}]{4}/u.test(cell))),
    numbers: share((cell) => /^-?\d+(?:[.,]\d+)?$/.test(cell)),
    stars: share((cell) => /^[1-5](?:[.,]0+)?$/.test(cell) || isSurelyStars(cell)),
    surelyStars: share(isSurelyStars),
    ratings: share((cell) => cell.length < 60 && typeof readRating(cell, 100) === 'number'),
    dates: share(isDate),
    emails: share((cell) => /^[^\s@]+@[^\s@]+$/.test(cell)),
    links: share((cell) => /^https?:\/\//i.test(cell)),
    labels,
    labelSet: labels === 1 ? new Set(cells.map((cell) => cell.toLowerCase())) : new Set(),
    json: share((cell) => /^[[{]/.test(cell)),
    rowNumbers: areRowNumbers(cells),
  }
}

const isSurelyStars = (cell: string): boolean =>
  cell.length < 60 &&
  /★|⭐|\b(?:out of|sur|von|de|di|van) [51]0?\b|つ星|점 ?만점|\bstars?$/i.test(cell) &&
  typeof readRating(cell) === 'number'

// Bare numbers are not dates, except seconds since 1970 in this century.
function isDate(cell: string): boolean {
  if (
    cell.length > 80 ||
    !/\d|\p{L}/u.test(cell) ||
    (/^[\d.,]+$/.test(cell) && !/^1[0-9]{9}(?:\d{3})?$|^(?:19|20)\d{6}$|\d\.\d+\./.test(cell))
  )
    return false
  const found = readDate(cell, { order: 'DMY', timezone: 'UTC', importedAt: farAhead })
  return found !== null && (!('bad' in found) || /no date in the order/.test(found.bad))
}

function areRowNumbers(cells: string[]): boolean {
  const numbers = cells.map(Number)
  return numbers.every((n, at) => Number.isInteger(n) && n < 1_000_000 && (at === 0 || n > (numbers[at - 1] ?? 0)))
}

const farAhead = new Date('2100-01-01')
