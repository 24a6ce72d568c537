import type { Ctx } from '../context.ts'
import type { Tx } from './database.ts'
import { prepared } from './prepared.ts'

/** A lock across processes on work that outlives a transaction. Its row is an idempotency key. */
export interface TimedLock {
  call: string
  key: string
  /** No such work takes this long, so an older lock belongs to a process that failed. */
  longestMs: number
}

/** False if someone else holds the lock. */
export async function acquireLock(tx: Tx, ctx: Ctx, { call, key, longestMs }: TimedLock): Promise<boolean> {
  const acquired = await prepared(
    tx,
    'timed-lock.acquire',
    `insert into app.idempotency_keys as k (company_id, call, key, request_hash, state, worker, created_at)
     values ($1, $2, $3, '', 'running', $4, $5)
     on conflict (company_id, call, key) do update set worker = excluded.worker, created_at = excluded.created_at
       where k.created_at < $6 returning key`,
    [ctx.companyId, call, key, ctx.db.worker, ctx.now(), new Date(ctx.now().getTime() - longestMs)],
  )
  return acquired.length > 0
}

export async function releaseLock(tx: Tx, ctx: Ctx, { call, key }: TimedLock): Promise<void> {
  await prepared(
    tx,
    'timed-lock.release',
    'delete from app.idempotency_keys where company_id = $1 and call = $2 and key = $3 and worker = $4',
    [ctx.companyId, call, key, ctx.db.worker],
  )
}
