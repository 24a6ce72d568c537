import { stringify } from 'csv-stringify/sync'

export type CsvCell = string | number | boolean | null

/** Spreadsheets take a file for UTF-8 by this mark at its beginning. */
export const csvMark = '\ufeff'

/** Rows as lines of CSV; what begins like a formula is kept from being one in a spreadsheet. */
export const csvLines = (rows: CsvCell[][]): string =>
  stringify(rows, { record_delimiter: '\r\n', escape_formulas: true, cast: { boolean: String } })
