import type { Table, TableRow } from './table.ts'

/** The first good rows, for the guess and the preview. */
export async function sampleRows(table: Table, count = 500): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of table.rows()) {
    if (row.bad === undefined) rows.push(row)
    if (rows.length >= count) break
  }
  return rows
}
