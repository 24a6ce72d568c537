import { expect, test } from 'vitest'
import { scriptedOutbound, type OutboundRequest, type Scripted } from '../../testing/scripted-outbound.ts'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import type { Access } from '../platform.ts'
import { createShopify } from './shopify.ts'

const app = { clientId: 'app', clientSecret: 'secret' }
const access: Access = { account: 'mugs.myshopify.com', credentials: { token: 'shpat_1', refresh: 'shprt_1' } }
const reply = { externalId: '77', text: 'Thank you', notifyAuthor: false }
const noted = async () => undefined

async function world(script: (request: OutboundRequest, turn: number) => Scripted) {
  const made = await scriptedOutbound(script)
  return { ...made, shopify: createShopify(made.outbound, { ...app, sleep: made.quick.sleep, mostTries: 3 }) }
}

const shop = {
  id: 'gid://shopify/Shop/9',
  name: 'Mugs',
  myshopifyDomain: 'mugs.myshopify.com',
  currencyCode: 'EUR',
  ianaTimezone: 'Europe/Berlin',
  contactEmail: 'hello@mugs.example',
  primaryDomain: { host: 'mugs.example' },
}
const wrong = (code: string, message = 'said') => ({ json: { errors: [{ message, extensions: { code } }] } })
const throttled = {
  json: {
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: {
      cost: {
        requestedQueryCost: 110,
        actualQueryCost: null,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 30, restoreRate: 10 },
      },
    },
  },
}

test('throttled within a success: the read waits until the bucket has enough points, then continues', async () => {
  const { shopify, pauses } = await world((_, turn) => (turn === 1 ? throttled : { json: { data: { shop } } }))
  expect(await shopify.testConnection(access)).toMatchObject({ name: 'Mugs', account: 'mugs.myshopify.com' })
  expect(pauses).toHaveLength(1)
  expect(pauses[0]).toBeGreaterThanOrEqual(8000)
})

test.each([
  ['an expired access token', { status: 401, json: { errors: 'Invalid API key' } }, 'expired'],
  ['an unpaid shop', { status: 402, json: { errors: 'This shop is unavailable' } }, 'revoked'],
  ['a missing permission', { status: 403, json: { errors: 'needs approval' } }, 'reduced'],
  ['a locked shop', { status: 423, json: { errors: 'Locked' } }, 'revoked'],
  ['an unknown URL', { status: 404, json: { errors: 'Not Found' } }, 'not-found'],
  ['too many requests', { status: 429, headers: { 'retry-after': '1' }, json: { errors: 'slow' } }, 'rate-limited'],
  ['a server error', { status: 503, text: '<html>' }, 'unavailable'],
  ['a missing permission within a success', wrong('ACCESS_DENIED'), 'reduced'],
  ['a closed shop within a success', wrong('SHOP_INACTIVE'), 'revoked'],
  ['a query that costs too much', wrong('MAX_COST_EXCEEDED'), 'invalid'],
  ['a server error within a success', wrong('INTERNAL_SERVER_ERROR'), 'unavailable'],
  ['an error that is a plain string', { json: { errors: 'Something' } }, 'unavailable'],
  ['an incomplete response', { text: '{"data":{"shop":' }, 'unavailable'],
  ['a response without the requested data', { json: { data: {} } }, 'unavailable'],
  ['a broken connection', 'hang up', 'unavailable'],
] as [string, Scripted, string][])('a read that gets %s is %s', async (_, answer, problem) => {
  const { shopify } = await world(() => answer as Scripted)
  await expect(shopify.testConnection(access)).rejects.toMatchObject({ problem })
})

test.each([
  'undefinedField',
  'missingRequiredArguments',
  'argumentLiteralsIncompatible',
  'INVALID_VARIABLE',
  'BAD_REQUEST',
])("a query that the API version doesn't accept (%s) is sent once and not retried", async (code) => {
  const { shopify, requests } = await world(() => wrong(code))
  await expect(shopify.testConnection(access)).rejects.toMatchObject({ problem: 'invalid' })
  expect(requests).toHaveLength(1)
})

