import type { CsvCell } from '../../files/csv-lines.ts'

/** A column: its heading in tables, its name in JSON, and its value of a row. */
export interface Column<Row> {
  head: string
  key: string
  cell: (row: Row) => CsvCell | string[]
}

/** Rows that come page by page, and their columns. */
export interface Sheet<Row> {
  name: string
  columns: Column<Row>[]
  pages: AsyncGenerator<Row[]>
}

/** In a table, a list is one cell. */
export const cellsOf = <Row>(columns: Column<Row>[], row: Row): CsvCell[] =>
  columns.map(({ cell }) => {
    const value = cell(row)
    return Array.isArray(value) ? value.join(', ') : value
  })
