import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Runs a step on global tables and restores the transaction's role afterwards, even inside another such step. */
export async function asServer<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ before: string }>(
    sql`select current_setting('role') as before, set_config('role', 'app_server', true)`,
  )
  const restore = () => tx.execute(sql`select set_config('role', ${rows[0]?.before ?? 'app_server'}, true)`)
  let result: T
  try {
    result = await work()
  } catch (error) {
    // A caller may catch it and go on. A failed statement has aborted the transaction: its rollback restores the role.
    await restore().catch(() => undefined)
    throw error
  }
  await restore()
  return result
}
