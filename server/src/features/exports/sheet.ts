import type { CsvCell } from '../../files/csv-lines.ts'

/** A column: its head in tables, its name in JSON, and what of a row stands in it. */
export interface Column<Row> {
  head: string
  key: string
  cell: (row: Row) => CsvCell | string[]
}

/** Rows that come page by page, and how they stand side by side. */
export interface Sheet<Row> {
  name: string
  columns: Column<Row>[]
  pages: AsyncGenerator<Row[]>
}

/** In a table a list is one cell. */
export const cellsOf = <Row>(columns: Column<Row>[], row: Row): CsvCell[] =>
  columns.map(({ cell }) => {
    const value = cell(row)
    return Array.isArray(value) ? value.join(', ') : value
  })
