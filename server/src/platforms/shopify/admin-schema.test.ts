import { expect, test } from 'vitest'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import { problemsOf } from '../../testing/shopify-schema.ts'
import type { BillingOrder } from '../billing.ts'
import type { DiscountOrder, WritableType } from '../discounts.ts'
import type { Access, Platform } from '../platform.ts'
import { createShopify } from './shopify.ts'

const access: Access = { account: 'mugs.myshopify.com', credentials: { token: 'shpat_1' } }
const reply = { externalId: '1', text: 'Thank you.', notifyAuthor: false }
const startsAt = new Date('2026-11-22T10:00:00Z')
const code: DiscountOrder = {
  code: 'SORRY10',
  title: 'Sorry',
  type: 'percentage',
  amount: 10,
  usageLimit: 1,
  startsAt,
  endsAt: null,
}
const charge: BillingOrder = {
  name: 'Basic',
  price: '20.99',
  currency: 'USD',
  returnUrl: 'https://app.example/billing?ref=1',
  test: true,
  replaces: 'at-once',
}

const review = {
  id: 'gid://shopify/Metaobject/1',
  handle: 'one',
  type: 'product_review',
  updatedAt: startsAt,
  fields: [],
}
const answers: Record<string, unknown> = {
  webhookSubscriptions: { nodes: [] },
  webhookSubscriptionCreate: { userErrors: [] },
  metaobject: review,
}

/** Everything that the client sends. How it parses an incomplete response doesn't matter here. */
function callsOf({ discounts, billing, ...shopify }: Platform): Promise<unknown>[] {
  const types: WritableType[] = ['percentage', 'fixed_amount', 'free_shipping']
  const change = { title: 'New', usageLimit: null, startsAt, endsAt: startsAt }
  return [
    shopify.testConnection(access),
    ...[null, 'cursor'].flatMap((cursor) => [
      shopify.listProducts?.(access, cursor),
      shopify.listComments(access, cursor),
      discounts?.list(access, cursor),
      discounts?.orders(access, startsAt, cursor),
    ]),
    shopify.reply(access, reply, async () => undefined),
    shopify.findReply?.(access, reply),
    shopify.editReply?.(access, { externalId: '1', replyId: '1' }, 'Thank you!'),
    shopify.withdrawReply?.(access, { externalId: '1', replyId: '1' }),
    shopify.ensureWebhooks?.(access, 'https://app.example/hooks/shopify'),
    discounts?.find(access, 'SORRY10'),
    discounts?.stop(access, '5'),
    ...types.flatMap((type) => {
      const amount = type === 'free_shipping' ? {} : { amount: 5 }
      return [
        discounts?.make(access, { ...code, type, amount: amount.amount ?? null, endsAt: startsAt }),
        discounts?.change(access, { externalId: '5', type }, { ...change, ...amount }),
      ]
    }),
    billing?.createSubscription(access, charge),
    billing?.createSubscription(access, { ...charge, replaces: 'at-period-end' }),
    billing?.createPurchase(access, charge),
    billing?.cancel(access, '7', { refund: true }),
    billing?.read(access, 'subscription', '7'),
    billing?.read(access, 'pack', '7'),
    billing?.list(access),
  ].map((call) => Promise.resolve(call))
}

test("every document with its variables is valid by Shopify's own schema and uses nothing deprecated", async () => {
  const { outbound, requests, quick } = await scriptedOutbound(({ body }) => {
    const query = String((body as { query: string }).query)
    const root = Object.keys(answers).find((name) => query.includes(`${name}(`))
    return { json: { data: root ? { [root]: answers[root] } : {} } }
  })
  const shopify = createShopify(outbound, { clientId: 'app', clientSecret: 'secret', mostTries: 1, ...quick })
  await Promise.allSettled(callsOf(shopify))
  const sent = requests.map(({ body }) => body as { query: string; variables?: Record<string, unknown> })
  const found = sent.flatMap(({ query, variables = {} }) =>
    problemsOf({ query, variables }).map((problem) => `${query}: ${problem}`),
  )
  expect(found).toEqual([])
  expect(new Set(sent.map(({ query }) => query)).size).toBeGreaterThanOrEqual(20)
})

test.for([
  ['a field that Shopify doesn’t have', '{ shop { nick } }', {}],
  ['a variable of another type', 'query ($first: Int!) { products(first: $first) { nodes { id } } }', { first: 'ten' }],
])('the check finds %s', ([, query, variables]) => {
  expect(problemsOf({ query: String(query), variables: Object(variables) })).toHaveLength(1)
})
