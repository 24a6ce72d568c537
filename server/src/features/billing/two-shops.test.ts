import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { billingScene, type BillingScene } from '../../testing/billing-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bindOf } from '../connections/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** A second brand of the company, with its own shop. */
async function secondShop({ companyId, ctx }: BillingScene): Promise<{ brandId: string; shop: string }> {
  const [brandId, tag] = [newId(), randomBytes(5).toString('hex')]
  const [shop, token] = [`second-${tag}.myshopify.com`, `shpat_${tag}`]
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Second', token })
  const sealed = ctx.encryption.encrypt(JSON.stringify({ token }), bindOf(companyId, 'shopify', shop))
  const at = app.services.now()
  await app.owner.query(
    `insert into app.brands (company_id, id, name, voice, created_at) values ($1, $2, $3, '{"tone":"warm"}', $4)`,
    [companyId, brandId, tag, at],
  )
  await app.owner.query(
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, state, created_at,
       next_sync_at) values ($1, $2, $3, 'shopify', $4, $5, 'connected', $6, $6::timestamptz + interval '1 day')`,
    [companyId, newId(), brandId, shop, sealed, at],
  )
  return { brandId, shop }
}

test("the shop that pays the plan also pays the next one, from any brand; a pack is paid by the current brand's shop", async () => {
  const scene = await billingScene(app)
  const first = await scene.requested('basic')
  await scene.does(first, 'approve')
  await scene.status(first)
  const { brandId, shop } = await secondShop(scene)
  scene.admin.brand = brandId
  expect((await scene.admin.get('/api/billing')).json['data']?.['shop']).toBe(scene.account)
  expect((await scene.shopCharge(await scene.requested('premium')))['shop']).toBe(scene.account)
  expect((await scene.shopCharge(await scene.requested('credits-1000')))['shop']).toBe(shop)
})

test('while the paying shop is disconnected, no other shop is billed for a plan, but packs are available', async () => {
  const scene = await billingScene(app)
  const first = await scene.requested('basic')
  await scene.does(first, 'approve')
  await scene.status(first)
  const { shop } = await secondShop(scene)
  await app.owner.query(`update app.connections set state = 'signed-out' where company_id = $1 and account = $2`, [
    scene.companyId,
    scene.account,
  ])
  const refused = await scene.subscribe('premium')
  expect([refused.status, refused.json['code'], refused.json['message']]).toEqual([
    409,
    'SHOP_NEEDED',
    `${scene.account} pays for your plan. Reconnect it first.`,
  ])
  expect((await scene.shopCharge(await scene.requested('credits-1000')))['shop']).toBe(shop)
})
