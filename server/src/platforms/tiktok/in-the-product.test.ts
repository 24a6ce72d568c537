import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { decide } from '../../testing/consent.ts'
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
  account: string
  write(more?: object): Promise<string>
}

/** A company that completed TikTok's consent page, with one existing comment. */
async function connect(details: Record<string, string> = {}): Promise<Connected> {
  const company = await makeCompany(app, { connected: false })
  const account = `o_${randomBytes(6).toString('hex')}`
  await app.control('POST', '/_/accounts', { platform: 'tiktok', account, name: 'Mugs', details })
  const write = async (more: object = {}) => {
    const comment = { platform: 'tiktok', account, text: 'Is the mug dishwasher safe?', username: 'ada', ...more }
    return String((await app.control('POST', '/_/comments', comment)).json['id'])
  }
  await write({ text: 'I was here before.' })
  const admin = await company.as('admin')
  await consent(admin, account)
  return { ...company, admin, account, write }
}

async function consent(admin: Caller, account: string, decision?: 'approve' | 'deny'): Promise<string> {
  const { data } = (await admin.get('/api/connections/tiktok/oauth-url')).json
  const { oauthUrl } = data as unknown as { oauthUrl: string }
  const back = await decide(oauthUrl, account, decision)
  return (await admin.raw('GET', back.pathname + back.search)).headers.get('location') ?? ''
}

const inbox = async ({ companyId }: TestCompany) => {
  const { rows } = await app.owner.query<{
    id: string
    external_id: string
    content: string
    status: string
    published: boolean
  }>(
    'select id, external_id, content, status, published from app.comments where company_id = $1 order by received_at, external_id',
    [companyId],
  )
  return rows
}
const arrived = (company: TestCompany, externalId: string) =>
  until(`the comment ${externalId}`, async () => (await inbox(company)).find((one) => one.external_id === externalId))
const connectionOf = async ({ companyId }: TestCompany) => {
  const { rows } = await app.owner.query<{ id: string; state: string; last_error: string | null; version: number }>(
    'select id, state, last_error, credentials_version as version from app.connections where company_id = $1',
    [companyId],
  )
  return rows[0]
}
const sync = ({ admin }: Connected) => admin.call('POST', '/api/connections/tiktok/sync')
const imported = (company: Connected) =>
  until('what was there', async () => {
    const { rowCount } = await app.owner.query(
      `select 1 from app.job_runs where company_id = $1 and kind = 'backfill' and state = 'done'`,
      [company.companyId],
    )
    return rowCount === 1 && (await inbox(company)).length === 1
  })

test('existing comments are imported, new ones arrive once, and missed ones arrive later', async () => {
  const company = await connect()
  await imported(company)
  const twice = await company.write({ text: 'By webhook', webhook: 'twice' })
  expect(twice).toMatch(/^\d{19}$/)
  await arrived(company, twice)
  const lost = await company.write({ text: 'Lost on the way', webhook: 'lost' })
  await sync(company)
  await arrived(company, lost)
  expect((await inbox(company)).map(({ content }) => content).toSorted()).toEqual([
    'By webhook',
    'I was here before.',
    'Lost on the way',
  ])
})

test("comments that the merchant replied to there arrive as sent, and the merchant's own replies are not comments", async () => {
  const company = await connect({ codeParam: 'auth_code', authorField: 'unique_identifier', timeForm: 'number' })
  await imported(company)
  const id = await company.write({ webhook: 'lost' })
  const { token, video } = await postOf(company, id)
  const body = { business_id: company.account, video_id: video, comment_id: id, text: 'It is.' }
  await tiktok('/business/comment/reply/create/', token, body)
  await sync(company)
  expect((await arrived(company, id)).status).toBe('sent')
  expect(await inbox(company)).toHaveLength(2)
})

test('a comment that is hidden, shown or removed on TikTok changes here too', async () => {
  const company = await connect()
  const id = await company.write()
  await arrived(company, id)
  const becomes = (published: boolean) =>
    until(`published is ${published}`, async () => (await arrived(company, id)).published === published)
  await app.control('PUT', `/_/comments/${id}`, { hidden: true })
  await becomes(false)
  await app.control('PUT', `/_/comments/${id}`, { hidden: false })
  await becomes(true)
  await app.control('PUT', `/_/comments/${id}`, { deleted: true })
  await becomes(false)
  expect((await inbox(company)).find((one) => one.external_id === id)?.content).toBe('Is the mug dishwasher safe?')
})

test('a reply from the inbox is published once', async () => {
  const company = await connect()
  const id = await company.write()
  const reply = await draft(company, id, 'It is, on any rack.')
  expect((await send(company, reply)).json['data']?.['status']).toBe('sent')
  expect(await recordOf(id)).toEqual(['It is, on any rack.'])
})

test('a reply that was accepted before the connection broke is found there and never posted twice', async () => {
  const company = await connect()
  const id = await company.write()
  const reply = await draft(company, id, 'It is, on any rack.')
  await app.control('POST', '/_/faults', { platform: 'tiktok', fault: 'drop-after-accept', times: 1 })
  await send(company, reply)
  expect(await recordOf(id)).toEqual(['It is, on any rack.'])
  const { token, video } = await postOf(company, id)
  const access = { account: company.account, credentials: { token } }
  const sought = { externalId: id, postExternalId: video, text: 'It is,  on any rack.', notifyAuthor: false }
  const platform = app.services.platforms.find('tiktok')
  expect((await platform?.findReply?.(access, sought))?.externalId).toMatch(/^\d{19}$/)
  expect(await platform?.findReply?.(access, { ...sought, text: 'Something else' })).toBeNull()
})

