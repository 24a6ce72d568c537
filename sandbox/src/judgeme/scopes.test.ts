import { expect, test } from 'vitest'
import { call, openTestSandbox, SHOP } from '../testing/open-test-sandbox.ts'

const NO_ACCESS = { error: "You don't have access to the resource" }
const address = (scope: string) =>
  `/app.judge.me/oauth/authorize?${new URLSearchParams({
    client_id: 'app',
    redirect_uri: 'http://localhost/back',
    response_type: 'code',
    scope,
    state: 's1',
  }).toString()}`

async function setup() {
  const apps = { judgeme: { clientId: 'app', clientSecret: 'app-secret' } }
  const shop = await openTestSandbox({ apps })
  const { sandbox } = shop
  const token = async (scope: string): Promise<string> => {
    const decided = await call(sandbox, 'POST', address(scope), { shop: SHOP, decision: 'approve' })
    const code = new URL(decided.headers.get('location') ?? '').searchParams.get('code')
    const params = { client_id: 'app', client_secret: 'app-secret', code, redirect_uri: 'http://localhost/back' }
    const answer = await call(sandbox, 'POST', '/judge.me/oauth/token', { ...params, grant_type: 'authorization_code' })
    return answer.json.access_token
  }
  const as = (bearer: string) => (method: string, path: string, body?: unknown) =>
    call(sandbox, method, `/api.judge.me/api/v1${path}`, body, { authorization: `Bearer ${bearer}` })
  return { ...shop, token, as }
}

test('each call needs its own scope, and a private token needs none', async () => {
  const { token, as, write, api } = await setup()
  const id = await write()
  const hook = { webhook: { key: 'review/created', url: 'http://127.0.0.1:9/' } }
  const reply = { reply: { content: 'Thank you' }, send_reply_email: false }
  const calls: [string, string, string, unknown?][] = [
    ['read_settings', 'GET', '/webhooks'],
    ['write_settings', 'POST', '/webhooks', hook],
    ['write_replies', 'POST', '/replies', { ...reply, review_id: id }],
    ['write_reviews', 'PUT', `/reviews/${id}`, reply],
  ]
  for (const [scope, method, path, body] of calls) {
    const others = calls.map(([one]) => one).filter((one) => one !== scope)
    const refused = await as(await token(['public', ...others].join(' ')))(method, path, body)
    expect([scope, refused.status, refused.json]).toEqual([scope, 403, NO_ACCESS])
    expect((await as(await token(`public ${scope}`))(method, path, body)).status).toBe(200)
  }
  for (const [, method, path, body] of calls.slice(2)) expect((await api(method, path, body)).status).toBe(200)
})

test('a reply by updating the review is recorded each time', async () => {
  const { api, control, write } = await setup()
  const id = await write()
  const put = () => api('PUT', `/reviews/${id}`, { reply: { content: 'Thank you' }, send_reply_email: false })
  expect((await put()).json).toEqual({ message: 'Action performed successful' })
  await put()
  const { data } = (await control('GET', '/record?platform=judgeme')).json
  expect(data).toMatchObject([
    { kind: 'reply', target: String(id), text: 'Thank you' },
    { kind: 'reply', target: String(id), text: 'Thank you' },
  ])
  expect((await api('PUT', `/reviews/${id}`, { reply: { content: ' ' } })).status).toBe(422)
  expect((await api('PUT', '/reviews/1', { reply: { content: 'x' } })).status).toBe(404)
})

test('an authorization with a scope that the app lacks is refused', async () => {
  const { sandbox, control } = await setup()
  await control('POST', '/scopes', { platform: 'judgeme', refused: ['write_replies'] })
  for (const method of ['GET', 'POST']) {
    const body = method === 'POST' ? { shop: SHOP, decision: 'approve' } : undefined
    const answer = await call(sandbox, method, address('public write_replies'), body)
    const back = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, back.searchParams.get('error'), back.searchParams.get('state')]).toEqual([
      302,
      'invalid_scope',
      's1',
    ])
  }
  expect((await call(sandbox, 'GET', address('public write_reviews'))).status).toBe(200)
})
