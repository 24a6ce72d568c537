import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, listener, openTestSandbox } from '../testing/open-test-sandbox.ts'
import { decideAt } from '../testing/social.ts'

const STORE = 'alder.myshopify.com'
const APP = { client_id: 'sh-app', client_secret: 'sh-secret' }
const ASK = `/${STORE}/admin/oauth/authorize?client_id=sh-app&redirect_uri=${encodeURIComponent('http://localhost/back')}&state=s1&scope=read_products,read_metaobjects`

async function setup() {
  const apps = { shopify: { clientId: APP.client_id, clientSecret: APP.client_secret } }
  const { sandbox, control } = await openTestSandbox({ apps })
  await control('POST', '/accounts', { platform: 'shopify', account: STORE, name: 'Alder' })
  const token = (fields: object) => call(sandbox, 'POST', `/${STORE}/admin/oauth/access_token`, { ...APP, ...fields })
  const install = async (pressed = `decision=approve&account=${STORE}`) => {
    const back = await decideAt(sandbox)(ASK, pressed)
    return { back, ...(await token({ code: back.searchParams.get('code'), expiring: '1' })) }
  }
  const ask = (query: string, given: string) =>
    call(sandbox, 'POST', `/${STORE}/admin/api/2026-10/graphql.json`, { query }, { 'x-shopify-access-token': given })
  return { sandbox, control, token, install, ask }
}

test('the redirect is signed, and the tokens last an hour and 90 days', async () => {
  const { install } = await setup()
  const { back, json } = await install()
  const pairs = [...back.searchParams].filter(([name]) => name !== 'hmac').toSorted(([a], [b]) => (a < b ? -1 : 1))
  const message = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')
  expect(back.searchParams.get('hmac')).toBe(createHmac('sha256', 'sh-secret').update(message).digest('hex'))
  expect(json).toMatchObject({ expires_in: 3600, refresh_token_expires_in: 7_776_000 })
  for (const secret of [json.access_token, json.refresh_token]) expect(secret).toContain('sbxsecret')
})

test('each refresh rotates the tokens, and the previous one works until the new one is used', async () => {
  const { install, token, ask } = await setup()
  const { json } = await install()
  const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token })
  const lost = (await renew(json.refresh_token)).json
  const second = (await renew(json.refresh_token)).json
  expect((await ask('{ shop { name } }', second.access_token)).json.data.shop.name).toBe('Alder')
  expect(lost.refresh_token).not.toBe(second.refresh_token)
  expect((await renew(second.refresh_token)).status).toBe(200)
  expect((await renew(json.refresh_token)).status).toBe(400)
})

test('the access token expires after an hour, and the refresh token after 90 days', async () => {
  const { install, token, ask, control } = await setup()
  const { json } = await install()
  await control('POST', '/clock', { advance: 'PT61M' })
  expect((await ask('{ shop { name } }', json.access_token)).status).toBe(401)
  await control('POST', '/clock', { advance: 'P90D' })
  expect((await token({ grant_type: 'refresh_token', refresh_token: json.refresh_token })).status).toBe(400)
})

test('a missing scope and the rate limit are errors within a 200', async () => {
  const { install, ask, control } = await setup()
  const { json } = await install(`decision=approve&account=${STORE}&scope=read_metaobjects`)
  const answer = await ask('{ products(first: 1) { nodes { id } } }', json.access_token)
  expect([answer.status, answer.json.errors[0].extensions.code]).toEqual([200, 'ACCESS_DENIED'])
  await control('POST', '/faults', { platform: 'shopify', fault: 'throttled', times: 1 })
  const fast = await ask('{ shop { name } }', json.access_token)
  expect([fast.status, fast.json.errors[0].extensions.code]).toEqual([200, 'THROTTLED'])
})

test('products that a merchant adds come first, and can be changed by id', async () => {
  const { install, ask, control } = await setup()
  const { json } = await install()
  const put = async (product: object) => (await control('POST', '/products', { shop: STORE, ...product })).json.id
  const id = await put({ title: 'Ember Mug' })
  await put({ title: 'Halo Lamp' })
  await put({ id, title: 'Ember Ceramic Mug' })
  const query = '{ products(first: 5, sortKey: UPDATED_AT, reverse: true) { nodes { legacyResourceId title } } }'
  const { nodes } = (await ask(query, json.access_token)).json.data.products
  expect(nodes).toHaveLength(2)
  expect(nodes).toContainEqual({ legacyResourceId: id, title: 'Ember Ceramic Mug' })
  expect((await control('POST', '/products', { shop: 'other.myshopify.com', title: 'x' })).status).toBe(400)
})

test('uninstalling revokes the tokens and sends a webhook signed over the raw body', async () => {
  const { install, ask, control } = await setup()
  const { json } = await install()
  const hooks = await listener()
  const subscribe = `mutation { webhookSubscriptionCreate(topic: APP_UNINSTALLED,
    webhookSubscription: { uri: "${hooks.url}", format: JSON }) { userErrors { message } } }`
  expect((await ask(subscribe, json.access_token)).json.data.webhookSubscriptionCreate.userErrors).toEqual([])
  await control('POST', '/uninstall', { shop: STORE })
  const [received] = await hooks.received(1)
  expect(received!.headers['x-shopify-hmac-sha256']).toBe(
    createHmac('sha256', 'sh-secret').update(received!.body).digest('base64'),
  )
  expect((await ask('{ shop { name } }', json.access_token)).status).toBe(401)
})
