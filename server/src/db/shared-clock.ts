import pg from 'pg'
import type { Database } from './database.ts'
import { readSetting } from './settings.ts'

const CHANNEL = 'bizamply_clock'
const NAME = 'clock'

/** How far the sandbox's clock is ahead, for every process and across restarts. */
export async function readAhead(db: Database): Promise<number> {
  return (await readSetting<{ aheadMs: number }>(db.global.$client, NAME))?.aheadMs ?? 0
}

/** Advances it for all processes; returns the new offset. */
export async function moveAhead(db: Database, milliseconds: number): Promise<number> {
  const { rows } = await db.global.$client.query<{ ahead: string | null }>(
    `insert into ops.settings as m (name, value) values ($1, jsonb_build_object('aheadMs', $2::bigint))
     on conflict (name) do update
       set value = jsonb_build_object('aheadMs', (m.value->>'aheadMs')::bigint + $2::bigint), noted_at = clock_timestamp()
     returning value->>'aheadMs' as ahead, pg_notify('${CHANNEL}', '')`,
    [NAME, milliseconds],
  )
  return Number(rows[0]?.ahead ?? 0)
}

/** Calls `set` immediately and whenever any process moves the clock. */
export async function followAhead(db: Database, set: (aheadMs: number) => void): Promise<{ stop(): Promise<void> }> {
  let stopped = false
  let client: pg.Client | null = null
  const read = async (): Promise<void> => set(await readAhead(db))
  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: db.url, keepAlive: true })
    next.on('notification', () => void read().catch(() => undefined))
    next.on('error', () => {
      if (client === next) void again()
    })
    await next.connect()
    client = next
    await next.query(`listen ${CHANNEL}`)
    await read()
  }
  const again = async (): Promise<void> => {
    client = null
    while (!stopped && !client) await listen().catch(() => new Promise((resume) => setTimeout(resume, 1000)))
  }
  await listen()
  return {
    stop: async () => {
      stopped = true
      await client?.end()
    },
  }
}
