import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Inside a company's transaction, a step on global tables; the company is entered again after it. */
export async function asServer<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local role app_server`)
  const result = await work()
  await tx.execute(sql`set local role app_tenant`)
  return result
}
