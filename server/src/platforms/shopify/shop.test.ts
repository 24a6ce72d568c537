import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ConnectionList } from '@bizamply/contract/connections'
import { inside } from '../../context.ts'
import { freshAccess } from '../../features/connections/index.ts'
import type { Caller } from '../../testing/caller.ts'
import { decide } from '../../testing/consent.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const HOUR = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

let shops = 0
/** A shop in the sandbox that stores its own reviews. */
async function openShop(): Promise<string> {
  const shop = `alder-${process.pid}-${shops++}.myshopify.com`
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Alder' })
  return shop
}

const approve = (consent: string): Promise<URL> => decide(consent, new URL(consent).pathname.split('/')[1] ?? '')

const goTo = async (caller: Caller, path: string): Promise<string> =>
  (await caller.raw('GET', path)).headers.get('location') ?? ''

/** From the connect button of an admin to the connection. */
async function connect(company: TestCompany, shop: string): Promise<Caller> {
  const admin = await company.as('admin')
  const consent = await goTo(admin, `/integration/shopify/?company=${company.brandId}&shop=${shop}`)
  const back = await approve(consent)
  expect(await goTo(admin, back.pathname + back.search)).toContain('/connect/done')
  return admin
}

const entryOf = async (admin: Caller) => {
  const list = await admin.get('/api/connections')
  const { connections } = list.json['data'] as unknown as ConnectionList
  return connections.shopify.data[0]
}

const tokenCalls = async (shop: string): Promise<unknown[]> => {
  const { json } = await app.control('GET', `/_/calls?host=${shop}`)
  return (json.data ?? []).filter(({ path }) => path === '/admin/oauth/access_token')
}

describe('installing', () => {
  test('leads a new user from the app link to sign-up with a signed link', async () => {
    const shop = await openShop()
    const stranger = app.caller()
    const consent = await goTo(stranger, `/integration/shopify/?shop=${shop}`)
    const back = await approve(consent)
    const signUp = new URL(await goTo(stranger, back.pathname + back.search), 'http://x')
    expect(signUp.pathname).toBe('/signup')
    expect(signUp.searchParams.get('shop')).toBe(shop)
    expect(signUp.search).not.toContain('sbxsecret')
    const { rows } = await app.owner.query<{ sealed_credentials: string }>(
      'select sealed_credentials from app.shop_installs where shop = $1',
      [shop],
    )
    expect(rows[0]?.sealed_credentials).not.toContain('sbxsecret')
  })

  test('rejects a forged, altered or old signature and an invalid shop', async () => {
    const shop = await openShop()
    const install = (query: string) => goTo(app.caller(), `/integration/shopify/install?${query}`)
    expect(await install(`shop=${shop}&timestamp=1&hmac=${'0'.repeat(64)}`)).toContain('error=invalid_hmac')
    const stranger = app.caller()
    const back = await approve(await goTo(stranger, `/integration/shopify/?shop=${shop}`))
    const altered = new URL(back)
    altered.searchParams.set('shop', 'evil.myshopify.com')
    expect(await goTo(stranger, altered.pathname + altered.search)).toContain('error=oauth_state')
    const evil = '/integration/shopify/?shop=alder.myshopify.com.evil.test'
    expect(await goTo(app.caller(), evil)).toContain('error=invalid_shop')
    expect((await app.owner.query('select 1 from app.shop_installs where shop = $1', [shop])).rowCount).toBe(0)
  })
})

describe('a connected shop', () => {
  test('brings its stored reviews, which are replied to there once', async () => {
    const [company, shop] = [await makeCompany(app, { connected: false }), await openShop()]
    const { json } = await app.control('POST', '/_/metaobjects', {
      shop,
      rating: 2,
      body: 'The lid leaks.',
      author: 'Ada',
    })
    const admin = await connect(company, shop)
    const found = await until('the review is there', async () => {
      const list = await admin.get('/api/comments')
      return (list.json['data'] as unknown as { _id: string; platform: string }[])[0]
    })
    expect(found).toMatchObject({ platform: 'shopify', content: 'The lid leaks.' })
    await admin.post('/api/comments/generate', { commentId: found._id })
    expect((await admin.post(`/api/comments/${found._id}/send`, { version: 1 })).status).toBe(200)
    const record = (await app.control('GET', '/_/record?platform=shopify')).json.data ?? []
    expect(record.filter(({ target }) => target === json['id'])).toHaveLength(1)
  })

  test('of another company is refused', async () => {
    const [ours, theirs, shop] = [
      await makeCompany(app, { connected: false }),
      await makeCompany(app, { connected: false }),
      await openShop(),
    ]
    await connect(ours, shop)
    const admin = await connect(theirs, shop)
    expect(await entryOf(admin)).toBeUndefined()
  })

  test('refreshes its tokens once for twenty concurrent requests', async () => {
    const [company, shop] = [await makeCompany(app, { connected: false }), await openShop()]
    await connect(company, shop)
    await until('the first sync is over', async () => {
      const { rows } = await app.owner.query<{ done: boolean }>(
        `select last_sync_at is not null as done from app.connections where company_id = $1`,
        [company.companyId],
      )
      return rows[0]?.done
    })
    const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
      company.companyId,
    ])
    app.advance(2 * HOUR)
    await app.control('POST', '/_/clock', { advance: 'PT2H' })
    const before = (await tokenCalls(shop)).length
    const where = { companyId: company.companyId, publicId: '', brandId: company.brandId, actor: null }
    const ctx = inside(app.services, where)
    const all = await Promise.all(Array.from({ length: 20 }, () => freshAccess(ctx, rows[0]?.id ?? '')))
    expect(new Set(all.map(({ credentials }) => credentials['token'])).size).toBe(1)
    expect((await tokenCalls(shop)).length).toBe(before + 1)
    expect(
      (await app.services.platforms.service('shopify')?.testConnection(all[0] ?? { account: shop, credentials: {} }))
        ?.account,
    ).toBe(shop)
  })

  test('disconnects when the merchant removes the app, and reconnects after another install', async () => {
    const [company, shop] = [await makeCompany(app, { connected: false }), await openShop()]
    const admin = await connect(company, shop)
    await app.control('POST', '/_/uninstall', { shop })
    await until('it is signed out', async () => (await entryOf(admin))?.state === 'signed-out')
    await until('the admin is written to', async () => {
      const mails = (await app.control('GET', `/_/mail?to=${company.emails.admin}`)).json.data ?? []
      return mails.some(({ text }) => String(text).includes('Shopify'))
    })
    await connect(company, shop)
    expect((await entryOf(admin))?.state).toBe('connected')
  })
})
