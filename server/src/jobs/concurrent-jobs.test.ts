import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import type { JobName, JobPayloads } from './job-names.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const payloads = {
  'sync-connection': (companyId: string) => ({ companyId, connectionId: randomUUID() }),
  'read-post': (companyId: string) => ({ companyId, connectionId: randomUUID(), post: randomUUID() }),
  privacy: (companyId: string) => ({ companyId, requestId: randomUUID() }),
  billing: (companyId: string) => ({ companyId }),
  'send-mail': () => ({ mailId: randomUUID() }),
} satisfies Partial<Record<JobName, (companyId: string) => object>>

const keyOf = (payload: object): string =>
  Object.values(payload)
    .map(String)
    .toSorted((a, b) => a.localeCompare(b))
    .join()

test.each(Object.keys(payloads) as (keyof typeof payloads)[])(
  "a hanging job of %s doesn't delay those of other companies",
  async (name) => {
    const make = payloads[name] as (companyId: string) => JobPayloads[typeof name]
    const slow = make(randomUUID())
    const quick = [make(randomUUID()), make(randomUUID())]
    const began = new Set<string>()
    const ended = new Set<string>()
    const release = Promise.withResolvers<void>()
    await app.queue.work(name, async (payload) => {
      const key = keyOf(payload)
      began.add(key)
      if (key === keyOf(slow)) await release.promise
      ended.add(key)
    })
    await app.queue.addAll(name, [slow])
    await until('the slow one', async () => began.size === 1)
    await app.queue.addAll(name, quick)
    await until('the quick ones', async () => ended.size === 2)
    expect(ended.has(keyOf(slow))).toBe(false)
    release.resolve()
    await until('the slow one, at last', async () => ended.size === 3)
  },
)

test('a company with many slow shops uses at most two of the concurrent syncs', async () => {
  const [busy, other] = [randomUUID(), randomUUID()]
  const second = await startTestApp({ builtIn: true })
  const running: string[] = []
  const release = Promise.withResolvers<void>()
  const all = [
    ...Array.from({ length: 10 }, () => payloads['sync-connection'](busy)),
    payloads['sync-connection'](other),
  ]
  await second.queue.addAll('sync-connection', all)
  await second.queue.work('sync-connection', async ({ companyId }) => {
    running.push(companyId)
    if (companyId === busy) await release.promise
  })
  await until('the other company', async () => running.includes(other))
  expect(running.filter((id) => id === busy).length).toBeLessThanOrEqual(2)
  release.resolve()
  await until('all of them', async () => running.length === 11)
  await second.stop()
})
