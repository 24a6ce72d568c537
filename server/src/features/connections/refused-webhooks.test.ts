import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ConnectionEntry } from '@bizamply/contract/connections'
import type { Caller } from '../../testing/caller.ts'
import { discountScene, inShop, listOf } from '../../testing/discount-scene.ts'
import { platformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const entryOf = async (admin: Caller, platform: string): Promise<ConnectionEntry | undefined> => {
  const { data } = (await admin.get('/api/connections')).json
  const list = data?.['connections']?.[platform]?.['data'] as unknown as ConnectionEntry[] | undefined
  return list?.[0]
}

test('a shop connects before Shopify approved us for customer data: reviews arrive immediately; only orders are missing', async () => {
  const scene = await platformScene(app, 'shopify')
  expect(await entryOf(scene.admin, 'shopify')).toMatchObject({ state: 'connected', updates: 'webhooks', missing: [] })
  const id = await scene.write('The lid leaks.')
  expect((await scene.arrived(id)).content).toBe('The lid leaks.')
  await scene.admin.post('/api/discounts/refresh', {})
  const { problem, ordersProblem, data } = await listOf(scene.admin)
  expect([problem, ordersProblem]).toEqual([
    null,
    'Shopify hasn’t approved access to your orders yet, so savings and orders per code aren’t counted.',
  ])
  expect(data.length).toBeGreaterThan(0)
  expect(await entryOf(scene.admin, 'shopify')).toMatchObject({ state: 'connected', lastError: null })
})

test('once Shopify approves, the next sync subscribes to orders and they are counted', async () => {
  const scene = await discountScene(app, [], { approved: false })
  const shop = inShop(app, scene.account)
  await until('the first sync', async () => (await entryOf(scene.admin, 'shopify'))?.lastSyncAt)
  await app.control('POST', '/_/protected', { shop: scene.account })
  await scene.admin.call('POST', '/api/connections/shopify/sync')
  await until('the subscription', async () => {
    const { json } = await app.control('GET', `/_/calls?host=${scene.account}`)
    const registrations = (json.data ?? [])
      .map(({ body }) => String(body))
      .filter((body) => body.includes('ORDERS_CREATE'))
    return registrations.length > 1
  })
  await shop.buy({ code: 'WELCOME10', goods: 10 })
  await until('the order', async () => {
    await scene.admin.post('/api/discounts/refresh', {})
    return (await listOf(scene.admin)).ordersProblem === null
  })
  expect((await listOf(scene.admin)).figures).toMatchObject({ orders: 1 })
})

test('a shop without review webhooks stays connected, says so, and is read every 15 minutes', async () => {
  const { admin, account } = await discountScene(app, ['read_metaobjects', 'write_metaobjects'])
  await until('the import', async () => (await entryOf(admin, 'shopify'))?.backfill.state === 'done')
  const entry = await entryOf(admin, 'shopify')
  expect(entry).toMatchObject({ state: 'connected', updates: 'polling', lastError: null, shop_domain: account })
  const wait = Date.parse(entry?.nextSyncAt ?? '') - Date.parse(entry?.lastSyncAt ?? '')
  expect(Math.round(wait / 60_000)).toBe(15)
})

test('a review site that rejects webhooks is still read, and says so until it accepts them again', async () => {
  const scene = await platformScene(app, 'judgeme')
  expect(await entryOf(scene.admin, 'judgeme')).toMatchObject({ updates: 'webhooks' })
  const fault = { platform: 'judgeme', fault: 'forbidden', path: '/api/v1/webhooks' }
  await app.control('POST', '/_/faults', { ...fault, times: 50 })
  const id = await scene.write('Late again', 'lost')
  expect(await scene.sync()).toMatchObject({ state: 'connected', last_error: null })
  expect((await scene.arrived(id)).content).toBe('Late again')
  expect(await entryOf(scene.admin, 'judgeme')).toMatchObject({ updates: 'polling' })
  await app.control('DELETE', '/_/faults')
  await scene.sync()
  expect(await entryOf(scene.admin, 'judgeme')).toMatchObject({ updates: 'webhooks' })
})
