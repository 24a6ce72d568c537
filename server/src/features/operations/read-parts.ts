import type { HealthPart, OperationsHealth } from '@bizamply/contract/operations'
import { partKeys, type PartKey } from '@bizamply/contract/operations-choices'
import type { Services } from '../../context.ts'
import { lastSweep } from '../../db/settings.ts'
import { sendingPause } from '../../db/sending-pause.ts'
import { readChecks } from './read-checks.ts'
import { readDelays } from './read-delays.ts'
import { startedAt } from './read-routes.ts'

/** Sweeps run every few seconds: after a minute without one, no worker is running. */
const WORKERS_MS = 60_000

type PartState = Omit<HealthPart, 'key'>

/** The state of each part from recorded data, without calling a platform, a model or a mail server. */
export async function readParts(services: Services): Promise<OperationsHealth> {
  const found: Record<PartKey, PartState> = {
    database: await ofDatabase(services),
    workers: await ofWorkers(services),
    sending: await ofSending(services),
    model: ofModel(services),
    ...(await readDelays(services)),
    ...(await readChecks(services.db)),
  }
  return {
    parts: partKeys.map((key) => ({ key, ...found[key] })),
    startedAt: startedAt(services.now()),
  }
}

export const plain: PartState = { state: 'up', count: null, since: null, checkedAt: null }

async function ofDatabase({ db }: Services): Promise<PartState> {
  const { rows } = await db.global.$client.query<{ at: Date }>({
    name: 'operations.database',
    text: 'select pg_postmaster_start_time() as at',
  })
  return { ...plain, since: rows[0]?.at.toISOString() ?? null }
}

async function ofWorkers({ db }: Services): Promise<PartState> {
  const sweep = await lastSweep(db.global.$client, WORKERS_MS)
  if (!sweep) return { ...plain, state: 'unknown' }
  const at = sweep.at.toISOString()
  return { ...plain, state: sweep.recent ? 'up' : 'down', since: sweep.recent ? null : at, checkedAt: at }
}

async function ofSending({ db }: Services): Promise<PartState> {
  const pause = await sendingPause(db)
  if (!pause) return plain
  return { ...plain, state: pause.why === 'asked' ? 'off' : 'attention', since: pause.since }
}

const states = { up: 'up', degraded: 'attention', down: 'down' } as const

/** From this process's latest calls; the built-in composer needs no model. */
function ofModel({ composer }: Services): PartState {
  const health = composer.health?.()
  return { ...plain, state: health ? states[health] : 'off' }
}
