import { expect, test } from 'vitest'
import { listener } from '../../testing/open-test-sandbox.ts'
import { OTHER, openShopifySandbox, STORE } from '../../testing/shopify.ts'

const payload =
  'codeDiscountNode { id codeDiscount { __typename ...on DiscountCodeBasic { title status startsAt endsAt usageLimit } } } userErrors { code field message extraInfo }'
const CREATE = `mutation M($d: DiscountCodeBasicInput!) { discountCodeBasicCreate(basicCodeDiscount: $d) { ${payload} } }`
const UPDATE = `mutation M($id: ID!, $d: DiscountCodeBasicInput!) {
  discountCodeBasicUpdate(id: $id, basicCodeDiscount: $d) { ${payload} } }`
const SHIP = `mutation M($d: DiscountCodeFreeShippingInput!) {
  discountCodeFreeShippingCreate(freeShippingCodeDiscount: $d) { ${payload} } }`
const SHIP_EDIT = `mutation M($id: ID!, $d: DiscountCodeFreeShippingInput!) {
  discountCodeFreeShippingUpdate(id: $id, freeShippingCodeDiscount: $d) { ${payload} } }`
const ON = `mutation M($id: ID!) { discountCodeActivate(id: $id) { ${payload} } }`
const OFF = `mutation M($id: ID!) { discountCodeDeactivate(id: $id) { ${payload} } }`
const DELETE = `mutation M($id: ID!) { discountCodeDelete(id: $id) { deletedCodeDiscountId userErrors { code field } } }`
const LIST = `query D($c: String) { discountNodes(first: 50, after: $c, sortKey: UPDATED_AT, reverse: true) {
  nodes { id discount { __typename
    ... on DiscountCodeBasic { title status startsAt endsAt usageLimit asyncUsageCount discountClasses summary
      codes(first: 1) { nodes { id code asyncUsageCount } } codesCount { count }
      customerGets { value { __typename ... on DiscountPercentage { percentage }
        ... on DiscountAmount { amount { amount currencyCode } appliesOnEachItem } } } }
    ... on DiscountCodeFreeShipping { title status usageLimit asyncUsageCount codes(first: 1) { nodes { code } } }
    ... on DiscountAutomaticBasic { title status asyncUsageCount } } } pageInfo { hasNextPage endCursor } } }`

const TEN = {
  title: 'Sorry 10',
  code: 'SORRY10',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  usageLimit: 100,
  appliesOncePerCustomer: true,
  context: { all: 'ALL' },
  tags: ['apology'],
  customerGets: { items: { all: true }, value: { percentage: 0.1 } },
}

async function setup() {
  const shop = await openShopifySandbox()
  const run = async (query: string, variables: object = {}, at = STORE) => {
    const { json } = await shop.ask(query, variables, at)
    return Object.values(json.data)[0] as ReturnType<typeof JSON.parse>
  }
  const list = async () => (await run(LIST)).nodes as ReturnType<typeof JSON.parse>[]
  const codeOf = (node: ReturnType<typeof JSON.parse>) => node.discount.codes?.nodes[0].code
  const find = async (code: string) => (await list()).find((node) => codeOf(node) === code)
  return { ...shop, run, list, find }
}

test('a percentage discount can become an amount and lose its limit, and other fields stay', async () => {
  const { run, find } = await setup()
  const { id } = (await run(CREATE, { d: TEN })).codeDiscountNode
  const value = { discountAmount: { amount: '5.00', appliesOnEachItem: false } }
  const answer = await run(UPDATE, { id, d: { usageLimit: null, customerGets: { items: { all: true }, value } } })
  expect(answer.userErrors).toEqual([])
  expect((await find('SORRY10')).discount).toMatchObject({
    title: 'Sorry 10',
    status: 'ACTIVE',
    usageLimit: null,
    customerGets: { value: { amount: { amount: '5.00', currencyCode: 'EUR' }, appliesOnEachItem: false } },
  })
})

test("a free shipping discount can't be changed by the mutations of other kinds", async () => {
  const { run, find } = await setup()
  const d = { title: 'No postage', code: 'FREESHIP', destination: { all: true }, context: { all: 'ALL' } }
  const { id } = (await run(SHIP, { d })).codeDiscountNode
  expect((await run(UPDATE, { id, d: { title: 'x' } })).userErrors).toMatchObject([{ code: null, field: ['id'] }])
  expect((await run(SHIP_EDIT, { id, d: { title: 'Free postage', usageLimit: 20 } })).userErrors).toEqual([])
  expect((await find('FREESHIP')).discount).toMatchObject({ title: 'Free postage', usageLimit: 20, status: 'ACTIVE' })
})

