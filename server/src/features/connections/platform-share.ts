import { inside, type Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** How long a sync waits for room in its platform's share, and until it is due again. */
const WAIT_MS = 1000
const DEFER_MS = 10_000

export interface PlatformShare {
  /** Runs the work if its platform has room within a second; false if it doesn't. */
  run(platform: string, work: () => Promise<void>): Promise<boolean>
}

interface Lane {
  running: number
  waiting: (() => void)[]
}

/** Concurrent jobs of one platform: if it hangs, there is room for the others. */
export function createPlatformShare(most: number): PlatformShare {
  const lanes = new Map<string, Lane>()
  return {
    run: async (platform, work) => {
      const lane = lanes.get(platform) ?? { running: 0, waiting: [] }
      lanes.set(platform, lane)
      if (!(await enter(lane, most))) return false
      try {
        await work()
      } finally {
        leave(lane)
      }
      return true
    },
  }
}

function enter(lane: Lane, most: number): Promise<boolean> {
  if (lane.running < most) {
    lane.running++
    return Promise.resolve(true)
  }
  return new Promise((resolve) => {
    const begin = (): void => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      lane.waiting = lane.waiting.filter((one) => one !== begin)
      resolve(false)
    }, WAIT_MS)
    lane.waiting.push(begin)
  })
}

function leave(lane: Lane): void {
  const next = lane.waiting.shift()
  if (next) next()
  else lane.running--
}

/** Syncs a connection within its platform's share; else it is due again in seconds, after those that wait. */
export async function syncInShare(
  services: Services,
  share: PlatformShare,
  { companyId, connectionId }: { companyId: string; connectionId: string },
  sync: () => Promise<void>,
): Promise<void> {
  const ctx = inside(services, { companyId, publicId: '', brandId: '', actor: null })
  const [row] = await ctx.tx((tx) =>
    prepared<{ platform: string }>(
      tx,
      'connections.platform',
      'select platform from app.connections where company_id = $1 and id = $2',
      [companyId, connectionId],
    ),
  )
  if (!row || (await share.run(row.platform, sync))) return
  await ctx.tx((tx) =>
    prepared(
      tx,
      'connections.defer',
      'update app.connections set next_sync_at = $3 where company_id = $1 and id = $2',
      [companyId, connectionId, new Date(ctx.now().getTime() + DEFER_MS)],
    ),
  )
}
