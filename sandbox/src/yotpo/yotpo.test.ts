import { expect, test } from 'vitest'
import { call, listener, openTestSandbox } from '../testing/open-test-sandbox.ts'
import { decideAt } from '../testing/social.ts'

const STORE = 'storeKey1'
const SECRET = 'secret-of-the-store'
const APP = { client_id: 'yo-app', client_secret: 'yo-secret' }
const BACK = 'http://localhost/integration/yotpo/callback'

async function setup(webhooks = 'on') {
  const apps = { yotpo: { clientId: APP.client_id, clientSecret: APP.client_secret } }
  const { sandbox, control } = await openTestSandbox({ apps, productUrl: 'http://localhost' })
  await control('POST', '/shops', { platform: 'yotpo', shop: STORE, token: SECRET, name: 'Mugs' })
  await control('POST', '/accounts', { platform: 'yotpo', account: STORE, name: 'Mugs', details: { webhooks } })
  const write = async (review: object = {}): Promise<number> => {
    const whole = { platform: 'yotpo', shop: STORE, productId: 8001, rating: 5, text: 'Good', name: 'Ada', ...review }
    return (await control('POST', '/reviews', whole)).json.id
  }
  const decide = (body: string) =>
    decideAt(sandbox)('/integrations-center.yotpo.com/app/install/applications/yo-app?state=s1', body)
  const grant = async (): Promise<string> => {
    const back = await decide(`decision=approve&account=${STORE}`)
    const code = back.searchParams.get('code')
    const params = { ...APP, code, redirect_uri: BACK, grant_type: 'authorization_code' }
    return (await call(sandbox, 'POST', '/developers.yotpo.com/v2/oauth2/token', params)).json.access_token
  }
  const api = (method: string, path: string, token: string, body?: unknown) =>
    call(
      sandbox,
      method,
      `/developers.yotpo.com/v2/${STORE}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
      body,
    )
  const utoken = async (secret = SECRET) =>
    call(sandbox, 'POST', '/api.yotpo.com/oauth/token', {
      client_id: STORE,
      client_secret: secret,
      grant_type: 'client_credentials',
    })
  const ugc = (token: string, query = '') =>
    call(sandbox, 'GET', `/api.yotpo.com/v1/apps/${STORE}/reviews?utoken=${token}${query}`)
  return { sandbox, control, write, decide, grant, api, utoken, ugc }
}

test('one-click install passes the app key in the fragment, and returns it with the code', async () => {
  const { sandbox, decide, grant, api } = await setup()
  const page = await call(sandbox, 'GET', '/integrations-center.yotpo.com/app/')
  expect(page.text).toContain('location.hash')
  const back = await decide(`decision=approve&account=${STORE}`)
  expect(back.origin + back.pathname).toBe(BACK)
  expect([back.searchParams.get('app_key'), back.searchParams.get('state')]).toEqual([STORE, 's1'])
  expect((await decide('decision=deny')).searchParams.get('error')).toBe('access_denied')
  const token = await grant()
  expect(token).toContain('sbxsecret')
  expect((await api('GET', '/reviews', token)).json.response.reviews).toEqual([])
  expect((await call(sandbox, 'GET', `/developers.yotpo.com/v2/other/reviews?access_token=${token}`)).status).toBe(401)
})

test('key and secret give a read-only token for 14 days', async () => {
  const { control, write, utoken, ugc, api } = await setup()
  const id = await write({ email: 'ada@example.org' })
  expect((await utoken('wrong')).status).toBe(401)
  const token = (await utoken()).json.access_token
  expect((await ugc(token)).json.reviews).toMatchObject([{ id, sku: '8001', score: 5, email: 'ada@example.org' }])
  expect((await api('POST', `/reviews/${id}/comment`, token, { content: 'Hi', public: true })).status).toBe(401)
  await control('POST', '/clock', { advance: 'P15D' })
  expect((await ugc(token)).status).toBe(401)
  expect((await ugc((await utoken()).json.access_token)).status).toBe(200)
})

test('pages have a total; site reviews, unpublished ones and comments are included on request', async () => {
  const { control, write, grant, api } = await setup()
  for (let n = 0; n < 101; n += 1) await write({ text: `number ${n}` })
  const site = await write({ productId: 0, text: 'Nice shop' })
  const hidden = await write({ text: 'Rude' })
  await control('PUT', `/reviews/${hidden}`, { published: false })
  const token = await grant()
  const first = (await api('GET', '/reviews?count=500&direction=desc', token)).json.response
  expect(first.pagination).toEqual({ page: 1, per_page: 100, total: 101 })
  expect(first.reviews[0].user).toBeUndefined()
  await api('POST', `/reviews/${site}/comment`, token, { content: 'Thank you', public: true })
  const params = '&include_nested=true&include_site_reviews=true&include_unpublished_reviews=true'
  const all = (await api('GET', `/reviews?count=100&direction=desc${params}`, token)).json.response
  expect(all.pagination.total).toBe(103)
  expect(all.reviews.map((review: { id: number }) => review.id).slice(0, 2)).toEqual([hidden, site])
  expect(all.reviews[1]).toMatchObject({
    product: { external_product_id: 'yotpo_site_reviews' },
    comments: [{ content: 'Thank you', public: true }],
  })
  expect((await api('GET', '/reviews?since_updated_at=2999-01-01', token)).json.response.reviews).toEqual([])
})

test('every accepted comment enters the record; an empty one and one on an unknown review do not', async () => {
  const { control, write, grant, api } = await setup()
  const [id, token] = [await write(), await grant()]
  for (let n = 0; n < 2; n += 1) {
    const { status, json } = await api('POST', `/reviews/${id}/comment`, token, { content: 'Thanks', public: true })
    expect([status, json.response.comment.content]).toEqual([200, 'Thanks'])
  }
  expect((await api('POST', `/reviews/${id}/comment`, token, { content: ' ' })).status).toBe(400)
  expect((await api('POST', '/reviews/1/comment', token, { content: 'Hi' })).status).toBe(404)
  const { data } = (await control('GET', '/record?platform=yotpo')).json
  expect(data.map(({ target, text }: { target: string; text: string }) => [target, text])).toEqual([
    [String(id), 'Thanks'],
    [String(id), 'Thanks'],
  ])
  await control('POST', '/tokens', { platform: 'yotpo', account: STORE, state: 'reduced' })
  expect((await api('GET', '/reviews', token)).status).toBe(200)
  expect((await api('POST', `/reviews/${id}/comment`, token, { content: 'Hi' })).status).toBe(401)
})

test('each event has one unsigned webhook, with text values for a new review and typed values for an edit', async () => {
  const { control, write, grant, api } = await setup()
  const [hooks, token] = [await listener(), await grant()]
  for (const event_name of ['review_create', 'review_updated'])
    expect((await api('POST', '/webhooks', token, { event_name, url: hooks.url })).status).toBe(200)
  const again = { event_name: 'review_create', url: 'http://localhost/other' }
  expect((await api('POST', '/webhooks', token, again)).status).toBe(400)
  const { webhooks } = (await api('GET', '/webhooks', token)).json.webhooks
  expect(webhooks).toMatchObject([
    { id: expect.anything(), webhook_event_name: 'review_create', url: hooks.url },
    { webhook_event_name: 'review_updated', url: hooks.url },
  ])
  const id = await write({ webhook: 'twice' })
  const [webhook] = await hooks.received(2)
  expect(JSON.parse(webhook!.body)).toMatchObject({
    event: 'review_create',
    data: { id: String(id), score: '5', deleted: 'false', app_key: STORE, created_at: expect.stringMatching(/ UTC$/) },
  })
  await control('PUT', `/reviews/${id}`, { rating: 1 })
  expect(JSON.parse((await hooks.received(3)).at(-1)!.body)).toMatchObject({ data: { id, score: 1, deleted: false } })
  expect((await api('DELETE', `/webhooks/${webhooks[0].id}`, token)).status).toBe(200)
})

test('registering is refused where webhooks are not enabled', async () => {
  const { grant, api } = await setup('off')
  const params = { event_name: 'review_create', url: 'http://localhost/hooks' }
  expect((await api('POST', '/webhooks', await grant(), params)).status).toBe(403)
})

test.each([
  ['http500', 500, '<!doctype html>'],
  ['blocked', 200, '<!doctype html>'],
  ['http429', 429, ''],
  ['revoked', 401, '{"status":{"code":401'],
  ['error-in-200', 200, '{"status":{"code":500'],
])('with the fault %s it returns %i', async (fault, status, begins) => {
  const { control, grant, api } = await setup()
  const token = await grant()
  await control('POST', '/faults', { platform: 'yotpo', fault, times: 1 })
  const answer = await api('GET', '/reviews', token)
  expect([answer.status, answer.text.startsWith(begins)]).toEqual([status, true])
})
