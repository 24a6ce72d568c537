export type TableFormat = 'csv' | 'tsv' | 'json' | 'jsonl' | 'xlsx'

/** Opens the file from its first byte; called more than once. */
export type Source = () => AsyncIterable<Uint8Array>

export interface TableRow {
  /** Line of the file (row of the sheet) where the record begins, from 1; each record has another. */
  line: number
  /** As many as there are columns, when the row is good. */
  cells: string[]
  /** Why the row can't be used, for a person; absent when it can. */
  bad?: string
}

export interface Table {
  format: TableFormat
  encoding: string
  /** Of CSV and TSV only. */
  delimiter: string | null
  compressed: boolean
  /** Unique, none empty; an unnamed one is called after its place: `Column 1`. */
  columns: string[]
  /** From the first row at each call. Throws `ImportFileError` where the file can't be read any further. */
  rows(): AsyncIterable<TableRow>
}

/** Lengths are UTF-16 units, sizes bytes. */
export const tableLimits = {
  inflated: 1024 ** 3,
  columns: 200,
  cell: 200_000,
  row: 1_000_000,
} as const

/** Bytes that a packed file of `size` may unpack to: text packs to a fifth or a tenth, far more is made to have no end. */
export const mostUnpacked = (size = Infinity): number =>
  Math.min(tableLimits.inflated, Math.max(64 * 1024 ** 2, Math.ceil((size * 20) / 1024 ** 2) * 1024 ** 2))
