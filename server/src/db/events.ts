import { MANY, type StreamEvent } from '@bizamply/contract/stream-events'
import type { Tx } from './database.ts'
import { prepared } from './prepared.ts'

interface Where {
  companyId: string
  brandId: string | null
  now: () => Date
}

/** Sends an event to browsers in the caller's transaction: a rollback sends nothing. Ids only. */
export const emit = (tx: Tx, where: Where, type: StreamEvent['type'], refs: string[]): Promise<void> =>
  emitAll(tx, where, { [type]: refs })

const SCREENFUL = 50

/** Above one screenful, sends one event, so that the browser refetches the list instead of each comment. */
export async function emitComments(tx: Tx, where: Where, ids: string[] | typeof MANY): Promise<void> {
  if (ids.length === 0) return
  await emit(tx, where, 'comment', ids === MANY || ids.length > SCREENFUL ? [MANY] : ids)
}

/** Several kinds of events in one statement. */
export async function emitAll(
  tx: Tx,
  where: Where,
  events: Partial<Record<StreamEvent['type'], string[]>>,
): Promise<void> {
  const entries = Object.entries(events)
  const calls = entries.map((_, i) => `app.emit($1, $2, $${2 * i + 4}, $${2 * i + 5}, $3)`)
  const values = [where.companyId, where.brandId, where.now(), ...entries.flat()]
  await prepared(tx, `events.emit.${entries.length}`, `select ${calls.join(', ')}`, values)
}
