import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decide } from '../../testing/consent.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Shop extends TestCompany {
  shop: string
}

async function connect(company: TestCompany, shop: string): Promise<void> {
  const admin = await company.as('admin')
  const goTo = async (path: string) => (await admin.raw('GET', path)).headers.get('location') ?? ''
  const back = await decide(await goTo(`/integration/shopify/?company=${company.brandId}&shop=${shop}`), shop)
  expect(await goTo(back.pathname + back.search)).toContain('/connect/done')
}

/** A company with Shopify connected. */
async function connected(): Promise<Shop> {
  const company = await makeCompany(app, { connected: false })
  const shop = `signs-${randomBytes(6).toString('hex')}.myshopify.com`
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Alder' })
  await connect(company, shop)
  return { ...company, shop }
}

/** A body signed by Shopify, with headers that its holder can choose. */
async function send(shop: string, topic: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  const raw = JSON.stringify(body)
  return (
    await app.caller().raw('POST', '/hooks/shopify', raw, {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': shop,
      'x-shopify-webhook-id': randomBytes(8).toString('hex'),
      'x-shopify-triggered-at': app.services.now().toISOString(),
      'x-shopify-hmac-sha256': createHmac('sha256', 'bizamply-sandbox-secret').update(raw).digest('base64'),
      ...headers,
    })
  ).status
}

const EVIL = 'evil-merchant.myshopify.com'
const customer = { id: 5, email: 'ada@example.org', phone: null }
const uninstalled = (shop: string) => ({ id: 9, name: 'Alder', domain: 'alder.example', myshopify_domain: shop })
const bodies: [string, (shop: string) => object][] = [
  ['app/uninstalled', uninstalled],
  ['customers/data_request', (shop) => ({ shop_id: 9, shop_domain: shop, customer, data_request: { id: 7 } })],
  ['customers/redact', (shop) => ({ shop_id: 9, shop_domain: shop, customer, orders_to_redact: [] })],
  ['shop/redact', (shop) => ({ shop_id: 9, shop_domain: shop })],
]

const stateOf = async ({ companyId }: TestCompany): Promise<unknown> =>
  (await app.owner.query<{ state: string }>('select state from app.connections where company_id = $1', [companyId]))
    .rows[0]?.state
const requests = async ({ companyId }: TestCompany): Promise<number> =>
  (await app.owner.query('select 1 from app.privacy_requests where company_id = $1', [companyId])).rowCount ?? 0

test.each(bodies)(
  '%s that Shopify signed for one shop does not affect another, whatever its headers say',
  async (topic, bodyOf) => {
    const victim = await connected()
    const before = await tenantRows(app)
    for (const [name, body] of bodies) expect([name, await send(victim.shop, topic, body(EVIL))]).toEqual([name, 401])
    expect(await send(victim.shop, topic, {})).toBe(401)
    expect(await tenantRows(app)).toEqual(before)
    expect(await send(victim.shop, topic, bodyOf(victim.shop))).toBe(204)
  },
)

test('a shop named in the body of any other topic is ignored in favor of the header', async () => {
  const victim = await connected()
  expect(await send(victim.shop, 'products/update', { id: 8001, shop_domain: EVIL })).toBe(401)
  expect(await send(victim.shop, 'products/update', { id: 8001 })).toBe(204)
})

test("a shop's own webhook cannot pass for a topic that erases more", async () => {
  const victim = await connected()
  const [uninstall, request, redact] = bodies.map(([, bodyOf]) => bodyOf(victim.shop))
  for (const body of [uninstall, request, redact]) expect(await send(victim.shop, 'shop/redact', body ?? {})).toBe(401)
  for (const body of [uninstall, request]) expect(await send(victim.shop, 'customers/redact', body ?? {})).toBe(401)
  expect(await requests(victim)).toBe(0)
})

test('the same body under another id is not processed again', async () => {
  const victim = await connected()
  const { shop } = victim
  for (let n = 0; n < 3; n++)
    for (const [topic, bodyOf] of bodies.slice(1)) expect(await send(shop, topic, bodyOf(shop))).toBe(204)
  expect(await requests(victim)).toBe(3)
})

test('a shop that reinstalls and uninstalls again is processed again, with the same body', async () => {
  const victim = await connected()
  const { shop } = victim
  const leave = async () => {
    expect(await send(shop, 'app/uninstalled', uninstalled(shop))).toBe(204)
    await until('it is signed out', async () => (await stateOf(victim)) === 'signed-out')
    expect(await send(shop, 'shop/redact', { shop_id: 9, shop_domain: shop })).toBe(204)
  }
  await leave()
  app.advance(60_000)
  await connect(victim, shop)
  expect(await stateOf(victim)).toBe('connected')
  await leave()
  expect(await requests(victim)).toBe(2)
})

test('a webhook may be up to two days late; a later one is a replay and is refused', async () => {
  const victim = await connected()
  const at = (hours: number) => ({
    'x-shopify-triggered-at': new Date(app.services.now().getTime() - hours * 3_600_000).toISOString(),
  })
  const again = (headers: Record<string, string>) =>
    send(victim.shop, 'app/uninstalled', uninstalled(victim.shop), headers)
  for (const headers of [at(73), at(24 * 30), { 'x-shopify-triggered-at': 'yesterday' }])
    expect(await again(headers)).toBe(401)
  expect(await stateOf(victim)).toBe('connected')
  expect(await again(at(50))).toBe(204)
  expect(await stateOf(victim)).toBe('signed-out')
})

test('an uninstall from the sandbox names the shop like the real one, and disconnects it', async () => {
  const victim = await connected()
  await app.control('POST', '/_/uninstall', { shop: victim.shop })
  await until('it is signed out', async () => (await stateOf(victim)) === 'signed-out')
  expect(await requests(victim)).toBe(0)
})
