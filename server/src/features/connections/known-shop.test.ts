import { rateLimits } from '@bizamply/contract/rate-limits'
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { decide } from '../../testing/consent.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const newShop = (): string => `shop-${randomBytes(6).toString('hex')}.myshopify.com`
const goTo = async (caller: Caller, path: string) => (await caller.raw('GET', path)).headers.get('location') ?? ''

test("a store that Shopify doesn't know is reported on our own page, before any redirect", async () => {
  const shop = newShop()
  const signedOut = app.caller()
  const query = new URLSearchParams({ error: 'shop_unknown', platform: 'shopify', shop, reason: 'BAD_REQUEST' })
  const where = new URL(await goTo(signedOut, `/integration/shopify/?shop=${shop}`), 'http://x')
  where.searchParams.delete('request')
  expect([where.pathname, Object.fromEntries(where.searchParams)]).toEqual(['/error', Object.fromEntries(query)])
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const popup = await goTo(admin, `/integration/shopify/?company=${company.brandId}&shop=${shop}`)
  expect(popup).toContain('/error?error=shop_unknown&')
  const answer = await admin.get(`/api/connections/shopify/oauth-url?typed=${shop}`)
  const message = 'Shopify doesn’t recognize this store. Check the domain and try again.'
  expect([answer.status, answer.json['message'], answer.json['errors']]).toEqual([
    400,
    message,
    [{ path: 'typed', message }],
  ])
})

test("a store that can't be checked now is tried anyway", async () => {
  const shop = newShop()
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Mugs' })
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http500', times: 1 })
  expect(await goTo(app.caller(), `/integration/shopify/?shop=${shop}`)).toContain('/admin/oauth/authorize?')
})

test('a store that installs again leads to its company, and others get a message', async () => {
  const shop = newShop()
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Mugs' })
  const [owner, other] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const [admin, stranger] = [await owner.as('admin'), await other.as('admin')]
  const back = await decide(await goTo(admin, `/integration/shopify/?company=${owner.brandId}&shop=${shop}`), shop)
  expect(await goTo(admin, back.pathname + back.search)).toContain('/connect/done')
  const again = async (caller: Caller): Promise<string> => {
    const store = await fetch(`${app.sandbox.url}/_/appstore?shop=${shop}`, { redirect: 'manual' })
    const link = new URL(store.headers.get('location') ?? '')
    const end = await decide(await goTo(caller, link.pathname + link.search), shop)
    return goTo(caller, end.pathname + end.search)
  }
  expect(await again(admin)).toBe('/responses')
  for (const caller of [stranger, app.caller()])
    expect(await again(caller)).toContain(`/error?error=shop_taken&platform=shopify&shop=${shop}&request=`)
  const { rows } = await app.owner.query<{ company_id: string }>(
    `select company_id from app.connections where platform = 'shopify' and account = $1`,
    [shop],
  )
  expect(rows).toEqual([{ company_id: owner.companyId }])
})

test('checking stores at Shopify is rate limited', async () => {
  const shop = newShop()
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Mugs' })
  const begin = (): Promise<string> => goTo(app.caller(), `/integration/shopify/?shop=${shop}`)
  expect(await begin()).toContain('/admin/oauth/authorize?')
  const { max, seconds } = rateLimits.installPerAddress
  const used = `insert into app.limits (bucket, window_at, count)
    select bucket, min(window_at) + w * make_interval(secs => $2), $1 from app.limits, generate_series(0, 1) as w
    where bucket like 'installPerAddress:%' group by bucket, w on conflict (bucket, window_at) do update set count = excluded.count`
  await app.owner.query(used, [max - 1, seconds])
  expect(await begin()).toContain('/admin/oauth/authorize?')
  await app.owner.query(used, [max, seconds])
  expect(await begin()).toContain('reason=RATE_LIMIT_EXCEEDED')
  await app.owner.query(`delete from app.limits where bucket like 'installPerAddress:%'`)
})
