import { stringify } from 'csv-stringify/sync'

export type CsvCell = string | number | boolean | null

/** Spreadsheets recognize UTF-8 by this byte order mark. */
export const csvMark = '\ufeff'

/** Rows as lines of CSV; values that look like formulas are escaped for spreadsheets. */
export const csvLines = (rows: CsvCell[][]): string =>
  stringify(rows, { record_delimiter: '\r\n', escape_formulas: true, cast: { boolean: String } })
