import type { QueryResultRow } from 'pg'
import type { Tx } from './database.ts'

/** The columns of a LEFT JOIN: all of its row, or none. */
export type LeftJoined<Columns> = Columns | { [Name in keyof Columns]: null }

/** Counts rows without reading them. */
type NoColumns = Record<never, never>

/** A named statement, planned once per connection. */
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
 * A statement planned for its actual values: with long arrays, a generic plan compares every row
 * with each value.
 */
export async function plannedPerCall<Row extends QueryResultRow = NoColumns>(
  tx: Tx,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>({ text, values })
  return rows
}
