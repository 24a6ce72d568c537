import type pg from 'pg'
import { isId } from './ids.ts'
import { transaction, type Tx } from './transaction.ts'

/** One transaction as app_tenant: row-level security shows and accepts only this company's rows. */
export function asTenant<T>(pool: pg.Pool, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  // The id is put into SQL text because SET LOCAL takes no parameters.
  if (!isId(companyId)) throw new Error('not a company id')
  return transaction(pool, `begin; set local role app_tenant; set local app.company_id = '${companyId}'`, work)
}
