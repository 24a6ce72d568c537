export type TableFormat = 'csv' | 'tsv' | 'json' | 'jsonl' | 'xlsx'

/** Opens the file from its first byte; called more than once. */
export type Source = () => AsyncIterable<Uint8Array>

export interface TableRow {
  /** The file's line (or sheet's row) where the record begins, from 1; unique per record. */
  line: number
  /** As many as there are columns, if the row is good. */
  cells: string[]
  /** Why the row can't be used, for the user; absent if it can. */
  bad?: string
}

export interface Table {
  format: TableFormat
  encoding: string
  /** For CSV and TSV only. */
  delimiter: string | null
  compressed: boolean
  /** Unique and non-empty; an unnamed column is called by its position: `Column 1`. */
  columns: string[]
  /** From the first row at each call. Throws `ImportFileError` if the file can't be read any further. */
  rows(): AsyncIterable<TableRow>
}

/** Lengths are UTF-16 units, sizes bytes. */
export const tableLimits = {
  inflated: 1024 ** 3,
  columns: 200,
  cell: 200_000,
  row: 1_000_000,
} as const

/**
 * Limit of bytes that a packed file of `size` can unpack to: text packs to a fifth or a tenth; far more is a zip bomb.
 */
export const mostUnpacked = (size = Infinity): number =>
  Math.min(tableLimits.inflated, Math.max(64 * 1024 ** 2, Math.ceil((size * 20) / 1024 ** 2) * 1024 ** 2))
