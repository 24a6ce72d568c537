import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ConnectionEntry } from '@bizamply/contract/connections'
import type { Caller } from '../../testing/caller.ts'
import { connectShop, discountScene } from '../../testing/discount-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const WORDS = 'We can’t read products, so replies can’t mention their details.'

const entryOf = async (admin: Caller): Promise<ConnectionEntry | undefined> => {
  const { data } = (await admin.get('/api/connections')).json
  const list = data?.['connections']?.['shopify']?.['data'] as unknown as ConnectionEntry[] | undefined
  return list?.[0]
}

const imported = (admin: Caller) =>
  until('the import', async () => {
    const entry = await entryOf(admin)
    return entry?.backfill.state === 'done' && entry.lastSyncAt !== null && entry
  })

/** Requests syncs until the card is as expected. */
const syncUntil = (admin: Caller, what: string, matches: (entry: ConnectionEntry) => boolean) =>
  until(what, async () => {
    await admin.call('POST', '/api/connections/shopify/sync')
    const entry = await entryOf(admin)
    return entry && matches(entry) && entry
  })

const bells = async ({ companyId }: { companyId: string }): Promise<number> => {
  const { rowCount } = await app.owner.query(
    `select 1 from app.connection_events where company_id = $1 and kind = 'signed-out'`,
    [companyId],
  )
  return rowCount ?? 0
}

test('a shop without permission to read products stays connected, brings reviews, and says what is missing', async () => {
  const scene = await discountScene(app, ['read_products'])
  const { admin, account } = scene
  expect(await imported(admin)).toMatchObject({ state: 'connected', lastError: null, missing: [WORDS] })
  await app.control('POST', '/_/metaobjects', { shop: account, rating: 2, body: 'The lid leaks.', author: 'Ada' })
  await until('the review', async () => {
    const { data } = (await admin.get('/api/comments')).json
    return (data as unknown as unknown[]).length === 1
  })
  expect(await bells(scene)).toBe(0)
  await connectShop(admin, scene.brandId, account)
  expect(await imported(admin)).toMatchObject({ state: 'connected', missing: [] })
})

test("revoked permissions show on the shop's card without disconnecting it, and so does their return", async () => {
  const scene = await discountScene(app)
  const { admin, account } = scene
  expect(await imported(admin)).toMatchObject({ missing: [] })
  await app.control('POST', '/_/tokens', { platform: 'shopify', account, state: 'reduced' })
  const reduced = await syncUntil(admin, 'what is missing', ({ missing }) => missing.length > 0)
  expect(reduced).toMatchObject({ state: 'connected', lastError: null, missing: [WORDS] })
  await app.control('POST', '/_/tokens', { platform: 'shopify', account, state: 'active' })
  await syncUntil(admin, 'nothing missing', ({ missing }) => missing.length === 0)
  expect(await bells(scene)).toBe(0)
})
