import { csvLines, csvMark, type CsvCell } from '../../../files/csv-lines.ts'
import type { Snapshot } from '../../../db/snapshot.ts'

export interface TableInSnapshot {
  snapshot: Snapshot
  companyId: string
  name: string
  columns: string[]
}

const AT_ONCE = 500

/** A JSON array with one object per line. */
export async function* asJson(table: TableInSnapshot): AsyncGenerator<string> {
  yield '['
  let first = true
  for await (const lines of linesOf(table)) {
    yield `${first ? '\n' : ',\n'}${lines.join(',\n')}`
    first = false
  }
  yield first ? ']\n' : '\n]\n'
}

/** The same rows as CSV, with column names. */
export async function* asCsv(table: TableInSnapshot): AsyncGenerator<string> {
  const heads = headsOf(table)
  yield csvMark + csvLines([heads])
  for await (const lines of linesOf(table)) {
    const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    yield csvLines(rows.map((row) => heads.map((head) => cellOf(row[head]))))
  }
}

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}

// PostgreSQL writes the JSON, so that no number loses precision.
async function* linesOf(table: TableInSnapshot): AsyncGenerator<string[]> {
  const { snapshot, companyId, name, columns } = table
  const chosen = [...columns.map((column) => `t."${column}"`), ...(namesOf[name]?.columns ?? [])]
  const text = `select row_to_json(r)::text as line from (select ${chosen.join(', ')} from app.${name} t
    ${namesOf[name]?.join ?? ''} where t.company_id = $1) r`
  for await (const rows of snapshot.pages<{ line: string }>(text, [companyId], AT_ONCE)) {
    yield rows.map(({ line }) => line)
  }
}

const headsOf = ({ name, columns }: TableInSnapshot): string[] => [
  ...columns,
  ...(namesOf[name]?.columns ?? []).map((column) => column.split(' as ')[1] ?? column),
]

/** Whose id the other tables reference. */
const namesOf: Readonly<Record<string, { columns: string[]; join: string }>> = {
  members: {
    columns: ['u.name as name', 'u.email as email'],
    join: 'join app.users u on u.id = t.user_id',
  },
}
