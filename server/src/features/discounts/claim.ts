import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** No read or change takes this long: its process has failed. */
const LONGEST_MS = 3 * 60_000

type What = 'discounts-read' | 'discount-change'

/** Locks across processes: what reads a shop, what changes a code. */
export async function claim(tx: Tx, ctx: Ctx, what: What, id: string): Promise<boolean> {
  const claimed = await prepared(
    tx,
    'discounts.claim',
    `insert into app.idempotency_keys as k (company_id, call, key, request_hash, state, worker, created_at)
     values ($1, $2, $3, '', 'running', $4, $5)
     on conflict (company_id, call, key) do update set worker = excluded.worker, created_at = excluded.created_at
       where k.created_at < $6 returning key`,
    [ctx.companyId, what, id, ctx.db.worker, ctx.now(), new Date(ctx.now().getTime() - LONGEST_MS)],
  )
  return claimed.length > 0
}

export const free = (tx: Tx, ctx: Ctx, what: What, id: string): Promise<unknown> =>
  prepared(
    tx,
    'discounts.free',
    'delete from app.idempotency_keys where company_id = $1 and call = $2 and key = $3 and worker = $4',
    [ctx.companyId, what, id, ctx.db.worker],
  )