test('a reply to a reply lands in the same thread and is found there', async () => {
  const company = await connect()
  const top = await company.write()
  const below = await company.write({ parentId: top, text: 'I wonder too', username: 'bob' })
  const reply = await draft(company, below, 'It is.')
  expect((await send(company, reply)).json['data']?.['status']).toBe('sent')
  const { token, video } = await postOf(company, below)
  const access = { account: company.account, credentials: { token } }
  const sought = { externalId: below, postExternalId: video, text: 'It is.', notifyAuthor: false }
  expect(await app.services.platforms.find('tiktok')?.findReply?.(access, sought)).not.toBeNull()
})

test('a comment that was deleted before the reply is sent gets none', async () => {
  const company = await connect()
  const id = await company.write()
  const reply = await draft(company, id, 'It is.')
  await app.control('PUT', `/_/comments/${id}`, { deleted: true, webhook: 'lost' })
  expect((await send(company, reply)).status).not.toBe(200)
  expect(await recordOf(id)).toEqual([])
})

test('an expired token is refreshed, both tokens are replaced, and the reply is posted once', async () => {
  const company = await connect()
  await imported(company)
  const id = await company.write()
  const reply = await draft(company, id, 'It is.')
  const before = (await connectionOf(company))?.version ?? 0
  await app.control('POST', '/_/tokens', { platform: 'tiktok', account: company.account, state: 'expired' })
  expect((await send(company, reply)).json['data']?.['status']).toBe('sent')
  expect((await connectionOf(company))?.version).toBeGreaterThan(before)
  expect(await recordOf(id)).toEqual(['It is.'])
})

test.each([
  ['revoked', /^TikTok revoked this connection\. Reconnect it to continue\.$/],
  ['reduced', /permission/],
] as const)('%s access asks to reconnect, and consent restores it', async (state, reason) => {
  const company = await connect()
  await imported(company)
  await app.control('POST', '/_/tokens', { platform: 'tiktok', account: company.account, state })
  await sync(company)
  await until('being signed out', async () => (await connectionOf(company))?.state === 'signed-out')
  expect((await connectionOf(company))?.last_error).toMatch(reason)
  expect(await consent(company.admin, company.account)).toContain('/connect/done')
  expect((await connectionOf(company))?.state).toBe('connected')
})

test('a merchant who removes our app at TikTok is disconnected immediately, and an old or forged webhook is rejected', async () => {
  const company = await connect()
  await imported(company)
  const deliver = async (secondsAgo: number, secret = 'bizamply-sandbox-secret'): Promise<number> => {
    const t = Math.floor(app.services.now().getTime() / 1000) - secondsAgo
    const content = JSON.stringify({ reason: 1 })
    const body = JSON.stringify({
      event: 'authorization.removed',
      create_time: t,
      user_openid: company.account,
      content,
    })
    const s = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'tiktok-signature': `t=${t},s=${s}` }
    return (await app.fetch(new Request('http://x/hooks/tiktok', { method: 'POST', headers, body }))).status
  }
  expect(await deliver(900)).toBe(401)
  expect(await deliver(0, 'another secret')).toBe(401)
  expect((await connectionOf(company))?.state).toBe('connected')
  expect(await deliver(0)).toBe(200)
  await until('the work of the webhook', async () => (await connectionOf(company))?.state === 'signed-out')
})

test('a merchant who declines is not connected', async () => {
  const company = await makeCompany(app, { connected: false })
  const account = `o_${randomBytes(6).toString('hex')}`
  await app.control('POST', '/_/accounts', { platform: 'tiktok', account, name: 'Mugs' })
  expect(await consent(await company.as('admin'), account, 'deny')).toContain('/connect/done')
  expect(await connectionOf(company)).toBeUndefined()
})

async function draft(company: Connected, externalId: string, text: string): Promise<{ id: string; version: number }> {
  const { id } = await arrived(company, externalId)
  const made = await company.admin.post('/api/comments/generate', { commentId: id })
  const version = Number(made.json['data']?.['version'])
  await company.admin.call('PUT', `/api/comments/${id}/draft`, { text, version })
  return { id, version: version + 1 }
}

const send = ({ admin }: Connected, { id, version }: { id: string; version: number }) =>
  admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })

const recordOf = async (externalId: string) => {
  const record = (await app.control('GET', '/_/record?platform=tiktok')).json.data ?? []
  return record.filter(({ target }) => target === externalId).map((one) => one['text'])
}

/** A comment's video, and a token that a test can use apart from the product's. */
async function postOf({ account }: Connected, id: string): Promise<{ token: string; video: string }> {
  const token = `test-${randomBytes(6).toString('hex')}`
  const open = { platform: 'tiktok', account, name: 'Mugs', token, signingKey: 'bizamply-sandbox-secret' }
  await app.control('POST', '/_/accounts', open)
  const { data = [] } = (await app.control('GET', `/_/comments?platform=tiktok&account=${account}`)).json
  return { token, video: String(data.find((one) => one['id'] === id)?.['postId']) }
}

async function tiktok(path: string, token: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', 'access-token': token }
  const url = `${app.sandbox.url}/business-api.tiktok.com/open_api/v1.3${path}`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(await answer.json()).toMatchObject({ code: 0 })
}
