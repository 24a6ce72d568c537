import { saysNoDate } from './dates/read-date.ts'
import type { Table, TableRow } from './table.ts'

export interface TableSurvey {
  /** From the whole file: its first rows, then one in so many. */
  sample: TableRow[]
  /** Rows of the file, bad ones too; null when it is so long that counting was given up. */
  count: number | null
  /** Rows that were looked at and can be read; of them, by column, those that name no date there. */
  counted: number
  dateless: number[]
  /** The first that can't be read. */
  bad: { line: number; reason: string }[]
}

/** Reads the table once, so that what stands only in its later part (an order of dates, an answer) is not missed. */
export async function surveyTable(table: Table, most = 500_000): Promise<TableSurvey> {
  const first: TableRow[] = []
  let later: TableRow[] = []
  const bad: TableSurvey['bad'] = []
  let [count, counted, step] = [0, 0, 1]
  const dateless = table.columns.map(() => 0)
  const countDateless = ({ cells }: TableRow): void => {
    counted++
    for (const [at, cell] of cells.entries()) if (saysNoDate(cell)) dateless[at] = (dateless[at] ?? 0) + 1
  }
  for await (const row of table.rows()) {
    if (++count > most) return { sample: [...first, ...later], count: null, counted, dateless, bad }
    if (row.bad === undefined) countDateless(row)
    if (row.bad !== undefined) {
      if (bad.length < 100) bad.push({ line: row.line, reason: row.bad })
    } else if (first.length < half) first.push(copied(row))
    else if (count % step === 0) later.push(copied(row))
    if (later.length < 2 * half) continue
    later = later.filter((_, at) => at % 2 === 0)
    step *= 2
  }
  return { sample: [...first, ...later], count, counted, dateless, bad }
}

// A piece of a string keeps the whole of it in memory.
const copied = (row: TableRow): TableRow => ({
  ...row,
  cells: row.cells.map((cell) => Buffer.from(cell, 'utf16le').toString('utf16le')),
})

const half = 250
