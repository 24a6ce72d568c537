import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, listener, openTestSandbox, SHOP, TOKEN } from '../testing/open-test-sandbox.ts'

test('reviews come newest first, page by page, without a total', async () => {
  const { write, api } = await openTestSandbox()
  const ids: number[] = []
  for (let count = 0; count < 25; count += 1) ids.push(await write({ text: `number ${count}` }))
  const pages = [
    await api('GET', '/reviews?page=1'),
    await api('GET', '/reviews?page=2'),
    await api('GET', '/reviews?page=3'),
  ]
  const seen = pages.map((page) => page.json.reviews.map((review: { id: number }) => review.id))
  expect(seen.map((page) => page.length)).toEqual([10, 10, 5])
  expect(seen.flat()).toEqual(ids.toReversed())
  expect(Object.keys(pages[0]!.json)).toEqual(['current_page', 'per_page', 'reviews'])
  expect((await api('GET', '/reviews?per_page=500')).json.per_page).toBe(100)
  expect((await api('GET', '/reviews/count')).json).toEqual({ count: 25 })
  expect((await api('GET', `/reviews/${ids[3]}`)).json.review.body).toBe('number 3')
})

test('a shop review has product 0 and no title is null', async () => {
  const { write, api } = await openTestSandbox()
  const id = await write({ productId: 0 })
  expect((await api('GET', `/reviews/${id}`)).json.review).toMatchObject({ product_external_id: 0, title: null })
})

test('a wrong token, a wrong shop and a missing one get the same 401', async () => {
  const { sandbox, api } = await openTestSandbox()
  const text = 'Failed to authenticate. Shop domain or Api Token is wrong'
  const answers = [
    await api('GET', '/reviews', undefined, { 'x-api-token': 'wrong' }),
    await api('GET', '/reviews', undefined, {}),
    await call(sandbox, 'GET', '/api.judge.me/api/v1/reviews?shop_domain=other', undefined, { 'x-api-token': TOKEN }),
    await api('GET', '/reviews', undefined, { authorization: `Bearer ${TOKEN}` }),
  ]
  for (const answer of answers) expect([answer.status, answer.json]).toEqual([401, { error: text }])
  const legacy = await call(sandbox, 'GET', `/judge.me/api/v1/reviews?shop_domain=${SHOP}&api_token=${TOKEN}`)
  expect(legacy.status).toBe(200)
})

test('an OAuth token works as Bearer and fails in X-Api-Token', async () => {
  const { sandbox, api } = await openTestSandbox({ apps: { judgeme: { clientId: 'app', clientSecret: 'app-secret' } } })
  const token = await approved(sandbox)
  expect(
    (await call(sandbox, 'GET', '/api.judge.me/api/v1/shops/info', undefined, { authorization: `Bearer ${token}` }))
      .json.shop.domain,
  ).toBe(SHOP)
  expect((await api('GET', '/reviews', undefined, { 'x-api-token': token })).status).toBe(401)
})

test('denying consent comes back with access_denied and the state', async () => {
  const { sandbox } = await openTestSandbox()
  const answer = await decide(sandbox, 'deny')
  const back = new URL(answer.headers.get('location')!)
  expect([...back.searchParams]).toEqual([
    ['state', 's1'],
    ['error', 'access_denied'],
  ])
})

test('a code works once, and only with the URL that it was made for', async () => {
  const { sandbox } = await openTestSandbox()
  const code = codeIn(await decide(sandbox, 'approve'))
  const fields = {
    client_id: 'app',
    client_secret: 'x',
    code,
    redirect_uri: 'http://localhost/back',
    grant_type: 'authorization_code',
  }
  expect((await call(sandbox, 'POST', '/judge.me/oauth/token', fields)).status).toBe(200)
  expect((await call(sandbox, 'POST', '/app.judge.me/oauth/token', fields)).status).toBe(400)
  const other = { ...fields, code: codeIn(await decide(sandbox, 'approve')), redirect_uri: 'http://localhost/other' }
  expect((await call(sandbox, 'POST', '/judge.me/oauth/token', other)).status).toBe(400)
})

test('each reply enters the record with its text and key', async () => {
  const { write, api, control } = await openTestSandbox()
  const id = await write()
  const reply = { review_id: id, send_reply_email: false, reply: { content: 'Thank you, Ada.' } }
  const headers = { 'x-api-token': TOKEN, 'idempotency-key': 'k-1' }
  const answer = await api('POST', '/replies', reply, headers)
  expect([answer.status, answer.json.reply.content]).toEqual([200, 'Thank you, Ada.'])
  const { json } = await control('GET', '/record?platform=judgeme')
  expect(json.data).toEqual([
    {
      at: expect.any(String),
      platform: 'judgeme',
      kind: 'reply',
      target: String(id),
      text: 'Thank you, Ada.',
      key: 'k-1',
    },
  ])
  await api('POST', '/replies', reply, headers)
  expect((await control('GET', '/record')).json.data).toHaveLength(2)
})

test.each([
  ['empty', { content: ' ' }],
  ['missing', undefined],
  ['longer than 2,000 characters', { content: 'x'.repeat(2001) }],
])('a reply that is %s is refused and not recorded', async (_, reply) => {
  const { write, api, control } = await openTestSandbox()
  expect((await api('POST', '/replies', { review_id: await write(), reply })).status).toBe(422)
  expect((await control('GET', '/record')).json.data).toEqual([])
})

test('a reply to an unknown review is refused', async () => {
  const { api } = await openTestSandbox()
  expect((await api('POST', '/replies', { review_id: 1, reply: { content: 'Hi' } })).status).toBe(422)
})

