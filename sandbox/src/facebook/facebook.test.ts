import { expect, test } from 'vitest'
import { listener } from '../testing/open-test-sandbox.ts'
import { BACK, openMetaSandbox } from '../testing/social.ts'

const GRAPH = 'graph.facebook.com'
const TOKEN = 'facebook-200'
const PAGE = { platform: 'facebook', account: '200' }

async function personToken(setup: Awaited<ReturnType<typeof openMetaSandbox>>, ticked: string): Promise<string> {
  const query = `client_id=fb-app&redirect_uri=${encodeURIComponent(BACK)}&state=s&scope=pages_show_list,pages_manage_engagement`
  const back = await setup.decide(`/www.facebook.com/v26.0/dialog/oauth?${query}`, `decision=approve&${ticked}`)
  const app = { client_id: 'fb-app', client_secret: 'fb-secret' }
  const code = back.searchParams.get('code')!
  const short = await setup.graph(GRAPH, 'GET', '/v26.0/oauth/access_token', null, {
    ...app,
    redirect_uri: BACK,
    code,
  })
  const exchange = { ...app, grant_type: 'fb_exchange_token', fb_exchange_token: short.json.access_token }
  return (await setup.graph(GRAPH, 'GET', '/v26.0/oauth/access_token', null, exchange)).json.access_token
}

test.each([
  ['account=200&account=201', ['200', '201']],
  ['account=200', ['200']],
  ['', []],
])('a person who selected %s shows these pages', async (ticked, pages) => {
  const setup = await openMetaSandbox()
  await setup.open('facebook', '201')
  const { json } = await setup.graph(GRAPH, 'GET', '/v26.0/me/accounts', await personToken(setup, ticked))
  expect(json.data.map((page: { id: string }) => page.id)).toEqual(pages)
  for (const page of json.data) {
    expect((await setup.graph(GRAPH, 'GET', '/me', page.access_token)).json.id).toBe(page.id)
  }
})

test('comments come flat or top-level only, and an author can be missing', async () => {
  const { graph, control } = await openMetaSandbox()
  const { id } = (await control('POST', '/comments', { ...PAGE, text: 'Where is it?', username: '' })).json
  await graph(GRAPH, 'POST', `/v26.0/${id}/comments`, TOKEN, { message: 'On its way' })
  const [post] = (await graph(GRAPH, 'GET', '/v26.0/200/published_posts', TOKEN)).json.data
  const flat = { filter: 'stream', order: 'reverse_chronological' }
  const { data } = (await graph(GRAPH, 'GET', `/v26.0/${post.id}/comments`, TOKEN, flat)).json
  expect(data).toMatchObject([
    { message: 'On its way', parent: { id }, from: { id: '200' } },
    { message: 'Where is it?' },
  ])
  expect(data[1].from).toBeUndefined()
  const top = await graph(GRAPH, 'GET', `/v26.0/${post.id}/comments`, TOKEN, { filter: 'toplevel' })
  expect(top.json.data).toHaveLength(1)
  for (const wrong of [{ order: 'newest' }, { filter: 'flat' }] as Record<string, string>[])
    expect((await graph(GRAPH, 'GET', `/v26.0/${post.id}/comments`, TOKEN, wrong)).json.error.code).toBe(100)
  expect((await graph(GRAPH, 'GET', '/v26.0/200/ratings', TOKEN)).json.error.code).toBe(12)
})

test('a page with reduced access can read, but not write', async () => {
  const { graph, control } = await openMetaSandbox()
  const { id } = (await control('POST', '/comments', { ...PAGE, text: 'Hi', username: 'ada' })).json
  await control('POST', '/tokens', { ...PAGE, state: 'reduced' })
  expect((await graph(GRAPH, 'GET', `/${id}`, TOKEN, { fields: 'id,message' })).json).toEqual({ id, message: 'Hi' })
  expect((await graph(GRAPH, 'POST', `/${id}/comments`, TOKEN, { message: 'x' })).json.error.code).toBe(10)
})

test('the feed sends additions, edits and removals, after verifying the callback URL', async () => {
  const { graph, control } = await openMetaSandbox()
  const hooks = await listener()
  const unchecked = { platform: 'facebook', url: hooks.url, verifyToken: 'T' }
  expect((await control('POST', '/callbacks', unchecked)).status).toBe(400)
  await control('POST', '/callbacks', { platform: 'facebook', url: hooks.url })
  await graph(GRAPH, 'POST', '/v26.0/200/subscribed_apps', TOKEN, { subscribed_fields: 'feed' })
  const { id } = (await control('POST', '/comments', { ...PAGE, text: 'Hi', username: 'ada' })).json
  await control('PUT', `/comments/${id}`, { text: 'Hi!' })
  await control('PUT', `/comments/${id}`, { deleted: true })
  // The first request was the challenge.
  const received = (await hooks.received(4)).slice(1).map(({ body }) => JSON.parse(body).entry[0].changes[0].value)
  expect(new Set(received.map(({ verb }) => verb))).toEqual(new Set(['add', 'edited', 'remove']))
  expect(received[0]).toMatchObject({ item: 'comment', comment_id: id })
})

test.each(['review_id', 'from{id},stars'])(
  "the field %s, which Meta doesn't publish, is refused by name",
  async (fields) => {
    const { graph, control } = await openMetaSandbox()
    const { id } = (await control('POST', '/comments', { ...PAGE, text: 'Where is it?', username: 'ada' })).json
    const { status, json } = await graph(GRAPH, 'GET', `/v26.0/${id}`, TOKEN, { fields })
    const name = fields.split(',').at(-1)
    const message = `(#100) Tried accessing nonexisting field (${name}) on node type (Comment)`
    expect([status, json.error.code, json.error.message]).toEqual([400, 100, message])
  },
)
