import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { pipeline } from './pipeline.ts'
import * as schema from './schema/index.ts'
import { isDatabaseAway } from './sql-errors.ts'

/** A transaction inside one company, or over global tables. */
export type Tx = NodePgDatabase<typeof schema> & { $client: pg.PoolClient }

/** `begin` starts the transaction and sets its role. */
export async function transaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // The first statement follows in the same packet. If this one fails, the role has no rights on tenant tables.
    const [, result] = await pipeline([client.query(begin), work(bound(client))])
    await client.query('commit')
    return result
  } catch (error) {
    // A broken or hanging connection can't roll back: it is closed, and PostgreSQL rolls back.
    if (error instanceof Error && isDatabaseAway(error)) broken = error
    else {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
    }
    throw error
  } finally {
    client.release(broken)
  }
}

const bindings = new WeakMap<pg.PoolClient, Tx>()
function bound(client: pg.PoolClient): Tx {
  let tx = bindings.get(client)
  if (!tx) bindings.set(client, (tx = drizzle(client, { schema })))
  return tx
}
