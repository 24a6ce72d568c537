import type { TableRow } from '../../tabular/index.ts'

/** Rows of the table that are stored together. */
export interface Batch {
  rows: TableRow[]
  /** How many rows of the table come before them and their like. */
  from: number
  to: number
  /** Progress behind them. */
  done: number
}

/** Stores batches in order; `prepare` costs time and may run while the batch before is being stored. */
export interface Batches {
  /** Has the reader see rows that were stored by an earlier run. */
  skip(rows: TableRow[]): void
  prepare(batch: Batch): Promise<() => Promise<boolean>>
}
