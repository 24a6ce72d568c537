import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import { prepared } from './prepared.ts'
import type { Tx } from './database.ts'

export interface IdempotencyKey {
  call: string
  key: string
  /** Everything that makes two requests equal. */
  request: unknown
}

/**
 * Claims an Idempotency-Key inside the caller's first transaction. Returns the stored response of
 * a finished call, or null for the first call. A running one returns 409 IN_PROGRESS, another request
 * under the key 409 KEY_REUSED.
 */
export async function claimIdempotencyKey(tx: Tx, ctx: Ctx, once: IdempotencyKey): Promise<{ answer: unknown } | null> {
  const hash = createHash('sha256').update(JSON.stringify(once.request)).digest('hex')
  const claimed = await prepared(
    tx,
    'idempotency-keys.claim',
    `insert into app.idempotency_keys (company_id, call, key, request_hash, state, worker, created_at)
     values ($1, $2, $3, $4, 'running', $5, $6) on conflict (company_id, call, key) do nothing returning key`,
    [ctx.companyId, once.call, once.key, hash, ctx.db.worker, ctx.now()],
  )
  if (claimed.length > 0) return null
  const [kept] = await prepared<{ request_hash: string; state: string; answer: unknown }>(
    tx,
    'idempotency-keys.read',
    'select request_hash, state, answer from app.idempotency_keys where company_id = $1 and call = $2 and key = $3',
    [ctx.companyId, once.call, once.key],
  )
  if (kept && kept.request_hash !== hash) throw new AppError('KEY_REUSED')
  if (kept?.state === 'done') return { answer: kept.answer }
  throw new AppError('IN_PROGRESS')
}

/**
 * Creates something once per key, inside the caller's transaction; a retry returns what `create` returned the first time,
 * which must be plain JSON. Without a key (an empty one), every request creates.
 */
export async function createOnce<T>(tx: Tx, ctx: Ctx, once: IdempotencyKey, create: () => Promise<T>): Promise<T> {
  if (once.key === '') return create()
  const ofBrand = { ...once, request: [ctx.brandId, once.request] }
  const kept = await claimIdempotencyKey(tx, ctx, ofBrand)
  if (kept) return kept.answer as T
  const created = await create()
  await storeIdempotentResponse(tx, ctx, ofBrand, created)
  return created
}

/** Stores the response for seven days, in the transaction of the change. */
export async function storeIdempotentResponse(tx: Tx, ctx: Ctx, once: IdempotencyKey, answer: unknown): Promise<void> {
  await prepared(
    tx,
    'idempotency-keys.keep',
    `update app.idempotency_keys set state = 'done', answer = $4 where company_id = $1 and call = $2 and key = $3`,
    [ctx.companyId, once.call, once.key, JSON.stringify(answer)],
  )
}

/** Releases a key whose call changed nothing, so that the same request can be retried. */
export async function releaseIdempotencyKey(tx: Tx, ctx: Ctx, once: IdempotencyKey): Promise<void> {
  await prepared(
    tx,
    'idempotency-keys.free',
    `delete from app.idempotency_keys where company_id = $1 and call = $2 and key = $3 and state = 'running'`,
    [ctx.companyId, once.call, once.key],
  )
}
