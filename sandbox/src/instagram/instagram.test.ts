import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { listener } from '../testing/open-test-sandbox.ts'
import { APPS, BACK, openMetaSandbox } from '../testing/social.ts'

const GRAPH = 'graph.instagram.com'
const TOKEN = 'instagram-1784'
const ACCOUNT = { platform: 'instagram', account: '1784' }

test('a consent gives a short token, then a long one, which can be refreshed after a day', async () => {
  const { graph, decide, control } = await openMetaSandbox()
  const query = `client_id=ig-app&redirect_uri=${encodeURIComponent(BACK)}&response_type=code&state=s&scope=instagram_business_basic`
  const back = await decide(`/www.instagram.com/oauth/authorize?${query}`, 'decision=approve&account=1784')
  expect(back.hash).toBe('#_')
  const fields = { client_id: 'ig-app', client_secret: 'ig-secret', grant_type: 'authorization_code' }
  const code = back.searchParams.get('code')!
  const short = await graph('api.instagram.com', 'POST', '/oauth/access_token', null, {
    ...fields,
    redirect_uri: BACK,
    code,
  })
  expect(short.json).toMatchObject({ user_id: 1784, permissions: 'instagram_business_basic' })
  const long = await graph(GRAPH, 'GET', '/access_token', short.json.access_token, {
    grant_type: 'ig_exchange_token',
    client_secret: 'ig-secret',
  })
  expect(long.json).toMatchObject({ token_type: 'bearer', expires_in: 5_184_000 })
  const refresh = () =>
    graph(GRAPH, 'GET', '/refresh_access_token', long.json.access_token, { grant_type: 'ig_refresh_token' })
  expect((await refresh()).status).toBe(400)
  await control('POST', '/clock', { advance: 'P2D' })
  expect((await refresh()).json.access_token).toContain('sbxsecret')
  await control('POST', '/clock', { advance: 'P60D' })
  expect((await refresh()).json.error).toMatchObject({ code: 190, error_subcode: 463 })
  const comments = await graph(GRAPH, 'GET', '/me', 'nonsense')
  expect(comments.json.error.code).toBe(190)
})

test('media and comments are paged, with nested replies and the requested fields', async () => {
  const { graph, control } = await openMetaSandbox()
  const { id: mediaId } = (await control('POST', '/posts', { ...ACCOUNT, caption: 'New' })).json
  const ids: string[] = []
  for (const text of ['a', 'b', 'c']) {
    ids.push((await control('POST', '/comments', { ...ACCOUNT, mediaId, text, username: 'ada' })).json.id)
  }
  await graph(GRAPH, 'POST', `/v26.0/${ids[0]}/replies`, TOKEN, { message: 'Thanks' })
  const fields = 'id,text,from{id,username},replies{id,text,from}'
  const first = await graph(GRAPH, 'GET', `/v26.0/${mediaId}/comments`, TOKEN, { fields, limit: '2' })
  expect(first.json.data.map((one: { text: string }) => one.text)).toEqual(['c', 'b'])
  expect(first.json.paging.next).toContain('after=')
  const after = first.json.paging.cursors.after
  const second = await graph(GRAPH, 'GET', `/v26.0/${mediaId}/comments`, TOKEN, { fields, limit: '2', after })
  expect(second.json.data).toMatchObject([{ text: 'a', replies: { data: [{ text: 'Thanks', from: { id: '1784' } }] } }])
  expect(second.json.paging.next).toBeUndefined()
  expect(second.json.data[0].timestamp).toBeUndefined()
  expect((await graph(GRAPH, 'GET', '/me/media', TOKEN, { fields: 'id,permalink' })).json.data).toHaveLength(1)
})

test('each reply is recorded, with at most 300 characters', async () => {
  const { graph, control } = await openMetaSandbox()
  const { id } = (await control('POST', '/comments', { ...ACCOUNT, text: 'Hi', username: 'ada' })).json
  expect((await graph(GRAPH, 'POST', `/${id}/replies`, TOKEN, { message: 'x'.repeat(301) })).json.error.code).toBe(100)
  await graph(GRAPH, 'POST', `/${id}/replies`, TOKEN, { message: 'Thanks' })
  const { data } = (await control('GET', '/record?platform=instagram')).json
  expect(data).toMatchObject([{ kind: 'reply', target: id, text: 'Thanks' }])
})

test('a new comment and our own reply each send a signed webhook, in both formats', async () => {
  const { graph, control, open } = await openMetaSandbox()
  await open('instagram', '1785', { webhookShape: 'flat' })
  const hooks = await listener()
  await control('POST', '/callbacks', { platform: 'instagram', url: hooks.url })
  for (const account of ['1784', '1785']) {
    await graph(GRAPH, 'POST', `/${account}/subscribed_apps`, `instagram-${account}`, { subscribed_fields: 'comments' })
  }
  const { id } = (await control('POST', '/comments', { ...ACCOUNT, text: 'Zürich', username: 'ada' })).json
  await hooks.received(1)
  await control('POST', '/comments', { ...ACCOUNT, account: '1785', text: 'Flat', username: 'ada' })
  await hooks.received(2)
  await graph(GRAPH, 'POST', `/${id}/replies`, TOKEN, { message: 'Thanks' })
  const received = await hooks.received(3)
  const [first, flat, own] = received.map(({ body }) => JSON.parse(body).entry[0])
  expect(first.changes[0]).toMatchObject({ field: 'comments', value: { id, text: 'Zürich' } })
  expect(flat).toMatchObject({ id: '1785', field: 'comments', value: { text: 'Flat' } })
  expect(own.changes[0].value).toMatchObject({ from: { id: '1784' }, parent_id: id })
  expect(received[0]!.body).toContain('Z\\u00fcrich')
  const signature = createHmac('sha256', APPS.instagram.clientSecret).update(received[0]!.body).digest('hex')
  expect(received[0]!.headers['x-hub-signature-256']).toBe(`sha256=${signature}`)
})

test.each([
  ['http429', 4],
  ['http500', 2],
  ['revoked', 190],
  ['error-in-200', 1],
  ['forbidden', 10],
  ['blocked', 368],
  ['expired', 190],
])("the fault %s has the Graph API's error format, code %i", async (fault, code) => {
  const { graph, control } = await openMetaSandbox()
  await control('POST', '/faults', { platform: 'instagram', fault, times: 1 })
  expect((await graph(GRAPH, 'GET', '/me', TOKEN)).json.error.code).toBe(code)
  expect((await graph(GRAPH, 'GET', '/me', TOKEN)).json.user_id).toBe('1784')
})

test('a throttled caller gets each kind of rate limit in turn', async () => {
  const { graph, control } = await openMetaSandbox()
  await control('POST', '/faults', { platform: 'instagram', fault: 'throttled' })
  const codes = new Set<number>()
  for (let n = 0; n < 8; n++) codes.add((await graph(GRAPH, 'GET', '/me', TOKEN)).json.error.code)
  expect([...codes].toSorted((a, b) => a - b)).toEqual([4, 17, 32, 613])
})
