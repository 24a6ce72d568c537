import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Connected extends TestCompany {
  admin: Caller
  store: string
  write(more?: object): Promise<string>
}

/** A company with a Shopify store that completed Yotpo's one-click connect. */
async function connect(answered = true): Promise<Connected> {
  const company = await makeCompany(app, { connected: false })
  const store = `store${randomBytes(6).toString('hex')}`
  const shop = `${store}.myshopify.com`
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Mugs' })
  await app.control('POST', '/_/shops', { platform: 'yotpo', shop: store, token: 'secret', name: 'Mugs' })
  const write = async (more: object = {}) => {
    const review = { platform: 'yotpo', shop: store, productId: 8001, rating: 2, text: 'Late', name: 'Ada', ...more }
    return String((await app.control('POST', '/_/reviews', review)).json['id'])
  }
  const admin = await company.as('admin')
  const goTo = async (path: string) => (await admin.raw('GET', path)).headers.get('location') ?? ''
  const decide = async (consent: string, account: string) => {
    const body = new URLSearchParams({ decision: 'approve', account })
    const answer = await fetch(consent, { method: 'POST', redirect: 'manual', body })
    return new URL(answer.headers.get('location') ?? '')
  }
  const shopifyStep = await decide(await goTo(`/integration/shopify/?company=${company.brandId}&shop=${shop}`), shop)
  expect(await goTo(shopifyStep.pathname + shopifyStep.search)).toContain('/connect/done')
  if (answered) await write({ text: 'I was here before.' })
  const consent = await goTo(`/integration/yotpo/auth?company=${company.brandId}`)
  expect(consent).toContain('/integrations-center.yotpo.com/app/#/install/applications/')
  const back = await decide(consent.replace('/app/#/', '/app/'), store)
  expect(await goTo(back.pathname + back.search)).toContain('/connect/done')
  return { ...company, admin, store, write }
}

const inbox = async ({ companyId }: TestCompany) => {
  const { rows } = await app.owner.query<{ id: string; external_id: string; content: string; rating: number }>(
    `select id, external_id, content, rating from app.comments where company_id = $1 and platform = 'yotpo'`,
    [companyId],
  )
  return rows
}
const arrived = (company: TestCompany, externalId: string) =>
  until(`the review ${externalId}`, async () => (await inbox(company)).find((one) => one.external_id === externalId))
const connectionOf = async ({ companyId }: TestCompany) => {
  const { rows } = await app.owner.query<{ id: string; state: string; last_error: string | null }>(
    `select id, state, last_error from app.connections where company_id = $1 and platform = 'yotpo'`,
    [companyId],
  )
  return rows[0]
}

test('reviews from before and after connecting arrive once, and a reply is published once', async () => {
  const company = await connect()
  await until('the import', async () => (await inbox(company)).length === 1)
  await arrived(company, await company.write({ webhook: 'once', text: 'By a webhook.' }))
  const twice = await arrived(company, await company.write({ webhook: 'twice', text: 'Told twice.' }))
  const [first] = await inbox(company)
  await app.control('PUT', `/_/reviews/${first!.external_id}`, { rating: 1 })
  await until('the edit', async () => (await inbox(company)).find((one) => one.rating === 1))
  expect(await inbox(company)).toHaveLength(3)
  await company.admin.post('/api/comments/generate', { commentId: twice.id })
  expect((await company.admin.post(`/api/comments/${twice.id}/send`, { version: 1 })).status).toBe(200)
  const record = (await app.control('GET', '/_/record?platform=yotpo')).json.data ?? []
  expect(record.filter(({ target }) => target === twice.external_id)).toHaveLength(1)
})

test.each(['drop-after-accept', 'bad-json'])(
  'a reply whose response was lost (%s) is found there and charged once',
  async (fault) => {
    const company = await connect(false)
    const { id, external_id } = await arrived(company, await company.write())
    await company.admin.post('/api/comments/generate', { commentId: id })
    await app.control('POST', '/_/faults', { platform: 'yotpo', fault, times: 1, path: '/comment' })
    const sent = await company.admin.post(`/api/comments/${id}/send`, { version: 1, target: 'platform' })
    expect([sent.status, sent.json['data']?.['status']]).toEqual([200, 'sent'])
    const record = (await app.control('GET', '/_/record?platform=yotpo')).json.data ?? []
    expect(record.filter(({ target }) => target === external_id)).toHaveLength(1)
  },
)

test('a disconnected store sends no more webhooks', async () => {
  const company = await connect(false)
  await arrived(company, await company.write())
  expect((await company.admin.call('DELETE', '/api/connections/yotpo')).status).toBe(200)
  const { json } = await app.control('GET', '/_/calls?host=developers.yotpo.com')
  const removed = (json.data ?? []).filter(
    ({ method, path, status }) => method === 'DELETE' && String(path).includes(company.store) && status === 200,
  )
  expect(removed).toHaveLength(2)
})

test('reviews without a webhook arrive by a sync', async () => {
  const company = await connect(false)
  const id = await company.write({ webhook: 'lost' })
  const found = await until('it is asked for', async () => {
    await company.admin.post('/api/connections/yotpo/sync', {})
    return (await inbox(company)).find((one) => one.external_id === id)
  })
  expect(found.content).toBe('Late')
})

test('a webhook without the key in its URL, or with another key, is refused', async () => {
  const company = await connect(false)
  const body = { event: 'review_create', data: { id: '1', app_key: company.store } }
  const signedOut = app.caller()
  for (const path of ['/hooks/yotpo', '/hooks/yotpo/guessed'])
    expect((await signedOut.call('POST', path, body, { 'x-webhook-key': 'guessed' })).status).toBe(401)
})

test('a store that removes our app is disconnected, and its token is in no log or response', async () => {
  const company = await connect(false)
  await app.control('POST', '/_/tokens', { platform: 'yotpo', account: company.store, state: 'revoked' })
  const connection = await until('it is signed out', async () => {
    await company.admin.post('/api/connections/yotpo/sync', {})
    const now = await connectionOf(company)
    return now?.state === 'signed-out' && now
  })
  const texts = JSON.stringify([connection, app.logged, app.errors, (await company.admin.get('/api/connections')).json])
  expect(texts).not.toContain('sbxsecret')
})
