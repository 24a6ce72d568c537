import { surveyTable } from './survey-table.ts'
import type { Table, TableRow } from './table.ts'

/** Good rows for the guess and the preview: the first of the file in their order, then some from all of it. */
export async function sampleRows(table: Table): Promise<TableRow[]> {
  const { sample } = await surveyTable(table, 100_000)
  return sample
}
