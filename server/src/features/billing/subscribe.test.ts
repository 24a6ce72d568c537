import { upgradeCredits } from '@bizamply/contract/plans'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { arrives, billingScene, granted, pass, planIs } from '../../testing/billing-scene.ts'
import type { Answer } from '../../testing/caller.ts'
import { checkLedger } from '../credits/index.ts'
import { recordBilling } from './index.ts'
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

const outcome = ({ status, json }: Answer) => [status, json['code']]
const DAY = 86_400_000

/** A company on a plan; later webhooks of the shop are lost unless a test sends them. */
async function subscribed(plan: 'basic' | 'premium') {
  const scene = await billingScene(app)
  await app.control('POST', '/_/billing', { shop: scene.account, webhook: 'lost' })
  const chargeId = await scene.requested(plan)
  await scene.does(chargeId, 'approve')
  expect((await scene.status(chargeId)).json['status']).toBe('active')
  return { scene, chargeId }
}

describe('a plan', () => {
  test('begins when its merchant approves, with the credits of its period, once', async () => {
    const scene = await billingScene(app)
    const answer = await scene.admin.post('/api/subscriptions/create', {
      subscriptionName: 'PREMIUM',
      subscriptionPrice: 0.5,
      subscriptionInterval: 'ANNUAL',
      currencyCode: 'VND',
    })
    const { chargeId = '', confirmationUrl } = answer.json['data'] as unknown as Record<string, string>
    expect(answer.json['appSubscriptionCreate']).toEqual({ confirmationUrl })
    expect(await scene.shopCharge(chargeId)).toMatchObject({ name: 'Premium', price: { amount: '70.99' } })
    expect((await scene.admin.get('/api/profile')).json['data']?.['accountType']).toBe('free')
    await scene.does(chargeId, 'approve', 'twice')
    await planIs(scene, 'premium')
    await arrives(scene, [5000])
    const { currentPeriodEnd } = await scene.shopCharge(chargeId)
    // Shopify returns whole seconds.
    const end = new Date(Math.floor(Date.parse(String(currentPeriodEnd)) / 1000) * 1000).toISOString()
    expect((await scene.overview()).subscription).toMatchObject({ plan: 'premium', state: 'active', nextPlan: null })
    const details = await scene.admin.get('/api/subscriptions/details')
    expect(details.json).toMatchObject({ name: 'Premium', currentPeriodEnd: end, data: { name: 'Premium' } })
    expect((await scene.grants())[0]?.key).toBe(`plan:${chargeId}:${end}`)
    expect((await scene.admin.get('/api/profile')).json['data']?.['accountType']).toBe('premium')
    expect(outcome(await scene.subscribe('premium'))).toEqual([409, 'CONFLICT'])
  })

  test('that is unknown is refused at its field, and a contract requires contacting us', async () => {
    const scene = await billingScene(app)
    const unknown = await scene.admin.post('/api/subscriptions/create', { subscriptionName: 'Gold' })
    expect(outcome(unknown)).toEqual([400, 'BAD_REQUEST'])
    expect(unknown.json['errors']).toMatchObject([{ path: 'subscriptionName' }])
    const contract = await scene.admin.post('/api/subscriptions/create', { subscriptionName: 'Enterprise' })
    expect(outcome(contract)).toEqual([409, 'CONFLICT'])
    await app.owner.query(`update app.companies set plan = 'enterprise' where company_id = $1`, [scene.companyId])
    expect(outcome(await scene.subscribe('basic'))).toEqual([409, 'CONFLICT'])
  })

  test('grants its credits for every period that the shop reports, even several missed ones', async () => {
    const { scene } = await subscribed('basic')
    await pass(app, 30, 5)
    await arrives(scene, [1000, 1000])
    await scene.sweep()
    // Longer than a month, shorter than our refresh token lasts.
    await pass(app, 60, 5)
    await arrives(scene, [1000, 1000, 1000, 1000])
    const keys = (await scene.grants()).map(({ key }) => Date.parse(key.split(':').slice(2).join(':')))
    expect(keys.slice(1).map((end, n) => end - (keys[n] ?? 0))).toEqual([30 * DAY, 30 * DAY, 30 * DAY])
    await pass(app, 0, 7 * 60)
    await scene.sweep()
    expect(await granted(scene)).toHaveLength(4)
  })

  test('that is upgraded within a period grants the new credits minus the rest of the old ones, and starts a new period', async () => {
    const { scene, chargeId } = await subscribed('basic')
    await pass(app, 10)
    const higher = await scene.requested('premium')
    await scene.does(higher, 'approve')
    expect((await scene.status(higher)).json['status']).toBe('active')
    const [first, second] = await granted(scene)
    const ends = [chargeId, higher].map(async (id) =>
      Date.parse(String((await scene.shopCharge(id))['currentPeriodEnd'])),
    )
    const [old = 0, now = 0] = await Promise.all(ends)
    expect(first).toBe(1000)
    expect([4333, 4334]).toContain(second)
    expect(second).toBe(upgradeCredits('basic', 'premium', old - (now - 30 * DAY)))
    expect(await scene.overview()).toMatchObject({ plan: 'premium', subscription: { plan: 'premium' } })
    // The old charge's end changes nothing, whenever it is reported.
    await pass(app, 0, 2)
    await until('the end of the old one', async () => {
      await scene.sweep()
      return String((await scene.status(chargeId)).json['status']) === 'cancelled'
    })
    expect((await scene.overview()).plan).toBe('premium')
    await pass(app, 30)
    await arrives(scene, [1000, second ?? 0, 5000])
  })

  test('that is downgraded starts when the paid period ends', async () => {
    const { scene } = await subscribed('premium')
    const lower = await scene.requested('basic')
    await scene.does(lower, 'approve')
    expect((await scene.status(lower)).json['status']).toBe('pending')
    await pass(app, 20)
    expect(await scene.overview()).toMatchObject({ plan: 'premium' })
    await pass(app, 10, 5)
    await planIs(scene, 'basic')
    await arrives(scene, [5000, 1000])
    await pass(app, 30)
    await arrives(scene, [5000, 1000, 1000])
  })

  test('that is downgraded keeps the higher plan to the end, even if the shop starts the lower one immediately', async () => {
    const { scene } = await subscribed('premium')
    await app.control('POST', '/_/billing', { shop: scene.account, deferral: 'at-once' })
    const lower = await scene.requested('basic')
    await scene.does(lower, 'approve')
    expect((await scene.status(lower)).json['status']).toBe('active')
    expect(await scene.overview()).toMatchObject({ plan: 'premium', subscription: { nextPlan: 'basic' } })
    expect(outcome(await scene.subscribe('basic'))).toEqual([409, 'CONFLICT'])
    expect(await granted(scene)).toEqual([5000])
    await pass(app, 30, 5)
    await planIs(scene, 'basic')
    await arrives(scene, [5000, 1000])
  })

  test('that is canceled lasts to the end of the paid period, then the company is on the free plan', async () => {
    const { scene, chargeId } = await subscribed('premium')
    const credits = await scene.available()
    const [one, two] = [
      await scene.admin.postProved('/api/subscriptions/delete', {}),
      await scene.admin.postProved('/api/subscriptions/delete', {}),
    ]
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.json['data']).toMatchObject({ plan: 'premium', state: 'ending', nextPlan: 'free' })
    expect(two.json['data']).toMatchObject({
      state: 'ending',
      currentPeriodEnd: String(one.json['data']?.['currentPeriodEnd']),
    })
    expect((await scene.shopCharge(chargeId))['status']).toBe('CANCELLED')
    await pass(app, 29)
    await scene.sweep()
    expect((await scene.overview()).plan).toBe('premium')
    await pass(app, 1, 5)
    await planIs(scene, 'free')
    expect((await scene.overview()).subscription).toBeNull()
    expect(await scene.available()).toBe(credits)
    expect(outcome(await scene.admin.postProved('/api/subscriptions/delete', {}))).toEqual([409, 'CONFLICT'])
    const again = await scene.requested('premium')
    await scene.does(again, 'approve')
    await scene.status(again)
    await arrives(scene, [5000, 5000])
  })

  test('that waits for the end of a canceled one never starts: the shop ends and refunds it', async () => {
    const { scene } = await subscribed('premium')
    const lower = await scene.requested('basic')
    await scene.does(lower, 'approve')
    await pass(app, 1)
    expect((await scene.admin.postProved('/api/subscriptions/delete', {})).json['data']?.['state']).toBe('ending')
    await pass(app, 29, 5)
    await planIs(scene, 'free')
    await pass(app, 0, 1)
    await until('the end at the shop', async () => {
      await scene.sweep()
      return (await scene.shopCharge(lower))['status'] === 'CANCELLED'
    })
    expect((await scene.overview()).subscription).toBeNull()
    expect(await granted(scene)).toEqual([5000])
  })

  test('that is bought again before a canceled one ends is paid in full and grants full credits', async () => {
    const { scene } = await subscribed('basic')
    await scene.admin.postProved('/api/subscriptions/delete', {})
    await pass(app, 10)
    const again = await scene.requested('basic')
    await scene.does(again, 'approve')
    await scene.status(again)
    await arrives(scene, [1000, 1000])
    expect((await scene.overview()).subscription).toMatchObject({ state: 'active', nextPlan: null })
    await pass(app, 25)
    await scene.sweep()
    expect((await scene.overview()).plan).toBe('basic')
  })

  test('with a failed payment stays without new credits, and grants them when it is paid', async () => {
    const { scene, chargeId } = await subscribed('basic')
    await scene.does(chargeId, 'freeze', 'once')
    await app.control('POST', `/_/charges/${chargeId}`, { do: 'deliver', fresh: true })
    await until('frozen', async () => (await scene.overview()).subscription?.state === 'frozen')
    await pass(app, 65)
    await scene.sweep()
    expect(await scene.overview()).toMatchObject({ plan: 'basic', subscription: { state: 'frozen' } })
    expect(await granted(scene)).toEqual([1000])
    await scene.does(chargeId, 'unfreeze')
    await pass(app, 0, 6 * 60 + 1)
    await arrives(scene, [1000, 1000])
    expect((await scene.overview()).subscription?.state).toBe('active')
  })

  test('that the shop ends on its own ends immediately', async () => {
    const { scene, chargeId } = await subscribed('premium')
    await scene.does(chargeId, 'cancel')
    await pass(app, 0, 6 * 60 + 1)
    await planIs(scene, 'free')
    expect((await scene.status(chargeId)).json['status']).toBe('cancelled')
  })

  test("ends when the app is removed from the shop, and a late report of it doesn't end the next plan", async () => {
    const { scene } = await subscribed('premium')
    await scene.ctx.tx((tx) => recordBilling(tx, scene.ctx, { shop: scene.account, removed: true }))
    await scene.sweep()
    expect((await scene.overview()).plan).toBe('premium')
    const removed = await app.control('POST', '/_/uninstall', { shop: scene.account })
    expect(removed.status).toBe(200)
    await planIs(scene, 'free')
  })

  test("whose cancellation the shop doesn't confirm is canceled again until it does", async () => {
    const { scene, chargeId } = await subscribed('basic')
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http500', path: 'graphql' })
    const answer = await scene.admin.postProved('/api/subscriptions/delete', {})
    expect([answer.status, answer.json['data']?.['state']]).toEqual([200, 'ending'])
    await app.control('DELETE', '/_/faults')
    await pass(app, 0, 11)
    await scene.sweep()
    await until('the end at the shop', async () => (await scene.shopCharge(chargeId))['status'] === 'CANCELLED')
    expect((await scene.overview()).plan).toBe('basic')
  })
})

test('the ledger adds up after all of it', async () => {
  expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
})
