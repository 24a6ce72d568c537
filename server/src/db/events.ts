import type { StreamEvent } from '@bizamply/contract/routes'
import type { Tx } from './database.ts'
import { prepared } from './prepared.ts'

/** Tells browsers, in the caller's transaction: nothing is told of what rolls back. Ids only. */
export async function emit(
  tx: Tx,
  where: { companyId: string; brandId: string | null; now: () => Date },
  type: StreamEvent['type'],
  refs: string[],
): Promise<void> {
  await prepared(tx, 'events.emit', 'select app.emit($1, $2, $3, $4, $5)', [
    where.companyId,
    where.brandId,
    type,
    refs,
    where.now(),
  ])
}
