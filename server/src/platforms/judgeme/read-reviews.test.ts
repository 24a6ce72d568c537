import { afterEach, expect, test } from 'vitest'
import {
  grant,
  scriptedJudgeme,
  shop,
  type ReceivedRequest,
  type Scripted,
  type ScriptedJudgeme,
} from './scripted-judgeme.ts'

const worlds: ScriptedJudgeme[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})
async function world(
  script: (request: ReceivedRequest, turn: number) => Scripted,
  sleep?: (ms: number) => Promise<unknown>,
) {
  const made = await scriptedJudgeme(script, sleep ? { sleep } : {})
  worlds.push(made)
  return made
}
const review = (id: number) => ({
  id,
  body: 'Good',
  rating: 4,
  created_at: '2026-11-20T08:00:00+00:00',
  published: true,
})
const listOf = (count: number) => ({ json: { reviews: Array.from({ length: count }, (_, at) => review(at + 1)) } })

test('reads pages until one is short', async () => {
  const { judgeme, requests } = await world((_, turn) => listOf(turn === 1 ? 100 : 40))
  const first = await judgeme.listComments(shop, null)
  const second = await judgeme.listComments(shop, first.nextCursor)
  expect([first.comments.length, first.nextCursor]).toEqual([100, '2'])
  expect([second.comments.length, second.nextCursor]).toEqual([40, null])
  expect(requests.map((one) => one.url)).toEqual([
    '/api.judge.me/api/v1/reviews?page=1&per_page=100&shop_domain=demo.myshopify.com',
    '/api.judge.me/api/v1/reviews?page=2&per_page=100&shop_domain=demo.myshopify.com',
  ])
})

test('reads an empty page after a full last page', async () => {
  const { judgeme } = await world((_, turn) => listOf(turn === 1 ? 100 : 0))
  const { nextCursor } = await judgeme.listComments(shop, null)
  expect(await judgeme.listComments(shop, nextCursor)).toEqual({ comments: [], nextCursor: null })
})

test('a private token goes into its header with the shop, an OAuth token is a bearer token without a shop', async () => {
  const { judgeme, requests } = await world(() => ({ json: { count: 7 } }))
  expect(await judgeme.countComments(shop)).toBe(7)
  expect(await judgeme.countComments(grant)).toBe(7)
  expect(requests[0]).toMatchObject({ headers: { 'x-api-token': 'jm_private' } })
  expect(requests[0]?.headers.authorization).toBeUndefined()
  expect(requests[1]).toMatchObject({
    url: '/api.judge.me/api/v1/reviews/count',
    headers: { authorization: 'Bearer jm_oauth' },
  })
  expect(requests[1]?.headers['x-api-token']).toBeUndefined()
})

test('a connection test returns the shop that Judge.me names', async () => {
  const { judgeme } = await world(() => ({ json: { shop: { name: 'Demo', domain: 'Demo.myshopify.com', plan: 'x' } } }))
  expect(await judgeme.testConnection(grant)).toEqual({ account: 'demo.myshopify.com', name: 'Demo' })
})

test("a refused token fails immediately with Judge.me's message", async () => {
  const error = 'Failed to authenticate. Shop domain or Api Token is wrong'
  const { judgeme, requests } = await world(() => ({ status: 401, json: { error } }))
  await expect(judgeme.testConnection(shop)).rejects.toMatchObject({ problem: 'revoked', message: error })
  expect(requests).toHaveLength(1)
})

test('a read retries after an overload, an error and a broken connection, with growing pauses', async () => {
  const pauses: number[] = []
  const outcomes: Scripted[] = [{ status: 429, headers: { 'retry-after': '3' } }, { status: 502 }, 'hang up', listOf(1)]
  const { judgeme } = await world(
    (_, turn) => outcomes[turn - 1] ?? 'hang up',
    async (ms) => void pauses.push(ms),
  )
  expect((await judgeme.listComments(shop, null)).comments).toHaveLength(1)
  expect(pauses).toHaveLength(3)
  expect(pauses[0]).toBe(3000)
  expect(pauses[1]).toBeGreaterThanOrEqual(750)
  expect(pauses[2]).toBeGreaterThanOrEqual(1500)
})

test('a read gives up after five attempts, or immediately if the pause is long', async () => {
  const broken = await world(() => ({ status: 500 }))
  await expect(broken.judgeme.countComments(shop)).rejects.toMatchObject({ problem: 'unavailable' })
  expect(broken.requests).toHaveLength(5)
  const busy = await world(() => ({ status: 429, headers: { 'retry-after': '600' } }))
  const limited = { problem: 'rate-limited', retryAfterMs: 600_000 }
  await expect(busy.judgeme.countComments(shop)).rejects.toMatchObject(limited)
  expect(busy.requests).toHaveLength(1)
})

test('a response that is not JSON or not a list counts as unavailable', async () => {
  for (const text of ['{"ok":tru', '<html>', '[]', '{"reviews":7}']) {
    const { judgeme } = await world(() => ({ text }))
    await expect(judgeme.listComments(shop, null)).rejects.toMatchObject({ problem: 'unavailable' })
  }
})

test('an invalid cursor is refused', async () => {
  const { judgeme } = await world(() => listOf(0))
  await expect(judgeme.listComments(shop, '../shops')).rejects.toMatchObject({ problem: 'invalid' })
})

test('the consent page returns a code that is exchanged for credentials', async () => {
  const { judgeme, requests } = await world(({ url }) =>
    url.includes('/oauth/token')
      ? { json: { access_token: 'jm_a1', token_type: 'Bearer', scope: 'public read_reviews' } }
      : { json: { shop: { domain: 'demo.myshopify.com', name: 'Demo' } } },
  )
  const redirectUri = 'https://app.example/back'
  const begun = judgeme.authorizer?.begin({ state: 's1', redirectUri, typed: null })
  const address = new URL(begun?.url ?? '')
  expect(address.pathname).toBe('/app.judge.me/oauth/authorize')
  expect(address.searchParams.get('redirect_uri')).toBe('https://app.example/back')
  expect(address.searchParams.get('state')).toBe('s1')
  const back = { query: new URLSearchParams('code=c1&state=s1'), redirectUri, verifier: null, now: new Date() }
  const grant = await judgeme.authorizer?.finish(back)
  expect(grant?.accounts).toMatchObject([
    { account: 'demo.myshopify.com', name: 'Demo', credentials: { values: { token: 'jm_a1', kind: 'oauth' } } },
  ])
  expect(grant?.missing).toHaveLength(1)
  expect(requests[0]).toMatchObject({ url: '/judge.me/oauth/token', body: { code: 'c1', client_secret: 'app-secret' } })
  const refusal = { ...back, query: new URLSearchParams('error=access_denied&state=s1') }
  await expect(judgeme.authorizer?.finish(refusal)).rejects.toMatchObject({ problem: 'denied' })
})
