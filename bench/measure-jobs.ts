import { setTimeout as pause } from 'node:timers/promises'
import { memoryFlags, memorySettings } from '../scripts/memory-flags.mjs'
import { startChild, type Child } from './child.ts'
import type { Figure } from './figure.ts'
import { SECRET, type Environment } from './environment.ts'
import { makeShops, startJudgeme } from './shops.ts'

const CONNECTIONS = 2000
const HANGING = 20
const THROWING = 5
const QUARTER_HOUR = 900

/** Syncs of many shops in one process; some shops never respond and some fail. */
export async function measureJobs(environment: Environment, port: number): Promise<Figure[]> {
  const shops = await makeShops(environment, 'sync', CONNECTIONS)
  const hanging = shops.slice(0, HANGING)
  const throwing = shops.slice(HANGING, HANGING + THROWING)
  await environment.owner.query(`update app.connections set sealed_credentials = 'broken' where id = any($1)`, [
    throwing.map(({ connectionId }) => connectionId),
  ])
  // Shops that never succeed come first in the queue.
  await environment.owner.query(
    `update app.connections set next_sync_at = now() - interval '1 hour' where id = any($1)`,
    [[...hanging, ...throwing].map(({ connectionId }) => connectionId)],
  )
  const judgeme = await startJudgeme(`http://127.0.0.1:${port}`, new Set(hanging.map(({ token }) => token)))
  const child = await startProduct(environment, port, judgeme.url)
  try {
    return [await measureSyncs(environment, CONNECTIONS - HANGING - THROWING)]
  } finally {
    await child.stop()
    judgeme.stop()
  }
}

/** Starts the product as in production, with `outside` as the base URL of all external services. */
export const startProduct = (
  { dataDir, ownerUrl, appUrl }: Environment,
  port: number,
  outside: string,
): Promise<Child> =>
  startChild(
    [...memoryFlags, 'server/src/main.ts'],
    {
      ...memorySettings,
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      APP_SECRET: SECRET,
      OUTSIDE_BASE_URL: outside,
      SANDBOX: 'off',
      LOG_LEVEL: 'silent',
    },
    `http://127.0.0.1:${port}/readyz`,
  )

async function measureSyncs({ owner }: Environment, expected: number): Promise<Figure> {
  const began = performance.now()
  const seconds = (): number => (performance.now() - began) / 1000
  const synced = async (): Promise<number> => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from app.connections where account like 'sync-%' and last_sync_at is not null`,
    )
    return rows[0]?.n ?? 0
  }
  let count = 0
  while (count < expected && seconds() < QUARTER_HOUR) {
    await pause(500)
    count = await synced()
  }
  if (count !== expected) throw new Error(`${count} of ${expected} connections were synced in time`)
  return {
    name: 'sync of 2,000 connections',
    value: seconds(),
    unit: 's',
    bound: { most: QUARTER_HOUR },
    aim: 300,
    from: `${expected} synced by one process while ${HANGING} of the same platform hang and ${THROWING} fail`,
  }
}
