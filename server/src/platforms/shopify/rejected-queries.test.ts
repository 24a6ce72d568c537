import { expect, test } from 'vitest'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import type { Access } from '../platform.ts'
import type { RejectedRequest } from '../service.ts'
import { createShopify } from './shopify.ts'

const access: Access = { account: 'mugs.myshopify.com', credentials: { token: 'shpat_1' } }
const order = { externalId: '7', text: 'Thank you.', notifyAuthor: false }

async function ground(code: string) {
  const { outbound, quick } = await scriptedOutbound(() => ({
    json: { errors: [{ message: "Field 'nickname' doesn't exist", extensions: { code } }] },
  }))
  const rejected: RejectedRequest[] = []
  const onRejected = (request: RejectedRequest): void => void rejected.push(request)
  const shopify = createShopify(outbound, { clientId: 'app', clientSecret: 'secret', ...quick, onRejected })
  return { shopify, rejected }
}

test("a query that Shopify rejects as invalid is reported once, by name and with Shopify's message", async () => {
  const { shopify, rejected } = await ground('undefinedField')
  await expect(shopify.listProducts!(access, null)).rejects.toMatchObject({ problem: 'invalid' })
  expect(rejected).toEqual([
    { platform: 'shopify', request: 'Products', code: 'undefinedField', message: "Field 'nickname' doesn't exist" },
  ])
})

test('every query and mutation has a name', async () => {
  const { shopify, rejected } = await ground('GRAPHQL_VALIDATION_FAILED')
  const { discounts, billing } = shopify
  const calls: (() => Promise<unknown>)[] = [
    () => shopify.testConnection(access),
    () => shopify.listComments(access, null),
    () => shopify.ensureWebhooks(access, 'https://app.example/hooks/shopify'),
    () => shopify.findReply!(access, order),
    () => shopify.reply(access, order, async () => undefined),
    () => discounts!.list(access, null),
    () => discounts!.find(access, 'MUG-10'),
    () => discounts!.orders(access, new Date(0), null),
    () => billing!.list(access),
  ]
  for (const ask of calls) await ask().catch(() => undefined)
  expect(rejected).toHaveLength(calls.length)
  for (const { request } of rejected) expect(request).toMatch(/^[A-Z]\w+$/)
  expect(new Set(rejected.map(({ request }) => request)).size).toBe(calls.length)
})

test.each(['ACCESS_DENIED', 'THROTTLED', 'INTERNAL_SERVER_ERROR', 'SHOP_INACTIVE'])(
  "an error that isn't caused by the query (%s) isn't reported",
  async (code) => {
    const { shopify, rejected } = await ground(code)
    await shopify.listProducts!(access, null).catch(() => undefined)
    expect(rejected).toEqual([])
  },
)
