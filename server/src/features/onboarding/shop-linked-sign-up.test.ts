import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { beginAnHour, join, newEmail, signUp, visitor } from '../../testing/join.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepInstall, type ShopLink } from '../connections/install-shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

let count = 0
/** Simulates a shop that just installed the app; returns the query of the sign-up page. */
async function installed(): Promise<{ link: ShopLink; parameters: Record<string, string> }> {
  const shop = `kettle-${++count}.myshopify.com`
  const token = `shpat_sbxsecret-${count}`
  // Sweeps read it once it is connected.
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Kettle', token })
  const credentials = { values: { token }, accessExpiresAt: null, refreshExpiresAt: null }
  const account = { account: shop, name: 'Kettle', details: {}, credentials }
  const grant = { scopes: ['read_products'], missing: [], accounts: [account] }
  const kept = await keepInstall(app.services, grant, account)
  if (!('link' in kept)) throw new Error('the shop has a company')
  const { link } = kept
  return { link, parameters: parametersOf(link) }
}

const parametersOf = ({ shop, sessionId, accessToken }: ShopLink): Record<string, string> => ({
  shop,
  shopifySessionId: sessionId,
  shopifyAccessToken: accessToken,
})

const altered = (sealed: string): string => `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`
const names = { companyName: 'Kettle & Co', brandName: 'Kettle' }
const shopsOf = async (shop: string): Promise<unknown[]> =>
  (await app.owner.query(`select platform from app.connections where account = $1`, [shop])).rows
const users = async (): Promise<unknown> => (await app.owner.query('select count(*) from app.users')).rows[0]

test("sign-up through a shop's install link connects the shop immediately, without exposing its token", async () => {
  const { link, parameters } = await installed()
  const { caller } = await join(app, { ...names, ...parameters })
  const { json, text } = await caller.get('/auth/status')
  expect(json['user']).toMatchObject({ shopifyDomain: link.shop, companyName: 'Kettle & Co' })
  expect(text).not.toContain('sbxsecret')
  expect((await caller.get('/onboarding/onboard-status')).json['brands']).toMatchObject([
    { BrandName: 'Kettle', ServiceConnected: ['shopify'] },
  ])
  expect(await shopsOf(link.shop)).toHaveLength(1)
})

test('the second sign-up call with the same shop changes nothing', async () => {
  const { link, parameters } = await installed()
  const { caller } = await join(app, { ...names, ...parameters })
  const body = {
    company: 'Kettle & Co',
    brands: [{ brandName: 'Kettle', shopify: parameters }],
    personalInfo: { firstName: 'Ada', lastName: 'Byron' },
    isUpdate: false,
  }
  for (let n = 0; n < 2; n++) {
    expect((await caller.call('POST', '/onboarding/submit-user', body)).status).toBe(200)
  }
  expect(await shopsOf(link.shop)).toHaveLength(1)
})

test('a user with an account connects their shop with the second call alone', async () => {
  const { link, parameters } = await installed()
  const { caller } = await join(app)
  const brands = [{ brandName: 'Kettle', shopify: parameters }, { brandName: 'Fern' }]
  const personalInfo = { firstName: 'Ada', lastName: 'Byron' }
  const answer = await caller.call('POST', '/onboarding/submit-user', { company: 'Kettle', brands, personalInfo })
  expect(answer.json['brands']).toMatchObject([{ ServiceConnected: ['shopify'] }, { ServiceConnected: [] }])
  expect(await shopsOf(link.shop)).toHaveLength(1)
})

test('an install link that is altered, of another shop, used or expired creates nothing', async () => {
  const [one, other] = [await installed(), await installed()]
  const before = await users()
  const wrong = [
    { ...one.parameters, shop: other.link.shop },
    { ...one.parameters, shopifyAccessToken: other.link.accessToken },
    { ...one.parameters, shopifySessionId: altered(one.link.sessionId) },
    { ...one.parameters, shopifySessionId: one.link.accessToken },
    { ...one.parameters, shopifyAccessToken: 'shpat_plain' },
  ]
  for (const parameters of wrong) {
    const answer = await signUp(await visitor(app), { ...names, ...parameters })
    expect([answer.status, answer.json['code']]).toEqual([400, 'SHOP_LINK_INVALID'])
  }
  expect(await users()).toEqual(before)
  expect((await signUp(await visitor(app), { ...names, ...one.parameters })).status).toBe(200)
  const email = newEmail()
  const again = await signUp(await visitor(app), { ...names, ...one.parameters, email })
  expect([again.status, again.json['code']]).toEqual([409, 'CONFLICT'])
  expect((await app.owner.query('select 1 from app.users where email = $1', [email])).rows).toEqual([])
  app.advance(24 * 3_600_000 + 1)
  const late = await signUp(await visitor(app), { ...names, ...other.parameters })
  expect([late.status, late.json['code']]).toEqual([400, 'SHOP_LINK_INVALID'])
})
