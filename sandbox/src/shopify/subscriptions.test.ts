import { expect, test } from 'vitest'
import { listener } from '../testing/open-test-sandbox.ts'
import { OTHER, openShopifySandbox, STORE } from '../testing/shopify.ts'

const NO_FILTER = 'The specified filter is invalid, please ensure you specify the field(s) you wish to filter on.'
const NOWHERE = 'http://127.0.0.1:9/'

test('metaobject topics need a filter by type and send only that type', async () => {
  const { hear, ask, control } = await openShopifySandbox()
  for (const filter of [null, '', 'type:*', 'product_review'])
    expect((await hear('METAOBJECTS_CREATE', NOWHERE, STORE, filter)).userErrors).toEqual([{ message: NO_FILTER }])
  const hooks = await listener()
  const others = await listener()
  expect((await hear('METAOBJECTS_CREATE', hooks.url, STORE, 'type:product_review')).userErrors).toEqual([])
  expect((await hear('METAOBJECTS_CREATE', others.url, STORE, 'type:lookbook')).userErrors).toEqual([])
  const { json } = await ask('{ webhookSubscriptions(first: 9) { nodes { topic uri filter } } }')
  expect(json.data.webhookSubscriptions.nodes).toContainEqual({
    topic: 'METAOBJECTS_CREATE',
    uri: hooks.url,
    filter: 'type:product_review',
  })
  await control('POST', '/metaobjects', { shop: STORE, rating: 5, body: 'Good', author: 'Ada' })
  await hooks.received(1)
  expect([hooks.all.length, others.all.length]).toEqual([1, 0])
})

test('an app reads and receives orders only once it is approved for protected customer data', async () => {
  const { hear, ask, control } = await openShopifySandbox({ approved: false })
  for (const topic of ['ORDERS_CREATE', 'ORDERS_UPDATED', 'ORDERS_CANCELLED'])
    expect((await hear(topic, NOWHERE)).userErrors).toEqual([
      {
        message:
          'This app is not approved to subscribe to webhook topics containing protected customer data. See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.',
      },
    ])
  expect((await hear('DISCOUNTS_CREATE', NOWHERE)).userErrors).toEqual([])
  const read = async (shop = STORE) => (await ask('{ orders(first: 1) { nodes { id } } }', {}, shop)).json
  expect((await read()).errors).toMatchObject([
    {
      message:
        'This app is not approved to access the Order object. See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.',
      extensions: { code: 'ACCESS_DENIED' },
    },
  ])
  await control('POST', '/protected', { shop: STORE, approved: true })
  expect((await read()).data.orders.nodes).toEqual([])
  expect((await hear('ORDERS_CREATE', NOWHERE)).userErrors).toEqual([])
  expect((await read(OTHER)).errors).toHaveLength(1)
  expect((await control('POST', '/protected', { shop: 'nobody.myshopify.com' })).status).toBe(400)
})
