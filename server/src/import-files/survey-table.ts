import { saysNoDate } from './dates/read-date.ts'
import type { Table, TableRow } from './table.ts'

export interface TableSurvey {
  /** A sample of the whole file: its first rows, then every nth. */
  sample: TableRow[]
  /** Rows of the file, including bad ones; null if it is too long to count. */
  count: number | null
  /** Valid rows in the sample; of them, by column, those without a date there. */
  counted: number
  dateless: number[]
  /** The first bad row. */
  bad: { line: number; reason: string }[]
}

/** Reads the table once, so that features of its later part (an order of dates, a reply) are not missed. */
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

// A substring keeps its whole string in memory.
const copied = (row: TableRow): TableRow => ({
  ...row,
  cells: row.cells.map((cell) => Buffer.from(cell, 'utf16le').toString('utf16le')),
})

const half = 250
