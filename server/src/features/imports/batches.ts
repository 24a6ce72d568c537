import type { TableRow } from '../../import-files/index.ts'

/** Rows of the table that are stored together. */
export interface Batch {
  rows: TableRow[]
  /** How many rows of the table precede this and similar batches. */
  from: number
  to: number
  /** Progress after them. */
  done: number
}

/** Stores batches in order; the slow `prepare` can run while the previous batch is being stored. */
export interface Batches {
  /** Passes the reader rows that an earlier run stored. */
  skip(rows: TableRow[]): void
  prepare(batch: Batch): Promise<() => Promise<boolean>>
}
