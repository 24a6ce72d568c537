import { expect, test } from 'vitest'
import { listener } from '../../testing/open-test-sandbox.ts'
import { openShopifySandbox, STORE } from '../../testing/shopify.ts'

const ORDERS = `query O($q: String, $c: String, $first: Int) {
  orders(first: $first, after: $c, query: $q, sortKey: UPDATED_AT, reverse: true) {
    nodes { id name createdAt updatedAt cancelledAt test discountCodes
      totalDiscountsSet { shopMoney { amount currencyCode } } totalPriceSet { shopMoney { amount } }
      currentTotalPriceSet { shopMoney { amount } } } pageInfo { hasNextPage endCursor } } }`
const USED =
  '{ codeDiscountNodeByCode(code: "FRIENDS") { codeDiscount { ... on DiscountCodeBasic { status asyncUsageCount } } } }'

async function setup(scopes?: string[]) {
  const shop = await openShopifySandbox(scopes ? { scopes } : {})
  const { control, ask } = shop
  const given = { shop: STORE, title: 'Friends', code: 'FRIENDS', percent: 20, usageLimit: 2 }
  const discount = (await control('POST', '/discounts', given)).json.data
  const buy = (code: string | null, more: object = {}) =>
    control('POST', '/orders', { shop: STORE, code, goods: 50, ...more })
  const list = async (q: string | null = null, c: string | null = null, first = 50) =>
    (await ask(ORDERS, { q, c, first })).json
  const nodes = async (q: string) => (await list(q)).data.orders.nodes as ReturnType<typeof JSON.parse>[]
  const used = async () => (await ask(USED)).json.data.codeDiscountNodeByCode.codeDiscount
  return { ...shop, discount, buy, list, nodes, used }
}

test('an order shows its code and discount, and counts against the usage limit', async () => {
  const { buy, nodes, used } = await setup()
  expect((await buy('friends')).json.data.name).toBe('#1001')
  expect(await used()).toEqual({ status: 'ACTIVE', asyncUsageCount: 1 })
  await buy('FRIENDS')
  expect(await used()).toEqual({ status: 'EXPIRED', asyncUsageCount: 2 })
  const over = await buy('FRIENDS')
  expect([over.status, over.json.message]).toEqual([422, expect.stringContaining('usage limit')])
  expect((await buy('NOBODY')).status).toBe(422)
  expect(await nodes('discount_code:friends')).toMatchObject([
    { name: '#1002' },
    {
      name: '#1001',
      discountCodes: ['FRIENDS'],
      cancelledAt: null,
      totalDiscountsSet: { shopMoney: { amount: '10.0', currencyCode: 'EUR' } },
      totalPriceSet: { shopMoney: { amount: '44.9' } },
    },
  ])
})

test('the checkout refuses an ended discount and one that has not started', async () => {
  const { buy, control, discount } = await setup()
  await control('PUT', `/discounts/${discount.id}`, { shop: STORE, do: 'end' })
  expect((await buy('FRIENDS')).json.message).toContain('expired')
  const later = { shop: STORE, title: 'Later', code: 'LATER', percent: 5, startsAt: '2099-01-01T00:00:00Z' }
  await control('POST', '/discounts', later)
  expect((await buy('LATER')).json.message).toContain('yet')
})

test('the usage count can lag behind and catch up', async () => {
  const { buy, control, used } = await setup()
  await control('POST', '/usage', { shop: STORE, lags: true })
  await buy('FRIENDS')
  await buy('FRIENDS')
  expect(await used()).toEqual({ status: 'EXPIRED', asyncUsageCount: 0 })
  await control('POST', '/usage', { shop: STORE, lags: false })
  expect((await used()).asyncUsageCount).toBe(2)
})

test('orders are queried by code and by time, page by page', async () => {
  const { buy, control, list, nodes } = await setup()
  await buy('FRIENDS')
  await buy('WELCOME10')
  await control('POST', '/clock', { advance: 'P1D' })
  const since = (await control('GET', '/clock')).json.data.now
  await buy('WELCOME10')
  await buy(null)
  expect((await nodes(`updated_at:>='${since}'`)).map(({ name }) => name)).toEqual(['#1004', '#1003'])
  expect((await nodes(`discount_code:WELCOME10 AND updated_at:<'${since}'`)).map(({ name }) => name)).toEqual(['#1002'])
  expect(await nodes('discount_code:FRIENDS OR discount_code:WELCOME10')).toHaveLength(3)
  const first = (await list(null, null, 3)).data.orders
  expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([3, true])
  const rest = (await list(null, first.pageInfo.endCursor, 3)).data.orders
  expect([rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([1, false])
})

test('without the orders scope there are no orders and no webhooks, and with read_orders only the last 60 days', async () => {
  const { list, hear } = await setup(['read_discounts', 'write_discounts'])
  const [refused] = (await hear('ORDERS_CREATE', 'http://127.0.0.1:9/')).userErrors
  expect(refused.message).toContain('missing access scope')
  expect((await list()).errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }])
  const small = await setup(['read_orders'])
  await small.buy('FRIENDS')
  await small.control('POST', '/clock', { advance: 'P61D' })
  await small.buy('FRIENDS')
  expect(await small.nodes('discount_code:FRIENDS')).toHaveLength(1)
})

test('an order sends webhooks when it is placed and when it is canceled', async () => {
  const { buy, control, hear, nodes } = await setup()
  const hooks = await listener()
  for (const topic of ['ORDERS_CREATE', 'ORDERS_UPDATED', 'ORDERS_CANCELLED']) await hear(topic, hooks.url)
  const { id, gid } = (await buy('FRIENDS')).json.data
  await hooks.received(2)
  expect((await control('POST', `/orders/${id}`, { do: 'cancel' })).status).toBe(200)
  expect((await control('POST', `/orders/${id}`, { do: 'cancel' })).status).toBe(409)
  const received = (await hooks.received(4)).map(({ headers, body }) => [headers['x-shopify-topic'], JSON.parse(body)])
  expect(new Set(received.map(([topic]) => topic))).toEqual(
    new Set(['orders/create', 'orders/updated', 'orders/cancelled']),
  )
  expect(received.find(([topic]) => topic === 'orders/create')![1]).toMatchObject({
    id: Number(id),
    admin_graphql_api_id: gid,
    name: '#1001',
    currency: 'EUR',
    total_price: '44.90',
    total_discounts: '10.00',
    discount_codes: [{ code: 'FRIENDS', amount: '10.00', type: 'percentage' }],
    cancelled_at: null,
    test: false,
  })
  expect((await nodes('name:#1001'))[0]).toMatchObject({ currentTotalPriceSet: { shopMoney: { amount: '0.0' } } })
})
