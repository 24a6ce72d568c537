import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from './child.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { startProduct } from './measure-jobs.ts'
import { makeShops, startJudgeme, type Shop } from './shops.ts'
import { median } from './interleave.ts'

const AT_ONCE = 500

/** A burst of webhooks from many shops to one process, and the processing after the responses. */
export async function measureWebhooks(environment: Environment, port: number): Promise<Figure[]> {
  const appUrl = `http://127.0.0.1:${port}`
  const shops = await makeShops(environment, 'hook', 50)
  // Their syncs aren't measured.
  await environment.owner.query(`update app.connections set next_sync_at = now() + interval '1 day'`)
  const judgeme = await startJudgeme(appUrl, new Set())
  const child = await startProduct(environment, port, judgeme.url)
  try {
    return await measureBurst(environment, child, { appUrl, shops })
  } finally {
    await child.stop()
    judgeme.stop()
  }
}

async function measureBurst(
  environment: Environment,
  child: Child,
  { appUrl, shops }: { appUrl: string; shops: Shop[] },
): Promise<Figure[]> {
  const send = async (n: number): Promise<number> => {
    const shop = shops[n % shops.length]
    if (!shop) throw new Error('no shop')
    const began = performance.now()
    const { status } = await fetch(`${appUrl}/hooks/judgeme`, { method: 'POST', ...signed(shop, n) })
    if (status !== 204) throw new Error(`a webhook was answered ${status}`)
    return performance.now() - began
  }
  for (let n = 0; n < 20; n++) await send(AT_ONCE + n)
  const cpuBefore = child.cpu()
  const began = performance.now()
  const times = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(n)))
  const total = performance.now() - began
  const cpu = child.cpu() - cpuBefore
  const expected = AT_ONCE + 20
  const stored = await untilStored(environment, expected)
  const slowest = Math.max(...times)
  return [
    {
      name: 'answer to 500 webhooks at once',
      value: slowest,
      unit: 'ms',
      bound: { most: 1000 },
      from: `the slowest; median ${median(times).toFixed(0)} ms, all within ${total.toFixed(0)} ms; ${cpu} ms of the server’s processor`,
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

async function untilStored({ owner }: Environment, expected: number): Promise<number> {
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
