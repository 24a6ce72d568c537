import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

const CALL = 'sent-change'
/** No change takes this long, so an older claim has failed. Its work is safe to repeat. */
const LONGEST_MS = 2 * 60_000

/** Claims a published reply so that only one change runs at a time. */
export async function lockPublishedReply(tx: Tx, ctx: Ctx, deliveryId: string): Promise<void> {
  const claimed = await prepared(
    tx,
    'sent.claim',
    `insert into app.idempotency_keys as k (company_id, call, key, request_hash, state, worker, created_at)
     values ($1, $2, $3, '', 'running', $4, $5)
     on conflict (company_id, call, key) do update set worker = excluded.worker, created_at = excluded.created_at
       where k.created_at < $6 returning key`,
    [ctx.companyId, CALL, deliveryId, ctx.db.worker, ctx.now(), new Date(ctx.now().getTime() - LONGEST_MS)],
  )
  if (claimed.length > 0) return
  throw new AppError('IN_PROGRESS', { message: 'Someone else is changing this reply right now.' })
}

export async function unlockPublishedReply(tx: Tx, ctx: Ctx, deliveryId: string): Promise<void> {
  await prepared(
    tx,
    'sent.free',
    'delete from app.idempotency_keys where company_id = $1 and call = $2 and key = $3 and worker = $4',
    [ctx.companyId, CALL, deliveryId, ctx.db.worker],
  )
}
