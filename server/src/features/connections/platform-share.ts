import { inside, type Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** How long a sync waits that found its platform's share taken. */
const DEFER_MS = 30_000

export interface PlatformShare {
  /** Runs the work while its platform has room; false when it doesn't. */
  run(platform: string, work: () => Promise<void>): Promise<boolean>
}

/** So many jobs of one platform at once: while it hangs, there is room for the others. */
export function createPlatformShare(most: number): PlatformShare {
  const running = new Map<string, number>()
  return {
    run: async (platform, work) => {
      const count = running.get(platform) ?? 0
      if (count >= most) return false
      running.set(platform, count + 1)
      try {
        await work()
      } finally {
        running.set(platform, (running.get(platform) ?? 1) - 1)
      }
      return true
    },
  }
}

/** Syncs a connection within its platform's share; else it is due again in half a minute, behind those that wait. */
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
