import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pass } from '../../testing/billing-scene.ts'
import { connectShop, discountScene, inShop } from '../../testing/discount-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test("when a brand connects another shop, that shop's earlier orders are read too", async () => {
  const { admin, account, companyId, brandId } = await discountScene(app)
  const other = `shop-${randomBytes(6).toString('hex')}.myshopify.com`
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: other, name: 'Bowls' })
  await app.control('POST', '/_/protected', { shop: other, approved: true })
  const codes = async () => {
    expect((await admin.post('/api/discounts/refresh', {})).json).toEqual({ success: true, problem: null })
    const { rows } = await app.owner.query<{ code: string }>(
      'select code from app.discount_orders where company_id = $1 order by ordered_at',
      [companyId],
    )
    return rows.map(({ code }) => code)
  }
  await inShop(app, other).make({ code: 'BOWLS', percent: 10 })
  await inShop(app, other).buy({ code: 'BOWLS', webhook: 'lost' })
  await pass(app, 0, 10)
  await inShop(app, account).make({ code: 'MUGS', percent: 10 })
  await inShop(app, account).buy({ code: 'MUGS', webhook: 'lost' })
  expect(await codes()).toEqual(['MUGS'])
  await connectShop(admin, brandId, account)
  expect(await codes()).toEqual(['MUGS'])
  await connectShop(admin, brandId, other)
  expect(await codes()).toEqual(['BOWLS', 'MUGS'])
})
