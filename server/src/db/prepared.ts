import type { QueryResultRow } from 'pg'
import type { Tx } from './database.ts'

/** The columns of a LEFT JOIN: those of its row, or none of them. */
export type LeftJoined<Columns> = Columns | { [Name in keyof Columns]: null }

/** Rows that are counted and not read. */
type NoColumns = Record<never, never>

/** A named statement: planned once per connection. For the few reads and writes that must be fast. */
export async function prepared<Row extends QueryResultRow = NoColumns>(
  tx: Tx,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>({ name, text, values })
  return rows
}

/**
 * A statement planned anew for these very values: for long arrays, which a plan made for any values compares with every
 * row one by one.
 */
export async function plannedAnew<Row extends QueryResultRow = NoColumns>(
  tx: Tx,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>({ text, values })
  return rows
}
