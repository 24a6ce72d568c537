import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/caller.ts'
import { billingScene, pass, type BillingScene } from '../../testing/billing-scene.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { settleCharge } from './index.ts'

let app: TestApp
/** Another process of the same product. */
let peer: TestApp
let scene: BillingScene
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  peer = await startTestApp({ builtIn: true, peerOf: app })
  scene = await billingScene(app)
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
  peer.expectNoErrors()
})
afterAll(async () => {
  await peer.stop()
  await app.stop()
})

const stateOf = async (chargeId: string): Promise<string> => String((await scene.status(chargeId)).json['status'])
const outcome = ({ status, json }: Answer) => [status, json['code']]
const idOf = async (chargeId: string): Promise<string> => String((await scene.status(chargeId)).json['data']?.['id'])
/** A poll within two seconds is served from the database. */
const nextPoll = (): void => app.advance(2000)

describe('a pack of credits', () => {
  test('is granted once when its merchant approves, and not before', async () => {
    const [before, granted] = [await scene.available(), (await scene.grants()).length]
    const answer = await scene.buy('credits-5000')
    const { chargeId = '', confirmationUrl, state } = answer.json['data'] as unknown as Record<string, string>
    expect([answer.status, state]).toEqual([200, 'pending'])
    expect(answer.json['confirmationUrl']).toBe(confirmationUrl)
    expect(answer.json['appPurchaseOneTimeCreate']?.['confirmationUrl']).toBe(confirmationUrl)
    expect(confirmationUrl?.startsWith(app.sandbox.url)).toBe(true)
    expect(await stateOf(chargeId)).toBe('pending')
    expect(await scene.available()).toBe(before)
    await scene.does(chargeId, 'approve', 'once')
    await until('the credits', async () => (await scene.available()) === before + 5000)
    expect(await stateOf(chargeId)).toBe('active')
    expect((await scene.grants()).slice(granted)).toMatchObject([
      { credits: 5000, description: '5,000 credits purchased', key: `charge:${await idOf(chargeId)}` },
    ])
    expect((await scene.admin.get('/api/comments/notifications/recent')).text).toContain('5,000 credits purchased')
  })

  test('costs what the server says, whatever the browser sends, and belongs to the connected shop', async () => {
    const older = {
      purchaseName: 'Credits Pack 10,000',
      spendAmount: '0.01',
      currencyCode: 'VND',
      shopifyStore: 'other.myshopify.com',
      shopifyAccessToken: 'stolen',
      shopifySessionId: 'x',
      returnUrl: 'https://evil.example/',
      BrandId: 'x',
    }
    const answer = await scene.admin.post('/api/subscriptions/credit/purchase', older)
    expect(answer.json['data']).toMatchObject({
      item: 'credits-10000',
      cents: 12_999,
      credits: 10_000,
      currency: 'USD',
    })
    const there = await scene.shopCharge(String(answer.json['data']?.['chargeId']))
    expect(there).toMatchObject({ name: '10,000 credits', price: { amount: '129.99', currencyCode: 'USD' } })
    expect(String(there['returnsTo'])).toContain(`/payment-confirmation?ref=${String(answer.json['data']?.['id'])}`)
    const unknown = await scene.admin.post('/api/subscriptions/credit/purchase', { purchaseName: '7 credits' })
    expect(outcome(unknown)).toEqual([400, 'BAD_REQUEST'])
    expect(unknown.json['errors']).toMatchObject([{ path: 'purchaseName' }])
  })

  test('that is declined grants nothing and can be bought again', async () => {
    const before = await scene.available()
    const chargeId = await scene.requested('credits-1000')
    await scene.does(chargeId, 'decline')
    expect(await stateOf(chargeId)).toBe('declined')
    expect(await scene.available()).toBe(before)
    expect((await scene.status(chargeId)).json['data']?.['confirmationUrl']).toBeNull()
    expect((await scene.overview()).open.map(({ id }) => id)).not.toContain(await idOf(chargeId))
    const again = await scene.requested('credits-1000')
    await scene.does(again, 'approve')
    expect(await stateOf(again)).toBe('active')
    expect(await scene.available()).toBe(before + 1000)
  })

  test('that is requested twice with the same key, one after the other or concurrently, is one charge', async () => {
    const [key, made] = [randomUUID(), await scene.made()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => scene.buy('credits-1000', key)))
    answers.push(await scene.buy('credits-1000', key, { spendAmount: '1' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ json }) => json['confirmationUrl'])).size).toBe(1)
    expect(await scene.made()).toBe(made + 1)
    expect(outcome(await scene.buy('credits-5000', key))).toEqual([409, 'KEY_REUSED'])
  })

  test('is granted once however many reports confirm it', async () => {
    const before = await scene.available()
    const chargeId = await scene.requested('credits-1000')
    const id = await idOf(chargeId)
    await scene.does(chargeId, 'approve', 'twice')
    await app.control('POST', `/_/charges/${chargeId}`, { do: 'deliver', times: 20, fresh: true })
    const there = { ...scene.ctx, ...peer.services }
    const here = { ...scene.ctx, ...app.services }
    await Promise.all([
      ...Array.from({ length: 5 }, () => settleCharge(here, id)),
      ...Array.from({ length: 5 }, () => settleCharge(there, id)),
      ...Array.from({ length: 5 }, () => scene.status(chargeId)),
      scene.sweep(),
    ])
    await until('quiet', async () => {
      const { rowCount } = await app.owner.query(
        `select 1 from app.charges where company_id = $1 and id = $2 and check_at is null and state = 'active'`,
        [scene.companyId, id],
      )
      return rowCount === 1
    })
    expect(await scene.available()).toBe(before + 1000)
    expect((await scene.grants()).filter(({ key }) => key === `charge:${id}`)).toHaveLength(1)
    // A late report of an earlier state changes nothing.
    await app.control('POST', `/_/charges/${chargeId}`, { do: 'deliver', fresh: true, status: 'PENDING' })
    await scene.sweep()
    expect(await stateOf(chargeId)).toBe('active')
  })

  test('whose merchant never returns is granted by the sweep alone, and a false webhook grants nothing', async () => {
    const before = await scene.available()
    const chargeId = await scene.requested('credits-1000')
    await app.control('POST', `/_/charges/${chargeId}`, { do: 'deliver', times: 3, fresh: true, status: 'ACTIVE' })
    await scene.sweep()
    expect(await scene.available()).toBe(before)
    await scene.does(chargeId, 'approve')
    await pass(app, 0, 1)
    await until('the sweep', async () => (await scene.available()) === before + 1000)
  })

  test('with a stuck payment stays open, and is granted when it succeeds days later', async () => {
    const before = await scene.available()
    const chargeId = await scene.requested('credits-1000')
    await scene.does(chargeId, 'stick')
    await scene.does(chargeId, 'approve')
    await pass(app, 3)
    await scene.sweep()
    expect(await stateOf(chargeId)).toBe('pending')
    expect(await scene.available()).toBe(before)
    await scene.does(chargeId, 'unstick')
    await pass(app, 0, 6 * 60 + 1)
    await until('the sweep', async () => (await scene.available()) === before + 1000)
  })

  test('that is never approved expires after two days', async () => {
    const chargeId = await scene.requested('credits-1000')
    await pass(app, 2, 90)
    await until('the sweep', async () => (await stateOf(chargeId)) === 'expired')
    expect((await scene.overview()).open).toEqual([])
  })

  test("is hidden from other companies and can't be granted by a made-up number", async () => {
    const other = await billingScene(app)
    const before = await other.available()
    const chargeId = await scene.requested('credits-1000')
    const id = await idOf(chargeId)
    await scene.does(chargeId, 'approve')
    for (const reference of [chargeId, id, '1', '99999999999999999999', randomUUID()])
      expect(outcome(await other.status(reference))).toEqual([404, 'NOT_FOUND'])
    await other.sweep()
    expect(await other.available()).toBe(before)
    expect(outcome(await scene.status('123456'))).toEqual([404, 'NOT_FOUND'])
    nextPoll()
    expect(await stateOf(id)).toBe('active')
  })

  test('is looked up at most every two seconds, across all processes', async () => {
    const chargeId = await scene.requested('credits-1000')
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http500', times: 50, path: 'graphql' })
    const first = await scene.status(chargeId)
    expect([first.status, first.json['status']]).toEqual([200, 'pending'])
    await app.control('DELETE', '/_/faults')
    await scene.does(chargeId, 'decline')
    nextPoll()
    expect(await stateOf(chargeId)).toBe('declined')
  })

  test('requires an admin and a shop that can be billed', async () => {
    for (const role of ['editor', 'viewer'] as const) {
      const caller = await scene.as(role)
      expect(outcome(await caller.post('/api/subscriptions/credit/purchase', { pack: 'credits-1000' }))).toEqual([
        403,
        'FORBIDDEN',
      ])
      expect((await caller.get('/api/billing')).json['data']).toMatchObject({ mayBuy: false, shop: scene.account })
    }
    const without = await (await makeCompany(app, { connected: false, plan: 'free' })).as('admin')
    const refused = await without.post('/api/subscriptions/credit/purchase', { pack: 'credits-1000' })
    expect(outcome(refused)).toEqual([409, 'SHOP_NEEDED'])
    expect((await without.get('/api/billing')).json['data']).toMatchObject({ mayBuy: true, shop: null, plan: 'free' })
  })
})
