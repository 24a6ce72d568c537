import { services as facts, type ServiceKey } from '@bizamply/contract/platforms'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { PlatformError } from '../../platforms/platform.ts'
import { syncWords } from '../../platforms/problem-words.ts'
import { markSync, recordEvent } from './record-activity.ts'
import { notifySignedOut } from '../notifications/index.ts'

const EVERY_MS = 15 * 60_000
const AFTER_TROUBLE_MS = 60_000
const HOUR_MS = 3_600_000

/** `begunAt` is when the sync started: a sync requested since then still runs. */
export async function recordSynced(ctx: Ctx, connectionId: string, begunAt: Date = ctx.now()): Promise<void> {
  await note(ctx, connectionId, { state: 'connected', error: null, syncedAt: ctx.now(), next: EVERY_MS, begunAt })
}

/** Revoked means that a person must reconnect; rate limiting is internal; anything else is behind and retried. */
export async function recordProblem(ctx: Ctx, connectionId: string, error: PlatformError): Promise<void> {
  const signedOut = error.problem === 'revoked' || error.problem === 'expired' || error.problem === 'reduced'
  if (error.problem === 'rate-limited') return waitLonger(ctx, connectionId, error.retryAfterMs ?? 0)
  if (signedOut) return markSignedOut(ctx, { connectionId, version: error.credentialsVersion }, error)
  const wait = backoff(ctx, await lastSync(ctx, connectionId), EVERY_MS)
  await note(ctx, connectionId, {
    state: 'behind',
    error,
    syncedAt: null,
    next: Math.max(wait, error.retryAfterMs ?? 0),
  })
}

/**
 * Syncs. Internal errors also delay the next sync, so that this connection doesn't stay first in
 * line: by as long as its syncs have been failing, between a minute and an hour.
 */
export async function syncOrPutOff(
  services: Services,
  { companyId, connectionId }: { companyId: string; connectionId: string },
  sync: () => Promise<void>,
): Promise<void> {
  try {
    await sync()
  } catch (error) {
    await putOff(inside(services, { companyId, publicId: '', brandId: '', actor: null }), connectionId)
    throw error
  }
}

/** After an internal error: the next sync or import of this connection waits. */
export async function putOff(ctx: Ctx, connectionId: string): Promise<void> {
  const last = await lastSync(ctx, connectionId)
  if (!last) return
  const error = 'Something went wrong on our side. We’ll try again automatically.'
  const next = backoff(ctx, last, HOUR_MS)
  await note({ ...ctx, brandId: last.brand_id }, connectionId, { state: 'behind', error, syncedAt: null, next })
}

interface LastSync {
  brand_id: string
  well_at: Date
}

async function lastSync(ctx: Ctx, connectionId: string): Promise<LastSync | null> {
  const [row] = await ctx.tx((tx) =>
    prepared<LastSync>(
      tx,
      'connections.well-at',
      'select brand_id, coalesce(last_sync_at, created_at) as well_at from app.connections where company_id = $1 and id = $2',
      [ctx.companyId, connectionId],
    ),
  )
  return row ?? null
}

/** As long as syncs have been failing: the pause doubles each time. */
function backoff(ctx: Ctx, last: LastSync | null, mostMs: number): number {
  const failingFor = last ? ctx.now().getTime() - last.well_at.getTime() - EVERY_MS : 0
  return Math.min(mostMs, Math.max(AFTER_TROUBLE_MS, failingFor))
}

/**
 * Requests a sync now. A running one may have read past the change, and the queue accepts no
 * second one: this makes the connection due again when that one ends.
 */
export async function scheduleSync(tx: Tx, ctx: Ctx, connectionId: string): Promise<void> {
  await prepared(
    tx,
    'connections.request-sync',
    'update app.connections set next_sync_at = $3 where company_id = $1 and id = $2',
    [ctx.companyId, connectionId, ctx.now()],
  )
}

/**
 * A write permission is missing: reads continue, but only a person can fix it, so a successful read doesn't clear it.
 */
