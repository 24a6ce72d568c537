import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arrives, billingScene, pass, planIs } from '../../testing/billing-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { WITHDRAWN } from './charge-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

test('a cancellation that the shop doesn’t take leaves a requested downgrade in place', async () => {
  const scene = await billingScene(app)
  const premium = await scene.requested('premium')
  await scene.does(premium, 'approve')
  await scene.status(premium)
  const lower = await scene.requested('basic')
  await scene.does(lower, 'approve')
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http429', times: 1000, path: 'graphql' })
  const refused = await scene.admin.postProved('/api/subscriptions/delete', {})
  expect([refused.status, refused.json['code']]).toEqual([503, 'PLATFORM_UNAVAILABLE'])
  expect(refused.json['message']).toBe('Your store isn’t responding right now. Your plan continues unchanged.')
  await app.control('DELETE', '/_/faults')
  await pass(app, 30, 5)
  await planIs(scene, 'basic')
  await arrives(scene, [5000, 1000])
})

test('a second cancellation that the shop doesn’t take leaves the first one in place', async () => {
  const scene = await billingScene(app)
  const premium = await scene.requested('premium')
  await scene.does(premium, 'approve')
  await scene.status(premium)
  const lower = await scene.requested('basic')
  await scene.does(lower, 'approve')
  // As the first cancellation leaves it when the shop's response is lost.
  await app.owner.query(`update app.subscriptions set state = 'ending', next_plan = 'free' where company_id = $1`, [
    scene.companyId,
  ])
  await app.owner.query(`update app.charges set reason = $2 where company_id = $1 and external_id = $3`, [
    scene.companyId,
    WITHDRAWN,
    lower,
  ])
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http429', times: 1000, path: 'graphql' })
  const refused = await scene.admin.postProved('/api/subscriptions/delete', {})
  expect(refused.json['message']).toBe(
    'Your store isn’t responding right now. Your plan is still set to end, and we’ll keep trying.',
  )
  await app.control('DELETE', '/_/faults')
  await pass(app, 30, 5)
  await planIs(scene, 'free')
  await until('the lower plan is canceled in the shop', async () => {
    await scene.sweep()
    return (await scene.shopCharge(lower))['status'] === 'CANCELLED'
  })
})
