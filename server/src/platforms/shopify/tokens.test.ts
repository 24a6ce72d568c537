import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inside } from '../../context.ts'
import { freshAccess } from '../../features/connections/index.ts'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const HOUR = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await fetch(`${app.sandbox.url}/_/faults`, { method: 'DELETE' })
  app.expectNoErrors()
})
afterAll(() => app.stop())

interface Connected extends TestCompany {
  admin: Caller
  atShopify: string
}

async function connect(details: Record<string, string> = {}): Promise<Connected> {
  const company = await makeCompany(app, { connected: false })
  const atShopify = `tokens-1234567-${randomBytes(6).toString('hex')}.myshopify.com`
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: atShopify, name: 'Alder', details })
  const connected = { ...company, admin: await company.as('admin'), atShopify }
  await approve(connected)
  await until('the first sync', async () => (await rowOf(connected)).last_sync_at)
  return connected
}

async function approve({ admin, brandId, atShopify }: Connected): Promise<void> {
  const goTo = async (path: string) => (await admin.raw('GET', path)).headers.get('location') ?? ''
  const consent = await goTo(`/integration/shopify/?company=${brandId}&shop=${atShopify}`)
  const body = new URLSearchParams({ decision: 'approve', account: atShopify })
  const answer = await fetch(consent, { method: 'POST', redirect: 'manual', body })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(await goTo(back.pathname + back.search)).toContain('/connect/done')
}

interface Row {
  id: string
  state: string
  last_error: string | null
  last_sync_at: Date | null
  refresh_expires_at: Date
  credentials_version: number
}

async function rowOf({ companyId }: TestCompany): Promise<Row> {
  const { rows } = await app.owner.query<Row>(
    `select id, state, last_error, last_sync_at, refresh_expires_at, credentials_version from app.connections
     where company_id = $1 and platform = 'shopify'`,
    [companyId],
  )
  const [row] = rows
  if (!row) throw new Error('no connection')
  return row
}

/** Both sandbox clocks. */
async function later(milliseconds: number): Promise<void> {
  app.advance(milliseconds)
  await app.control('POST', '/_/clock', { advance: `PT${milliseconds / HOUR}H` })
}

/** Requests syncs until the expected result is there. */
const syncUntil = (company: Connected, what: string, matches: (row: Row) => boolean) =>
  until(what, async () => {
    await company.admin.post('/api/connections/shopify/sync', {})
    const row = await rowOf(company)
    return matches(row) && row
  })

const ctxOf = ({ companyId, brandId }: TestCompany) =>
  inside(app.services, { companyId, publicId: '', brandId, actor: null })

test('a refresh whose response was lost succeeds again with the old refresh token', async () => {
  const company = await connect()
  const { id, credentials_version: before } = await rowOf(company)
  await later(2 * HOUR)
  const fault = { platform: 'shopify', fault: 'drop-after-accept', path: '/admin/oauth/access_token', times: 1 }
  await app.control('POST', '/_/faults', fault)
  await freshAccess(ctxOf(company), id).catch((error: unknown) =>
    expect(error).toMatchObject({ problem: 'unavailable' }),
  )
  const access = await freshAccess(ctxOf(company), id)
  expect(access.version).toBe(before + 1)
  const service = app.services.platforms.service('shopify')
  expect((await service?.testConnection(access))?.account).toBe(company.atShopify)
  expect((await rowOf(company)).state).toBe('connected')
})

test('a store that reconnects during a refresh keeps its new tokens, and so does the call', async () => {
  const company = await connect()
  const { id, credentials_version: before } = await rowOf(company)
  await app.owner.query(`update app.connections set next_sync_at = '2100-01-01'`)
  await until('no job reads from the shop', async () => {
    const { rowCount } = await app.owner.query(
      `select from pgboss.job where data->>'companyId' = $1 and state in ('created', 'retry', 'active')`,
      [company.companyId],
    )
    return rowCount === 0
  })
  await later(2 * HOUR)
  const fault = { platform: 'shopify', fault: 'slow', path: '/admin/oauth/access_token', times: 1 }
  await app.control('POST', '/_/faults', fault)
  const refreshing = freshAccess(ctxOf(company), id)
  await until('the refresh has begun', async () => {
    const { rowCount } = await app.owner.query(
      'select from app.connections where company_id = $1 and refreshing_until is not null',
      [company.companyId],
    )
    return rowCount === 1
  })
  await approve(company)
  const access = await refreshing
  const stored = await freshAccess(ctxOf(company), id)
  expect([access.version, access.credentials]).toEqual([stored.version, stored.credentials])
  expect(stored.version).toBeGreaterThan(before)
})

