import type { QueryResultRow } from 'pg'
import type { Tx } from './database.ts'

/** A named statement: planned once per connection. For the few reads and writes that must be fast. */
export async function prepared<Row extends QueryResultRow>(
  tx: Tx,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>({ name, text, values })
  return rows
}