test('without permission, reviews count as none and products as a missing permission', async () => {
  const { shopify } = await world(() => wrong('ACCESS_DENIED', 'Access denied for products field.'))
  expect(await shopify.listComments(access, null)).toEqual({ comments: [], nextCursor: null })
  await expect(shopify.listProducts!(access, null)).rejects.toMatchObject({
    problem: 'reduced',
    message: 'Access denied for products field.',
  })
})

const written = (metaobject: object | null, userErrors: object[] = []) => ({
  json: { data: { metaobjectUpdate: { metaobject, userErrors } } },
})

test.each([
  ['taken', written({ id: 'gid://shopify/Metaobject/77' }), { kind: 'posted', externalId: '77' }],
  [
    'refused by a user error',
    written(null, [{ field: ['id'], message: 'Record not found', code: 'RECORD_NOT_FOUND' }]),
    { kind: 'refused', problem: 'invalid', reason: 'Record not found' },
  ],
  [
    'restricted to review apps',
    written(null, [{ field: [], message: 'Not authorized.', code: 'NOT_AUTHORIZED' }]),
    {
      kind: 'refused',
      problem: 'reduced',
      reason: expect.stringMatching(
        /Reply in the store’s review app instead: https:\/\/admin\.shopify\.com\/store\/[a-z0-9-]+\/apps$/,
      ),
    },
  ],
  [
    "sent to an API version that doesn't know the query",
    wrong('undefinedField'),
    { kind: 'refused', problem: 'invalid' },
  ],
  ['not covered by our permissions', wrong('ACCESS_DENIED'), { kind: 'refused', problem: 'reduced' }],
  ['throttled', throttled, { kind: 'refused', problem: 'rate-limited', retryAfterMs: 8000 }],
  ['met with 401', { status: 401, json: { errors: 'x' } }, { kind: 'refused', problem: 'expired' }],
  ['met with 402', { status: 402, json: { errors: 'x' } }, { kind: 'refused', problem: 'revoked' }],
  ['met with 500', { status: 500, json: { errors: 'x' } }, { kind: 'unknown' }],
  ['met with a server error', wrong('INTERNAL_SERVER_ERROR'), { kind: 'unknown' }],
  ['answered with an incomplete response', { text: '{"data":' }, { kind: 'unknown' }],
  ['answered with unexpected data', { json: { data: {} } }, { kind: 'unknown' }],
  ['left without a response', 'hang up', { kind: 'unknown' }],
] as [string, Scripted, object][])('a reply that is %s has the matching outcome', async (_, answer, outcome) => {
  const { shopify, requests } = await world(() => answer as Scripted)
  expect(await shopify.reply(access, reply, noted)).toMatchObject(outcome)
  expect(requests).toHaveLength(1)
})

test('if a shop hangs, a read is unavailable and a reply is unknown', async () => {
  const { outbound, control } = await startSandboxClient({ apps: { shopify: app } })
  await control('POST', '/accounts', { platform: 'shopify', account: access.account, name: 'Mugs', token: 'shpat_1' })
  await control('POST', '/faults', { platform: 'shopify', fault: 'timeout' })
  const patient = { ...app, mostTries: 1, timeoutMs: 50 }
  const hasty = createShopify({ ...outbound, request: (one) => outbound.request({ timeoutMs: 50, ...one }) }, patient)
  await expect(hasty.testConnection(access)).rejects.toMatchObject({ problem: 'unavailable' })
  expect(await hasty.reply(access, reply, noted)).toMatchObject({ kind: 'unknown' })
})

test.each([
  ['a refused refresh token', { status: 400, json: { error: 'invalid_grant' } }, 'revoked'],
  ['a refused app', { status: 400, json: { error: 'invalid_client' } }, 'invalid'],
  ['a timeout', { status: 408, text: '' }, 'unavailable'],
  ['a page instead of JSON', { status: 404, text: '<html>' }, 'revoked'],
])('%s while tokens are refreshed', async (_, answer, problem) => {
  const { shopify } = await world(() => answer)
  await expect(shopify.authorizer?.refresh?.(access, new Date())).rejects.toMatchObject({ problem })
})
