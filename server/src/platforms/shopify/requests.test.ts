import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import type { Access } from '../platform.ts'
import { createShopify } from './shopify.ts'

const app = { clientId: 'app', clientSecret: 'secret' }
const access: Access = { account: 'mugs.myshopify.com', credentials: { token: 'shpat_1' } }
const noted = async () => undefined
const address = 'https://app.example/hooks/shopify'

/** A shop in the sandbox, and the requests that reach it. */
async function ground({ approved = true } = {}) {
  const world = await startSandboxClient({ apps: { shopify: app } })
  const { control, outbound } = world
  await control('POST', '/accounts', { platform: 'shopify', account: access.account, name: 'Mugs', token: 'shpat_1' })
  await control('POST', '/protected', { shop: access.account, approved })
  const now = () => new Date('2026-11-22T10:00:00.789Z')
  return { control, outbound, shopify: createShopify(outbound, { ...app, now, mostTries: 1 }) }
}

const created = (calls: { body?: unknown }[]): string[] =>
  calls.map(({ body }) => String(body)).filter((body) => body.includes('webhookSubscriptionCreate'))

test('consent is requested for scopes that are used, and no customer is read', async () => {
  const { outbound } = await scriptedOutbound(() => ({}))
  const input = { state: 's', redirectUri: 'https://app.example/back', typed: access.account }
  const { url } = createShopify(outbound, app).authorizer!.begin(input)
  expect(new URL(url).searchParams.get('scope')?.split(',').toSorted()).toEqual([
    'read_discounts',
    'read_metaobjects',
    'read_orders',
    'read_products',
    'write_discounts',
    'write_metaobjects',
  ])
})

test('every topic is subscribed once, those of metaobjects with their filter', async () => {
  const { control, shopify } = await ground()
  const calls = async () => (await control('GET', `/calls?host=${access.account}`)).data as { body?: unknown }[]
  expect(await shopify.ensureWebhooks(access, address)).toEqual([])
  const first = created(await calls())
  expect(first).toHaveLength(15)
  const filtered = first.filter((body) => body.includes('"filter":"type:product_review"'))
  expect(filtered.every((body) => body.includes('METAOBJECTS_'))).toBe(true)
  expect(filtered).toHaveLength(2)
  expect(await shopify.ensureWebhooks(access, address)).toEqual([])
  expect(created(await calls())).toHaveLength(15)
})

test('a subscription with a different filter is replaced', async () => {
  const sent: string[] = []
  const nodes = [
    { topic: 'METAOBJECTS_CREATE', uri: address, filter: 'type:lookbook' },
    { topic: 'METAOBJECTS_UPDATE', uri: address, filter: 'type:product_review' },
    { topic: 'APP_UNINSTALLED', uri: address, filter: '' },
  ]
  const { outbound, quick } = await scriptedOutbound(({ body }) => {
    const { query = '', variables = {} } = Object(body) as { query?: string; variables?: { topic?: string } }
    if (!query.includes('mutation')) return { json: { data: { webhookSubscriptions: { nodes } } } }
    sent.push(variables.topic ?? '')
    return { json: { data: { webhookSubscriptionCreate: { userErrors: [] } } } }
  })
  await createShopify(outbound, { ...app, ...quick }).ensureWebhooks(access, address)
  expect(sent).toContain('METAOBJECTS_CREATE')
  expect(sent).not.toContain('METAOBJECTS_UPDATE')
  expect(sent).not.toContain('APP_UNINSTALLED')
})

test('topics that Shopify refuses are returned with its reason, and the topics after them are subscribed', async () => {
  const { shopify } = await ground({ approved: false })
  const refused = await shopify.ensureWebhooks(access, address)
  expect(refused.map(({ topic, bringsComments }) => [topic, bringsComments])).toEqual([
    ['ORDERS_CREATE', false],
    ['ORDERS_UPDATED', false],
    ['ORDERS_CANCELLED', false],
  ])
  expect(refused[0]?.reason).toContain('not approved to subscribe to webhook topics')
  const { outbound, quick } = await scriptedOutbound(({ body }) => {
    const { query = '', variables = {} } = Object(body) as { query?: string; variables?: { topic?: string } }
    if (!query.includes('mutation')) return { json: { data: { webhookSubscriptions: { nodes: [] } } } }
    const isUnknown = variables.topic === 'PRODUCTS_CREATE'
    if (isUnknown) return { json: { errors: [{ message: 'x', extensions: { code: 'INVALID_VARIABLE' } }] } }
    const userErrors = variables.topic === 'METAOBJECTS_CREATE' ? [{ field: null, message: 'Not today' }] : []
    return { json: { data: { webhookSubscriptionCreate: { userErrors } } } }
  })
  expect(await createShopify(outbound, { ...app, ...quick }).ensureWebhooks(access, address)).toEqual([
    { topic: 'PRODUCTS_CREATE', reason: 'x', bringsComments: false },
    { topic: 'METAOBJECTS_CREATE', reason: 'Not today', bringsComments: true },
  ])
})

test("a reply is written with its date, which Shopify doesn't set, and both are deleted together", async () => {
  const { control, shopify } = await ground()
  const review = { shop: access.account, rating: 2, body: 'The lid leaks.', author: 'Ada' }
  const externalId = String((await control('POST', '/metaobjects', review)).id)
  const reply = { externalId, text: 'We are sorry.', notifyAuthor: false }
  expect(await shopify.reply(access, reply, noted)).toMatchObject({ kind: 'posted' })
  const answer = async () => (await shopify.listComments(access, null)).comments[0]?.answer
  expect(await answer()).toEqual({ text: 'We are sorry.', at: new Date('2026-11-22T10:00:00Z') })
  await shopify.withdrawReply!(access, { externalId, replyId: externalId })
  expect(await answer()).toBeNull()
})

test('an app that is not a review app reads no reviews, and learns where to reply to a known review', async () => {
  const { control, shopify } = await ground()
  const review = { shop: access.account, rating: 2, body: 'The lid leaks.', author: 'Ada' }
  const externalId = String((await control('POST', '/metaobjects', review)).id)
  await control('POST', '/protected', { shop: access.account, reviews: false })
  expect(await shopify.listComments(access, null)).toEqual({ comments: [], nextCursor: null })
  expect(await shopify.reply(access, { externalId, text: 'Sorry', notifyAuthor: false }, noted)).toMatchObject({
    kind: 'refused',
    problem: 'reduced',
    reason: expect.stringMatching(
      /Reply in the store’s review app instead: https:\/\/admin\.shopify\.com\/store\/[a-z0-9-]+\/apps$/,
    ),
  })
  expect((await control('GET', '/record?platform=shopify')).data).toEqual([])
})