test('refreshed tokens that are rejected require a reconnect, and syncs resume once they are accepted', async () => {
  const company = await connect()
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'expired', path: '/graphql.json' })
  const refused = await syncUntil(company, 'it is signed out', ({ state }) => state === 'signed-out')
  expect(refused.last_error).not.toContain('sbxsecret')
  await fetch(`${app.sandbox.url}/_/faults`, { method: 'DELETE' })
  const again = await syncUntil(company, 'it is there again', ({ state }) => state === 'connected')
  expect(again.last_error).toBeNull()
})

test.each([
  ['blocked', 'signed-out'],
  ['forbidden', 'signed-out'],
])('a shop with the fault %s is %s, with the reason', async (fault, state) => {
  const company = await connect()
  await app.control('POST', '/_/faults', { platform: 'shopify', fault, path: '/graphql.json' })
  const row = await syncUntil(company, state, (one) => one.state === state)
  expect(row.last_error).toMatch(/\S/)
})

test('each sync renews the 90 days of a refresh token, even if no one opened the shop for 80 days', async () => {
  const company = await connect()
  const before = await rowOf(company)
  await later(80 * 24 * HOUR)
  const after = await until('the sweep touched it', async () => {
    const row = await rowOf(company)
    return row.credentials_version > before.credentials_version && row
  })
  const days = (after.refresh_expires_at.getTime() - before.refresh_expires_at.getTime()) / (24 * HOUR)
  expect(Math.round(days)).toBe(80)
  expect(after.state).toBe('connected')
})

test('a reply whose response was lost is found in the shop and charged once', async () => {
  const company = await connect()
  const review = { shop: company.atShopify, rating: 2, body: 'The lid leaks.', author: 'Ada' }
  const target = String((await app.control('POST', '/_/metaobjects', review)).json['id'])
  const id = await until('the review is there', async () => {
    const { data } = (await company.admin.get('/api/comments')).json
    return (data as unknown as { _id: string }[])[0]?._id
  })
  const generated = await company.admin.post('/api/comments/generate', { commentId: id })
  expect(generated.json).toMatchObject({ data: { status: 'draft', version: 1 } })
  // Without a path, only writes fail this way; reads pass.
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'drop-after-accept', times: 1 })
  const sent = await company.admin.post(`/api/comments/${id}/send`, { version: 1, target: 'platform' })
  expect(sent.json).toMatchObject({ data: { status: 'sent' } })
  const record = (await app.control('GET', '/_/record?platform=shopify')).json.data ?? []
  expect(record.filter((entry) => entry['target'] === target)).toHaveLength(1)
})

test('products arrive with the first sync, by webhook, and one change at a time', async () => {
  const company = await connect()
  const products = async () => {
    const { rows } = await app.owner.query<{ external_id: string; title: string; details: string | null }>(
      'select external_id, title, details from app.products where company_id = $1',
      [company.companyId],
    )
    return rows
  }
  const put = async (product: object) =>
    String((await app.control('POST', '/_/products', { shop: company.atShopify, ...product })).json['id'])
  const id = await put({ title: 'Ember Mug', details: 'Stoneware, 350 ml.' })
  const first = await until('the product', async () => (await products())[0])
  expect(first).toEqual({ external_id: id, title: 'Ember Mug', details: 'Stoneware, 350 ml.' })
  await put({ id, title: 'Ember Ceramic Mug' })
  await until('its new name', async () => (await products())[0]?.title === 'Ember Ceramic Mug')
  expect(await products()).toHaveLength(1)
})

test("a brand without a time zone takes the shop's, with the domain; any other keeps its own", async () => {
  const company = await connect({ timezone: 'Asia/Tokyo', domain: 'alder.example' })
  const brandOf = async ({ brandId }: TestCompany) => {
    const text = 'select timezone, domain from app.brands where id = $1'
    return (await app.owner.query(text, [brandId])).rows[0] as { timezone: string; domain: string | null }
  }
  expect(await brandOf(company)).toEqual({ timezone: 'Asia/Tokyo', domain: 'alder.example' })
  await app.owner.query(`update app.brands set timezone = 'Europe/Paris', domain = 'own.example' where id = $1`, [
    company.brandId,
  ])
  await app.control('POST', '/_/accounts', {
    platform: 'shopify',
    account: company.atShopify,
    name: 'Alder',
    details: { timezone: 'Asia/Seoul', domain: 'other.example' },
  })
  const goTo = async (path: string) => (await company.admin.raw('GET', path)).headers.get('location') ?? ''
  const consent = await goTo(`/integration/shopify/?company=${company.brandId}&shop=${company.atShopify}`)
  const body = new URLSearchParams({ decision: 'approve', account: company.atShopify })
  const answer = await fetch(consent, { method: 'POST', redirect: 'manual', body })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(await goTo(back.pathname + back.search)).toContain('/connect/done')
  expect(await brandOf(company)).toEqual({ timezone: 'Europe/Paris', domain: 'own.example' })
})