test('the author gets an email unless that is disabled', async () => {
  const { write, api, control } = await openTestSandbox()
  const id = await write({ email: 'ada@example.org' })
  await api('POST', '/replies', { review_id: id, reply: { content: 'One' }, send_reply_email: false })
  await api('POST', '/replies', { review_id: id, reply: { content: 'Two' } })
  const { json } = await control('GET', '/mail?to=ada@example.org')
  expect(json.data.map((mail: { text: string }) => mail.text.includes('Two'))).toEqual([true])
})

test('more than two requests a second are refused with Retry-After after a small burst', async () => {
  const { api } = await openTestSandbox({ rate: 2 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => api('GET', '/reviews/count')))
  const refused = answers.filter((answer) => answer.status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]!.headers.get('retry-after')).toBe('1')
})

test('a new review fires created and published, signed with the token that registered', async () => {
  const { write, api } = await openTestSandbox()
  const hooks = await listener()
  for (const key of ['review/created', 'review/published']) {
    expect((await api('POST', '/webhooks', { webhook: { key, url: hooks.url } })).status).toBe(200)
  }
  const id = await write({ text: 'Zürich ☕' })
  const received = await hooks.received(2)
  expect(received.map(({ body }) => JSON.parse(body).event)).toEqual(
    expect.arrayContaining(['review/created', 'review/published']),
  )
  expect(JSON.parse(received[0]!.body)).toMatchObject({ shop_domain: SHOP, review: { id, body: 'Zürich ☕' } })
  for (const { body, headers } of received) {
    expect(headers['judgeme-hmac-sha256']).toBe(createHmac('sha256', TOKEN).update(body).digest('hex'))
  }
})

test('webhooks registered with an OAuth token are signed with the client secret', async () => {
  const { sandbox, write } = await openTestSandbox({
    apps: { judgeme: { clientId: 'app', clientSecret: 'app-secret' } },
  })
  const hooks = await listener()
  const headers = { authorization: `Bearer ${await approved(sandbox)}` }
  await call(
    sandbox,
    'POST',
    '/api.judge.me/api/v1/webhooks',
    { webhook: { key: 'review/created', url: hooks.url } },
    headers,
  )
  await write()
  const [first] = await hooks.received(1)
  expect(first!.headers['judgeme-hmac-sha256']).toBe(
    createHmac('sha256', 'app-secret').update(first!.body).digest('hex'),
  )
})

test('twice delivers twice, lost delivers nothing, an edit fires updated', async () => {
  const { write, api, control } = await openTestSandbox()
  const hooks = await listener()
  for (const key of ['review/created', 'review/updated'])
    await api('POST', '/webhooks', { webhook: { key, url: hooks.url } })
  await write({ webhook: 'lost' })
  const id = await write({ webhook: 'twice' })
  expect((await hooks.received(2)).map(({ body }) => JSON.parse(body).review.id)).toEqual([id, id])
  await control('PUT', `/reviews/${id}`, { rating: 1 })
  const last = (await hooks.received(3)).at(-1)!
  expect(JSON.parse(last.body)).toMatchObject({ event: 'review/updated', review: { id, rating: 1 } })
})

test('the same webhook twice is refused; it can be listed and deleted', async () => {
  const { api } = await openTestSandbox()
  const webhook = { key: 'review/created', url: 'http://127.0.0.1:9/hook' }
  expect((await api('POST', '/webhooks', { webhook })).status).toBe(200)
  expect((await api('POST', '/webhooks', { webhook })).status).toBe(422)
  expect((await api('GET', '/webhooks')).json.webhooks).toMatchObject([webhook])
  expect((await api('DELETE', '/webhooks', webhook)).status).toBe(200)
  expect((await api('GET', '/webhooks')).json.webhooks).toEqual([])
})

test('revoked tokens get 401, reduced ones may read but not write, active ones work again', async () => {
  const { write, api, control } = await openTestSandbox()
  const reply = { review_id: await write(), reply: { content: 'Hi' } }
  const set = (state: string) => control('POST', '/tokens', { platform: 'judgeme', account: SHOP, state })
  await set('revoked')
  expect((await api('GET', '/reviews')).status).toBe(401)
  await set('reduced')
  expect([(await api('GET', '/reviews')).status, (await api('POST', '/replies', reply)).status]).toEqual([200, 403])
  await set('active')
  expect((await api('POST', '/replies', reply)).status).toBe(200)
})

const ASK =
  '/app.judge.me/oauth/authorize?client_id=app&redirect_uri=http%3A%2F%2Flocalhost%2Fback&response_type=code&scope=public%20read_reviews%20write_reviews%20write_settings&state=s1'

type Sandbox = Parameters<typeof call>[0]

function decide(sandbox: Sandbox, decision: string) {
  return call(sandbox, 'POST', ASK, { shop: SHOP, decision })
}

function codeIn(answer: { headers: Headers }): string {
  return new URL(answer.headers.get('location')!).searchParams.get('code')!
}

async function approved(sandbox: Sandbox): Promise<string> {
  expect((await call(sandbox, 'GET', ASK)).text).toContain(SHOP)
  const answer = await call(sandbox, 'POST', '/judge.me/oauth/token', {
    client_id: 'app',
    client_secret: 'app-secret',
    code: codeIn(await decide(sandbox, 'approve')),
    redirect_uri: 'http://localhost/back',
    grant_type: 'authorization_code',
  })
  return answer.json.access_token
}
