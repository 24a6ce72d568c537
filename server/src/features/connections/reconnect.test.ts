import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from '../../testing/consent.ts'
import { inside } from '../../context.ts'
import { PlatformError } from '../../platforms/platform.ts'
import { stateOf } from '../../testing/money.ts'
import { platformScene, type PlatformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { recordProblem, withFreshAccess } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterAll(() => app.stop())

test('a store that reconnects with another token sends new reviews, signed with that token', async () => {
  const scene = await platformScene(app, 'judgeme')
  await scene.arrived(await scene.write('Before.'))
  const token = `jm_test_again_${scene.account}`
  await app.control('POST', '/_/shops', { platform: 'judgeme', shop: scene.account, token })
  const again = await scene.admin.call('POST', '/api/connections/judgeme', { shopDomain: scene.account, token })
  expect(again.status).toBe(200)
  expect((await scene.arrived(await scene.write('After.'))).content).toBe('After.')
})

/** The store revokes its token and gives the app another one. */
async function reconnect(scene: PlatformScene): Promise<void> {
  const token = `jm_test_again_${scene.account}`
  await app.control('POST', '/_/tokens', { platform: 'judgeme', account: scene.account, state: 'revoked' })
  await app.control('POST', '/_/shops', { platform: 'judgeme', shop: scene.account, token })
  const again = await scene.admin.call('POST', '/api/connections/judgeme', { shopDomain: scene.account, token })
  expect(again.status).toBe(200)
}

test('a reply that the old token can’t send leaves the new connection alone', async () => {
  const scene = await platformScene(app, 'judgeme')
  const { id, version } = await scene.draft(await scene.write('Is it dishwasher safe?'), 'It is, on any rack.')
  await app.control('POST', '/_/faults', { platform: 'judgeme', path: '/api/v1/replies', fault: 'slow', times: 1 })
  const sending = scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })
  await until('the request has begun', async () => (await stateOf(app, scene, id)).delivery === 'sending')
  await reconnect(scene)
  expect((await sending).json['code']).toBe('DELIVERY_FAILED')
  expect(await scene.connection()).toMatchObject({ state: 'connected', last_error: null })
})

test('a sync that the old token can’t finish leaves the new connection alone', async () => {
  const scene = await platformScene(app, 'judgeme')
  const { id: connectionId } = await scene.connection()
  const ctx = inside(app.services, { companyId: scene.companyId, publicId: '', brandId: scene.brandId, actor: null })
  const running = withFreshAccess(ctx, connectionId, async () => {
    await reconnect(scene)
    throw new PlatformError('revoked', 'The token was revoked.')
  }).catch((error: unknown) => error)
  const error = (await running) as PlatformError
  await scene.sync()
  await recordProblem(ctx, connectionId, error)
  expect(await scene.connection()).toMatchObject({ state: 'connected', last_error: null })
  await recordProblem(ctx, connectionId, new PlatformError('revoked', 'The token was revoked.'))
  expect((await scene.connection()).state).toBe('signed-out')
})

test('a renamed store replaces the old one, which is free again; its reviews stay', async () => {
  const scene = await platformScene(app, 'shopify')
  await scene.arrived(await scene.write('Before.'))
  const renamed = scene.account.replace('shop-', 'store-')
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: renamed, name: 'Mugs' })
  const path = `/integration/shopify/?company=${scene.brandId}&shop=${renamed}`
  const consent = (await scene.admin.raw('GET', path)).headers.get('location') ?? ''
  const back = await decide(consent, renamed)
  await scene.admin.raw('GET', back.pathname + back.search)
  const { rows } = await app.owner.query<{ account: string; claimed: string }>(
    `select c.account, s.account as claimed from app.connections c
     join app.shop_claims s on s.platform = 'shopify' and s.connection_id = c.id where c.company_id = $1`,
    [scene.companyId],
  )
  expect(rows).toEqual([{ account: renamed, claimed: renamed }])
  expect((await scene.comments()).map(({ content }) => content)).toEqual(['Before.'])
})
