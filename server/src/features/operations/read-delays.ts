import type { HealthPart } from '@bizamply/contract/operations'
import type { Services } from '../../context.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { prepared } from '../../db/prepared.ts'
import { LATE_MS, shownState } from './shown-state.ts'

type PartState = Omit<HealthPart, 'key'>

/** Jobs and emails that wait longer than this are stuck. */
const LONG_MS = 5 * 60_000
const MAIL_LONG_MS = 15 * 60_000

const MANY_BEHIND = 0.2

/** Delays, and services that don't respond. */
export async function readDelays(
  services: Services,
): Promise<Record<'queue' | 'mail' | 'platforms' | 'connections', PartState>> {
  return { queue: await ofQueue(services), mail: await ofMail(services), ...(await ofPlatforms(services)) }
}

// Replies wait while sending is paused, which is reported separately.
async function ofQueue({ db }: Services): Promise<PartState> {
  const [row] = await db.inServer((tx) =>
    prepared<{ waiting: number; oldest: Date | null; long: boolean | null }>(
      tx,
      'operations.queue',
      `select count(*)::int as waiting, min(greatest(start_after, created_on)) as oldest,
         min(greatest(start_after, created_on)) < now() - $1 * interval '1 millisecond' as long
       from pgboss.job where state < 'active' and start_after <= now() and policy = 'exclusive' and name <> 'deliver'`,
      [LONG_MS],
    ),
  )
  const { waiting = 0, oldest = null, long = null } = row ?? {}
  return {
    state: long ? 'attention' : 'up',
    count: waiting,
    since: oldest?.toISOString() ?? null,
    checkedAt: null,
  }
}

async function ofMail({ db, mailer, now }: Services): Promise<PartState> {
  const [row] = await db.inServer((tx) =>
    prepared<{ waiting: number; oldest: Date | null }>(
      tx,
      'operations.waiting-mail',
      `select count(*)::int as waiting, min(created_at) as oldest from app.mails where state = 'waiting'`,
      [],
    ),
  )
  const { waiting = 0, oldest = null } = row ?? {}
  const isLong = oldest !== null && now().getTime() - oldest.getTime() > MAIL_LONG_MS
  return {
    state: mailer.canSend ? (isLong ? 'attention' : 'up') : 'off',
    count: waiting,
    since: oldest?.toISOString() ?? null,
    checkedAt: null,
  }
}

interface Row {
  open: number
  all: number
  behind: number
  late: number
  disconnected: number
}

/** `platforms` counts open circuit breakers; `connections` those that are late, behind or disconnected. */
async function ofPlatforms({ db, now }: Services): Promise<Record<'platforms' | 'connections', PartState>> {
  const [row] = await db.asAdmin((tx) =>
    prepared<Row>(
      tx,
      'operations.platforms',
      `select (select count(*)::int from app.circuit_breakers where open_until is not null) as open,
         count(*)::int as all, (count(*) filter (where shown = 'behind'))::int as behind,
         (count(*) filter (where shown = 'late'))::int as late,
         (count(*) filter (where shown = 'disconnected'))::int as disconnected
       from (select ${shownState} as shown from app.connections c where ${notLeaving('c')}) shown`,
      [new Date(now().getTime() - LATE_MS)],
    ),
  )
  const { open = 0, all = 0, behind = 0, late = 0, disconnected = 0 } = row ?? {}
  const readable = all - disconnected
  const none = { since: null, checkedAt: null }
  return {
    platforms: { ...none, state: open > 0 ? 'attention' : 'up', count: open },
    connections: {
      ...none,
      // A disconnected one is up to its owner, as in /api/system/health.
      state: readable > 0 && behind === readable ? 'down' : behind + late > MANY_BEHIND * readable ? 'attention' : 'up',
      count: behind + late + disconnected,
    },
  }
}