test('deactivating ends a discount now, and activating removes its end or starts it', async () => {
  const { run, find } = await setup()
  const { id } = (await run(CREATE, { d: { ...TEN, startsAt: '2099-01-01T00:00:00Z' } })).codeDiscountNode
  expect((await find('SORRY10')).discount.status).toBe('SCHEDULED')
  await run(ON, { id })
  expect((await find('SORRY10')).discount.status).toBe('ACTIVE')
  const { codeDiscount } = (await run(OFF, { id })).codeDiscountNode
  expect([codeDiscount.status, Date.parse(codeDiscount.endsAt) > 0]).toEqual(['EXPIRED', true])
  await run(ON, { id })
  expect((await find('SORRY10')).discount).toMatchObject({ status: 'ACTIVE', endsAt: null })
})

test("a deleted discount is gone for good, demo discounts included, and other shops can't delete it", async () => {
  const { run, find } = await setup()
  const { id } = await find('WELCOME10')
  expect((await run(DELETE, { id: 'gid://shopify/DiscountCodeNode/1' })).userErrors).toMatchObject([{ code: null }])
  expect(await run(DELETE, { id })).toEqual({ deletedCodeDiscountId: id, userErrors: [] })
  expect(await find('WELCOME10')).toBeUndefined()
  const made = (await run(CREATE, { d: TEN })).codeDiscountNode.id
  expect((await run(DELETE, { id: made }, OTHER)).userErrors).toHaveLength(1)
  await run(DELETE, { id: made })
  expect((await run(CREATE, { d: TEN })).userErrors).toEqual([])
})

test('an invalid discount is refused with a code and the field', async () => {
  const { run } = await setup()
  const worth = (value: object) => ({ ...TEN, customerGets: { items: { all: true }, value } })
  const refusals = [
    { ...TEN, title: ' ' },
    { ...TEN, code: 'welcome10' },
    worth({ percentage: 1.5 }),
    worth({ discountAmount: { amount: '0' } }),
    { ...TEN, usageLimit: 0 },
    { ...TEN, endsAt: '2025-01-01T00:00:00+02:00' },
  ]
  const received = []
  for (const d of refusals) received.push((await run(CREATE, { d })).userErrors[0])
  expect(received.map(({ code, field }) => [code, field.at(-1)])).toEqual([
    ['BLANK', 'title'],
    ['TAKEN', 'code'],
    ['VALUE_OUTSIDE_RANGE', 'customerGets'],
    ['VALUE_OUTSIDE_RANGE', 'customerGets'],
    ['GREATER_THAN', 'usageLimit'],
    ['INVALID', 'endsAt'],
  ])
})

test('creating, editing, ending and deleting a discount in the admin each send a webhook', async () => {
  const { control, hear, find, list } = await setup()
  const hooks = await listener()
  for (const topic of ['DISCOUNTS_CREATE', 'DISCOUNTS_UPDATE', 'DISCOUNTS_DELETE']) await hear(topic, hooks.url)
  const given = { shop: STORE, title: 'Friends', code: 'FRIENDS', amount: 8, usageLimit: 10, used: 3 }
  const { data } = (await control('POST', '/discounts', given)).json
  await hooks.received(1)
  await control('PUT', `/discounts/${data.id}`, { shop: STORE, title: 'Family', usageLimit: null })
  await hooks.received(2)
  await control('PUT', `/discounts/${data.id}`, { shop: STORE, do: 'end' })
  await hooks.received(3)
  expect((await find('FRIENDS')).discount).toMatchObject({ title: 'Family', status: 'EXPIRED', asyncUsageCount: 3 })
  await control('DELETE', `/discounts/${data.id}?shop=${STORE}`)
  const received = await hooks.received(4)
  expect(received.map(({ headers }) => headers['x-shopify-topic'])).toEqual([
    'discounts/create',
    'discounts/update',
    'discounts/update',
    'discounts/delete',
  ])
  const [made, , ended, gone] = received.map(({ body }) => JSON.parse(body))
  expect(made).toMatchObject({ admin_graphql_api_id: data.gid, title: 'Friends', status: 'ACTIVE' })
  expect([ended.status, gone.admin_graphql_api_id]).toEqual(['EXPIRED', data.gid])
  await control('POST', '/discounts', { shop: STORE, title: 'By itself', kind: 'automatic', percent: 5 })
  expect((await list())[0].discount.__typename).toBe('DiscountAutomaticBasic')
  const refused = await control('POST', '/discounts', { ...given, code: 'WELCOME10' })
  expect([refused.status, refused.json.errors]).toEqual([400, [{ path: 'code', message: 'TAKEN' }]])
})
