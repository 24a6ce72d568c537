import { sql } from 'drizzle-orm'
import type { Health } from '../../dependencies.ts'
import type { Services } from '../../context.ts'

const MANY_BEHIND = 0.2

/** Healthy if the database responds, the composer's last calls succeeded, and most platforms can be read. */
export async function readHealth(services: Services): Promise<Health> {
  const database = (await services.db.responds()) ? 'up' : 'down'
  const behind = database === 'up' ? await shareBehind(services).catch(() => null) : null
  const integrations = behind === null || behind === 1 ? 'down' : behind > MANY_BEHIND ? 'degraded' : 'up'
  const ai = services.composer.health?.() ?? 'up'
  const status = database === 'down' ? 'down' : integrations === 'up' && ai === 'up' ? 'up' : 'degraded'
  return { status, services: { database, ai, integrations }, uptime: process.uptime() }
}

/** Share of connections whose platform doesn't respond; a disconnected one is up to its owner. */
async function shareBehind(services: Services): Promise<number> {
  return services.db.asAdmin(async (tx) => {
    const { rows } = await tx.execute<{ share: number | null }>(sql`
      select avg((state = 'behind')::int)::float8 as share from app.connections where state <> 'signed-out'`)
    return rows[0]?.share ?? 0
  })
}
