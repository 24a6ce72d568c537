import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** A step on global tables; a transaction inside a company enters it again after it, any other stays where it is. */
export async function asServer<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local role app_server`)
  const result = await work()
  await tx.execute(sql`select set_config('role',
    case when coalesce(current_setting('app.company_id', true), '') = '' then 'app_server' else 'app_tenant' end, true)`)
  return result
}
