import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryFlags, memorySettings } from '../scripts/memory-flags.mjs'
import { startChild, type Child } from './child.ts'
import type { Figure } from './figure.ts'
import { SECRET, type Ground } from './ground.ts'
import { makeShops, startJudgeme, type Shop } from './shops.ts'
import { median } from './turns.ts'

const CONNECTIONS = 2000
const HANGING = 20
const THROWING = 5
const QUARTER_HOUR = 900
const AT_ONCE = 500

/** Syncs of many shops of which some never answer and some fail, and a burst of webhooks; one process does all. */
export async function measureJobs(ground: Ground, port: number): Promise<Figure[]> {
  const appUrl = `http://127.0.0.1:${port}`
  const shops = await makeShops(ground, 'sync', CONNECTIONS)
  const hanging = shops.slice(0, HANGING)
  const throwing = shops.slice(HANGING, HANGING + THROWING)
  await ground.owner.query(`update app.connections set sealed_credentials = 'broken' where id = any($1)`, [
    throwing.map(({ connectionId }) => connectionId),
  ])
  // What never works is first in the queue.
  await ground.owner.query(`update app.connections set next_sync_at = now() - interval '1 hour' where id = any($1)`, [
    [...hanging, ...throwing].map(({ connectionId }) => connectionId),
  ])
  const judgeme = await startJudgeme(appUrl, new Set(hanging.map(({ token }) => token)))
  const child = await startProduct(ground, port, judgeme.url)
  try {
    const syncs = await measureSyncs(ground, CONNECTIONS - HANGING - THROWING)
    const burst = await makeShops(ground, 'hook', 50)
    return [syncs, ...(await measureWebhooks(ground, appUrl, burst))]
  } finally {
    await child.stop()
    judgeme.stop()
  }
}

const startProduct = ({ dataDir, ownerUrl, appUrl }: Ground, port: number, outside: string): Promise<Child> =>
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

async function measureSyncs({ owner }: Ground, expected: number): Promise<Figure> {
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

async function measureWebhooks(ground: Ground, appUrl: string, shops: Shop[]): Promise<Figure[]> {
  const send = async (n: number): Promise<number> => {
    const shop = shops[n % shops.length]
    if (!shop) throw new Error('no shop')
    const began = performance.now()
    const { status } = await fetch(`${appUrl}/hooks/judgeme`, { method: 'POST', ...signed(shop, n) })
    if (status !== 204) throw new Error(`a webhook was answered ${status}`)
    return performance.now() - began
  }
  for (let n = 0; n < 20; n++) await send(AT_ONCE + n)
  const began = performance.now()
  const times = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(n)))
  const total = performance.now() - began
  const expected = AT_ONCE + 20
  const stored = await untilStored(ground, expected)
  const slowest = Math.max(...times)
  return [
    {
      name: 'answer to 500 webhooks at once',
      value: slowest,
      unit: 'ms',
      bound: { most: 1000 },
      from: `the slowest; median ${median(times).toFixed(0)} ms, all within ${total.toFixed(0)} ms`,
    },
    {
      name: 'work of 500 webhooks',
      value: (performance.now() - began) / 1000,
      unit: 's',
      bound: { most: 60 },
      from: `until ${stored} reviews of ${expected} webhooks were stored, each once`,
    },
  ]
}

function signed({ shop, token }: Shop, id: number): { headers: Record<string, string>; body: string } {
  const at = '2026-11-20T10:00:00+00:00'
  const review = {
    id: 10_000 + id,
    title: 'Bag',
    body: `Sturdy bag number ${id}, and the zip runs well.`,
    rating: 4,
    reviewer: { id: 1, name: 'Ada Byron', email: 'ada@example.org', phone: null },
    curated: 'ok',
    published: true,
    hidden: false,
    verified: 'buyer',
    created_at: at,
    updated_at: at,
  }
  const body = JSON.stringify({ event: 'review/created', platform: 'shopify', shop_domain: shop, review })
  const signature = createHmac('sha256', token).update(body).digest('hex')
  return { headers: { 'content-type': 'application/json', 'judgeme-hmac-sha256': signature }, body }
}

async function untilStored({ owner }: Ground, expected: number): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    const { rows } = await owner.query<{ stored: number; waiting: number }>(
      `select (select count(*)::int from app.comments c join app.shop_claims s on s.company_id = c.company_id
           where s.account like 'hook-%') as stored, (select count(*)::int from app.webhook_deliveries) as waiting`,
    )
    const { stored = 0, waiting = 0 } = rows[0] ?? {}
    if (stored === expected && waiting === 0) return stored
    if (stored > expected) throw new Error(`${stored} reviews of ${expected} webhooks`)
  }
  throw new Error('the work of the webhooks was not done within a minute')
}
