import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from '../../testing/consent.ts'
import { platformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

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
