import { randomUUID } from 'node:crypto'
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

/** A lock that is held: releasing it leaves a later holder's lock alone. */
export interface HeldLock extends TimedLock {
  token: string
}

/** Null if someone else holds the lock. Another call of this process is someone else. */
export async function acquireLock(tx: Tx, ctx: Ctx, lock: TimedLock): Promise<HeldLock | null> {
  const { call, key, longestMs } = lock
  const token = randomUUID()
  const acquired = await prepared(
    tx,
    'timed-lock.acquire',
    `insert into app.idempotency_keys as k (company_id, call, key, request_hash, state, worker, created_at)
     values ($1, $2, $3, $4, 'running', $5, $6)
     on conflict (company_id, call, key) do update set request_hash = excluded.request_hash, worker = excluded.worker,
       created_at = excluded.created_at
       where k.created_at < $7 returning key`,
    [ctx.companyId, call, key, token, ctx.db.worker, ctx.now(), new Date(ctx.now().getTime() - longestMs)],
  )
  return acquired.length > 0 ? { ...lock, token } : null
}

export async function releaseLock(tx: Tx, ctx: Ctx, { call, key, token }: HeldLock): Promise<void> {
  await prepared(
    tx,
    'timed-lock.release',
    'delete from app.idempotency_keys where company_id = $1 and call = $2 and key = $3 and request_hash = $4',
    [ctx.companyId, call, key, token],
  )
}

/** When the work has ended: its result counts even if the lock can't be released, because the lock expires. */
export async function releaseAfterWork(ctx: Ctx, held: HeldLock): Promise<void> {
  try {
    await ctx.tx((tx) => releaseLock(tx, ctx, held))
  } catch (err) {
    ctx.log.warn({ err, call: held.call, key: held.key }, 'a lock could not be released')
  }
}
