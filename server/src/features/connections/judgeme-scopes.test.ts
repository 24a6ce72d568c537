import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('POST', '/_/scopes', { platform: 'judgeme', refused: [] })
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

/** A brand with a connected store, and Judge.me in that store with one review. */
async function scene() {
  const company = await makeCompany(app, { connected: false })
  const shop = `shop-${randomBytes(6).toString('hex')}.myshopify.com`
  const admin = await company.as('admin')
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Mugs' })
  await app.control('POST', '/_/shops', { platform: 'judgeme', shop, token: `jm_test_${shop}` })
  const store = (await admin.raw('GET', `/integration/shopify/?company=${company.brandId}&shop=${shop}`)).headers
  await comeBack(admin, await pressed(store.get('location') ?? '', shop))
  const review = { platform: 'judgeme', shop, rating: 2, text: 'The lid leaks.', name: 'Ada' }
  const target = String((await app.control('POST', '/_/reviews', review)).json['id'])
  return { ...company, admin, shop, target }
}

/** The merchant's final consent on the service's page; `without` is unticked. */
async function pressed(consent: string, account: string, without: string[] = []): Promise<URL> {
  const body = new URLSearchParams({ account, decision: 'approve' })
  const scopes = new URL(consent).searchParams.get('scope')?.split(/[\s,]+/) ?? []
  for (const scope of scopes.filter((one) => !without.includes(one))) body.append('scope', scope)
  const answer = await fetch(consent, { method: 'POST', redirect: 'manual', body })
  return new URL(answer.headers.get('location') ?? '')
}

const comeBack = async (admin: Caller, back: URL): Promise<string> =>
  (await admin.raw('GET', back.pathname + back.search)).headers.get('location') ?? ''

const begin = async (admin: Caller) =>
  (await admin.get('/api/connections/judgeme/oauth-url')).json['data'] as unknown as {
    oauthUrl: string
    attemptId: string
  }

const entryOf = async (admin: Caller) => {
  const { data } = (await admin.get('/api/connections')).json
  const list = data?.['connections']?.['judgeme']?.['data'] as unknown as Record<string, unknown>[] | undefined
  return list?.[0]
}

/** Sends a reply to the brand's only review. */
async function answer(admin: Caller): Promise<number> {
  const found = await until('the review', async () => {
    const list = (await admin.get('/api/comments')).json['data'] as unknown as { _id: string; platform: string }[]
    return list.find(({ platform }) => platform === 'judgeme')
  })
  await admin.post('/api/comments/generate', { commentId: found._id })
  return (await admin.post(`/api/comments/${found._id}/send`, { version: 1 })).status
}

const writes = async (path: RegExp): Promise<string[]> =>
  ((await app.control('GET', '/_/calls?host=api.judge.me')).json.data ?? [])
    .filter((call) => call['method'] !== 'GET' && path.test(String(call['path'])))
    .map((call) => `${String(call['method'])} ${String(call['path'])}`)

const record = async (target: string) =>
  ((await app.control('GET', '/_/record?platform=judgeme')).json.data ?? []).filter((one) => one['target'] === target)

test('scopes for webhooks and replies are requested, so a shop connected by consent gets both', async () => {
  const { admin, shop, target } = await scene()
  const { oauthUrl } = await begin(admin)
  const scopes = new URL(oauthUrl).searchParams.get('scope')?.split(' ')
  expect(scopes).toEqual(expect.arrayContaining(['read_settings', 'write_settings', 'write_replies', 'write_reviews']))
  await comeBack(admin, await pressed(oauthUrl, shop))
  expect(await entryOf(admin)).toMatchObject({ state: 'connected', updates: 'webhooks', missing: [] })
  expect(await answer(admin)).toBe(200)
  expect([(await record(target)).length, await writes(/replies$/)]).toEqual([1, ['POST /api/v1/replies']])
})

test("if Judge.me doesn't know write_replies, the consent is repeated without it, and replies update the review", async () => {
  await app.control('POST', '/_/scopes', { platform: 'judgeme', refused: ['write_replies'] })
  const { admin, shop, target } = await scene()
  const { oauthUrl, attemptId } = await begin(admin)
  const refused = await pressed(oauthUrl, shop)
  expect(refused.searchParams.get('error')).toBe('invalid_scope')
  const again = await comeBack(admin, refused)
  expect(new URL(again).searchParams.get('scope')).not.toContain('write_replies')
  expect(await comeBack(admin, refused)).toContain('error=oauth_state')
  expect(await comeBack(admin, await pressed(again, shop))).toContain(`attempt=${attemptId}`)
  expect((await admin.get(`/api/connections/attempts/${attemptId}`)).json['data']).toMatchObject({
    state: 'done',
    missing: [],
  })
  expect(await answer(admin)).toBe(200)
  expect(await writes(new RegExp(`reviews/${target}$`))).toEqual([`PUT /api/v1/reviews/${target}`])
  expect(await record(target)).toMatchObject([{ kind: 'reply' }])
})

test('an update of the review whose response is lost is sent once and never again', async () => {
  await app.control('POST', '/_/scopes', { platform: 'judgeme', refused: ['write_replies'] })
  const { admin, shop, target } = await scene()
  const again = await comeBack(admin, await pressed((await begin(admin)).oauthUrl, shop))
  await comeBack(admin, await pressed(again, shop))
  await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'drop-after-accept', times: 1 })
  await answer(admin)
  await answer(admin)
  expect(await record(target)).toHaveLength(1)
  expect(await writes(new RegExp(`reviews/${target}$`))).toHaveLength(1)
})

test('without the webhook scopes the shop connects, and its reviews arrive by polling', async () => {
  const { admin, shop } = await scene()
  const { oauthUrl, attemptId } = await begin(admin)
  await comeBack(admin, await pressed(oauthUrl, shop, ['read_settings', 'write_settings']))
  expect((await admin.get(`/api/connections/attempts/${attemptId}`)).json['data']).toMatchObject({ state: 'done' })
  expect(await entryOf(admin)).toMatchObject({ state: 'connected', updates: 'polling' })
  expect(await answer(admin)).toBe(200)
})