export async function markReduced(ctx: Ctx, refused: RefusedAccess, reason: string): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'connections.reduced',
      `update app.connections set details = details || '{"reduced":"yes"}'
       where company_id = $1 and id = $2 and ($3::int is null or credentials_version = $3)`,
      [ctx.companyId, refused.connectionId, refused.version],
    ),
  )
  await markSignedOut(ctx, refused, reason)
}

/** The credentials that a service refused: a refusal of older ones says nothing about a renewed connection. */
export interface RefusedAccess {
  connectionId: string
  /** Null for a refusal of any credentials. */
  version: number | null
}

export async function markSignedOut(
  ctx: Ctx,
  { connectionId, version }: RefusedAccess,
  reason: string | PlatformError,
): Promise<void> {
  await note(ctx, connectionId, { state: 'signed-out', error: reason, syncedAt: null, next: EVERY_MS, version })
}

interface Before {
  platform: string
  state: string
  brand_id: string
  reduced: boolean
  forgotten: boolean
  last_error: string | null
}

async function note(
  ctx: Ctx,
  connectionId: string,
  to: {
    state: 'connected' | 'behind' | 'signed-out'
    /** For a platform error, the merchant sees our wording, and the log has the platform's. */
    error: string | PlatformError | null
    syncedAt: Date | null
    next: number
    begunAt?: Date
    /** Changes nothing if the connection has other credentials by now. */
    version?: number | null
  },
): Promise<void> {
  await ctx.tx(async (tx) => {
    const [before] = await prepared<Before>(
      tx,
      'connections.before',
      `select platform, state, brand_id, details ? 'reduced' as reduced,
         details ? 'forgotten' as forgotten, last_error from app.connections
       where company_id = $1 and id = $2 and ($3::int is null or credentials_version = $3) for update`,
      [ctx.companyId, connectionId, to.version ?? null],
    )
    if (!before) return
    const reason = inWords(ctx, before.platform, to.error)
    const stays = before.forgotten || (before.reduced && to.state === 'connected')
    const [state, error] = stays ? (['signed-out', before.last_error] as const) : ([to.state, reason] as const)
    await prepared(
      tx,
      'connections.record-sync',
      `update app.connections set state = $3, last_error = $4, last_sync_at = coalesce($5, last_sync_at),
         next_sync_at = case when next_sync_at >= $7 and next_sync_at <= $8 then next_sync_at else $6 end
       where company_id = $1 and id = $2`,
      [
        ctx.companyId,
        connectionId,
        state,
        error,
        to.syncedAt,
        new Date(ctx.now().getTime() + to.next),
        to.begunAt ?? null,
        ctx.now(),
      ],
    )
    await markSync(tx, ctx, connectionId, reason)
    if (before.state !== state) {
      const kind = state === 'connected' ? 'recovered' : state
      await recordEvent(tx, { ...ctx, brandId: before.brand_id }, { platform: before.platform, kind, detail: error })
      if (state === 'signed-out') {
        const { platform, brand_id: brandId } = before
        await notifySignedOut(tx, ctx, { platform, brandId, reason: error ?? '' })
      }
    }
    await emit(tx, ctx, 'connection', [connectionId])
  })
}

function inWords(ctx: Ctx, platform: string, error: string | PlatformError | null): string | null {
  if (!(error instanceof PlatformError)) return error
  ctx.log.warn({ platform, problem: error.problem, reason: error.message }, 'a platform could not be read')
  return syncWords(error, facts[platform as ServiceKey].name)
}

async function waitLonger(ctx: Ctx, connectionId: string, pauseMs: number): Promise<void> {
  const next = new Date(ctx.now().getTime() + Math.max(AFTER_TROUBLE_MS, pauseMs))
  await ctx.tx((tx) =>
    prepared(tx, 'connections.wait', 'update app.connections set next_sync_at = $3 where company_id = $1 and id = $2', [
      ctx.companyId,
      connectionId,
      next,
    ]),
  )
}
