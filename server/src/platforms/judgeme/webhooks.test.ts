import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import {
  grant,
  scriptedJudgeme,
  shop,
  type ReceivedRequest,
  type Scripted,
  type ScriptedJudgeme,
} from './scripted-judgeme.ts'
import { parseWebhook, verifyWebhook, webhookAccounts } from './webhooks.ts'

const worlds: ScriptedJudgeme[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})
async function world(script: (request: ReceivedRequest, turn: number) => Scripted) {
  const made = await scriptedJudgeme(script)
  worlds.push(made)
  return made
}

const address = 'https://app.example/hooks/judgeme/1'
const review = { id: 55501, rating: 3, body: 'Good', published: false, created_at: '2026-11-20T08:00:00+00:00' }
const body = (value: object) => Buffer.from(JSON.stringify(value))
const delivery = { event: 'review/created', platform: 'shopify', shop_domain: 'Demo.myshopify.com', review }
const signed = (key: string, raw: Uint8Array) =>
  new Headers({ 'judgeme-hmac-sha256': createHmac('sha256', key).update(raw).digest('hex') })

test('only missing webhooks are registered', async () => {
  const standing = [
    { key: 'review/created', url: address, failure_count: 0 },
    { key: 'review/updated', url: 'https://elsewhere.example' },
  ]
  const { judgeme, requests } = await world(({ method }) => ({ json: method === 'GET' ? { webhooks: standing } : {} }))
  await judgeme.ensureWebhooks(shop, address)
  expect(requests.filter(({ method }) => method === 'POST').map((one) => one.body)).toEqual([
    { webhook: { key: 'review/published', url: address } },
    { webhook: { key: 'review/updated', url: address } },
    { webhook: { key: 'review/unpublished', url: address } },
  ])
})

test('with new credentials the old webhooks are deleted first, and slow registrations are retried', async () => {
  let standing = [{ key: 'review/created', url: address }]
  let slowed = 0
  const { judgeme, requests } = await world(({ method, body: sent }) => {
    if (method === 'GET') return { json: { webhooks: standing } }
    if (method === 'DELETE') {
      standing = []
      return { json: {} }
    }
    slowed += 1
    if (slowed === 2) return { status: 429, json: { error: 'slow down' } }
    standing.push(Reflect.get(Object(sent), 'webhook') as (typeof standing)[number])
    return { json: {} }
  })
  await judgeme.ensureWebhooks(shop, address, true)
  expect(standing.map(({ key }) => key)).toEqual([
    'review/created',
    'review/published',
    'review/updated',
    'review/unpublished',
  ])
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a webhook that was just registered concurrently is fine, any other refusal is returned', async () => {
  const standing: unknown[] = []
  const racing = await world(({ method, body: sent }) => {
    if (method === 'GET') return { json: { webhooks: standing } }
    standing.push(Reflect.get(Object(sent), 'webhook'))
    return { status: 422, json: { error: 'Webhook already exists' } }
  })
  expect(await racing.judgeme.ensureWebhooks(shop, address)).toEqual([])
  const strict = await world(({ method }) =>
    method === 'GET' ? { json: { webhooks: [] } } : { status: 422, json: { error: 'Url is invalid' } },
  )
  const refused = await strict.judgeme.ensureWebhooks(shop, address)
  expect(refused.map(({ topic, reason, bringsComments }) => [topic, reason, bringsComments])).toEqual([
    ['review/created', 'Url is invalid', true],
    ['review/published', 'Url is invalid', true],
    ['review/updated', 'Url is invalid', false],
    ['review/unpublished', 'Url is invalid', false],
  ])
})

test("the signing key is the private token, or the app's secret with OAuth", () => {
  const raw = body(delivery)
  expect(verifyWebhook(signed('jm_private', raw), raw, shop, 'app-secret')).toBe(true)
  expect(verifyWebhook(signed('app-secret', raw), raw, grant, 'app-secret')).toBe(true)
  expect(verifyWebhook(signed('app-secret', raw), raw, shop, 'app-secret')).toBe(false)
  expect(verifyWebhook(signed('jm_oauth', raw), raw, grant, 'app-secret')).toBe(false)
  expect(verifyWebhook(signed('', raw), raw, grant, null)).toBe(false)
})

test('a changed body or an invalid signature is rejected', () => {
  const raw = body(delivery)
  expect(verifyWebhook(signed('jm_private', raw), body({ ...delivery, event: 'x' }), shop, null)).toBe(false)
  for (const given of ['', 'abc', 'zz'.repeat(32), '00'.repeat(32), '00'.repeat(33)])
    expect(verifyWebhook(new Headers({ 'judgeme-hmac-sha256': given }), raw, shop, null)).toBe(false)
  expect(verifyWebhook(new Headers(), raw, shop, null)).toBe(false)
})

test('the shop is read from any body', () => {
  expect(webhookAccounts(body(delivery))).toEqual(['demo.myshopify.com'])
  for (const text of ['', '{', '[]', 'null', '7', '{"shop_domain":7}'])
    expect(webhookAccounts(Buffer.from(text))).toEqual([])
})

test('a webhook carries its review, and a repeated webhook has the same key', () => {
  const one = parseWebhook(body(delivery))
  expect(one).toMatchObject({ event: 'review/created', comments: [{ externalId: '55501', published: false }] })
  expect(parseWebhook(body(delivery)).dedupeKey).toBe(one.dedupeKey)
  const keys = [
    { ...delivery, event: 'review/published' },
    { ...delivery, review: { ...review, id: 2 } },
    { ...delivery, review: { ...review, rating: 5 } },
  ].map((other) => parseWebhook(body(other)).dedupeKey)
  expect(new Set([one.dedupeKey, ...keys]).size).toBe(4)
})

test('other events carry no review, and an invalid body is refused', () => {
  expect(parseWebhook(body({ event: 'widget/settings/updated', shop_domain: 'a' })).comments).toEqual([])
  expect(parseWebhook(body({ ...delivery, event: 'review/created_fail' })).comments).toEqual([])
  expect(() => parseWebhook(Buffer.from('{'))).toThrow('not a delivery')
  expect(() => parseWebhook(body({ shop_domain: 'a' }))).toThrow('not a delivery')
})
