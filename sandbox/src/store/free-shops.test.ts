import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { call, openTestSandbox } from '../testing/open-test-sandbox.ts'

const demoDir = fileURLToPath(new URL('../../../demo', import.meta.url))
const FREE = 'marlow-mugs.myshopify.com'

test('there are shops without our app, and the app store link opens the product to install it', async () => {
  const { sandbox } = await openTestSandbox({ demoDir, productUrl: 'http://localhost:3000' })
  const { shops } = (await call(sandbox, 'GET', '/_/state')).json as {
    shops: { shop: string; sells: boolean; installed: boolean; products: object[] }[]
  }
  const free = shops.filter(({ sells, installed }) => sells && !installed)
  expect(free.map(({ shop }) => shop)).toEqual([FREE, 'pine-and-thread.myshopify.com'])
  for (const { products } of free) expect(products.length).toBeGreaterThan(0)
  expect(shops.find(({ shop }) => shop === 'alder-and-co.myshopify.com')).toMatchObject({ installed: true })
  const store = await fetch(`${sandbox.url}/_/appstore?shop=${FREE}`, { redirect: 'manual' })
  expect(store.headers.get('location')).toMatch(
    /^http:\/\/localhost:3000\/integration\/shopify\/install\?shop=marlow-mugs\.myshopify\.com&timestamp=\d+&hmac=[0-9a-f]{64}$/,
  )
})
