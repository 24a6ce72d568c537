import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'

/** Consecutive sends without a clear response before the next are refused. */
const FAILURES = 3
/** How long the breaker stays open after a failure. */
export const COOL_DOWN_MS = 60_000
/** Longer than a send takes with its pauses: a process that died with it must not block the next attempt. */
const PROBE_MS = 120_000

interface Breaker {
  open_until: Date
  probe_until: Date | null
}

/** Refuses a new send while the connection's platform doesn't respond. */
export async function refuseDuringOutage(
  tx: Tx,
  ctx: Ctx,
  { connectionId, platform }: { connectionId: string; platform: string },
): Promise<void> {
  const breaker = await readOpen(tx, ctx, connectionId)
  if (!breaker) return
  const now = ctx.now()
  const until = [breaker.open_until, breaker.probe_until].find((time) => time !== null && time > now)
  if (!until) return
  const name = ctx.platforms.service(platform)?.name ?? platform
  throw new AppError('PLATFORM_UNAVAILABLE', {
    message: `${notResponding(name)} Nothing was sent or charged. Try again in a minute.`,
    details: { platform, retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) },
  })
}

export const notResponding = (name: string): string => `${name} isn’t responding.`

/**
 * Whether a queued delivery can be sent now. While the breaker is open none can; after the
 * cool-down the first one is the probe, and the others wait until it has ended.
 */
export async function maySendNow(tx: Tx, ctx: Ctx, connectionId: string, deliveryId: string): Promise<boolean> {
  if (!(await readOpen(tx, ctx, connectionId))) return true
  const now = ctx.now()
  const probes = await prepared(
    tx,
    'breakers.probe',
    `update app.circuit_breakers set probe_id = $3, probe_until = $5
     where company_id = $1 and connection_id = $2 and open_until <= $4
       and (probe_until is null or probe_until <= $4 or probe_id = $3) returning probe_id`,
    [ctx.companyId, connectionId, deliveryId, now, new Date(now.getTime() + PROBE_MS)],
  )
  // No row: it is still open, another delivery probes, or a success just closed it.
  return probes.length > 0 || (await readOpen(tx, ctx, connectionId)) === null
}

async function readOpen(tx: Tx, ctx: Ctx, connectionId: string): Promise<Breaker | null> {
  const [breaker] = await prepared<Breaker>(
    tx,
    'breakers.open',
    `select open_until, probe_until from app.circuit_breakers
     where company_id = $1 and connection_id = $2 and open_until is not null`,
    [ctx.companyId, connectionId],
  )
  return breaker ?? null
}

/** Records how a send ended. Any response closes the breaker; rate limiting neither opens nor closes it. */
export async function recordSendOutcome(
  tx: Tx,
  ctx: Ctx,
  { connectionId, deliveryId }: { connectionId: string; deliveryId: string },
  outcome: ReplyOutcome,
): Promise<void> {
  const problem = outcome.kind === 'refused' ? outcome.problem : null
  if (problem === 'rate-limited') return endProbe(tx, ctx, connectionId, deliveryId)
  if (outcome.kind === 'unknown' || problem === 'unavailable') return countFailure(tx, ctx, connectionId, deliveryId)
  await prepared(
    tx,
    'breakers.close',
    `update app.circuit_breakers set failures = 0, open_until = null, probe_id = null, probe_until = null
     where company_id = $1 and connection_id = $2 and failures > 0`,
    [ctx.companyId, connectionId],
  )
}

async function countFailure(tx: Tx, ctx: Ctx, connectionId: string, deliveryId: string): Promise<void> {
  const openUntil = new Date(ctx.now().getTime() + COOL_DOWN_MS)
  await prepared(
    tx,
    'breakers.count',
    `insert into app.circuit_breakers as b (company_id, connection_id, failures)
     select company_id, id, 1 from app.connections where company_id = $1 and id = $2
     on conflict (company_id, connection_id) do update set failures = b.failures + 1,
       open_until = case when b.failures + 1 >= $3 then $4 else b.open_until end`,
    [ctx.companyId, connectionId, FAILURES, openUntil],
  )
  await endProbe(tx, ctx, connectionId, deliveryId)
}

async function endProbe(tx: Tx, ctx: Ctx, connectionId: string, deliveryId: string): Promise<void> {
  await prepared(
    tx,
    'breakers.end-probe',
    `update app.circuit_breakers set probe_id = null, probe_until = null
     where company_id = $1 and connection_id = $2 and probe_id = $3`,
    [ctx.companyId, connectionId, deliveryId],
  )
}
