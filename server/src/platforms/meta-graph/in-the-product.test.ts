import { randomBytes } from 'node:crypto'
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

/** A company that completed a platform's consent page, with its own account there. */
async function connect(platform: string): Promise<Connected> {
  const company = await makeCompany(app, { connected: false })
  const account = `9${BigInt(`0x${randomBytes(6).toString('hex')}`)}`
  const details = platform === 'whatsapp' ? { waba: `1${account}`, phone: '+49 30 5550199' } : {}
  await app.control('POST', '/_/accounts', { platform, account, name: 'Mugs', details })
  const write = async (more: object = {}) => {
    const comment = { platform, account, text: 'Is the mug dishwasher safe?', username: 'ada', ...more }
    return String((await app.control('POST', '/_/comments', comment)).json['id'])
  }
  if (platform !== 'whatsapp') await write({ text: 'I was here before.' })
  const admin = await company.as('admin')
  const { data } = (await admin.get(`/api/connections/${platform}/oauth-url`)).json
  const { oauthUrl } = data as unknown as { oauthUrl: string }
  const back = await decide(oauthUrl, account)
  expect((await admin.raw('GET', back.pathname + back.search)).headers.get('location')).toContain('/connect/done')
  return { ...company, admin, account, write }
}

const inbox = async ({ companyId }: TestCompany) => {
  const { rows } = await app.owner.query<{ id: string; external_id: string; content: string; status: string }>(
    'select id, external_id, content, status from app.comments where company_id = $1 order by received_at',
    [companyId],
  )
  return rows
}
const arrived = (company: TestCompany, externalId: string) =>
  until(`the comment ${externalId}`, async () => (await inbox(company)).find((one) => one.external_id === externalId))
const connectionOf = async ({ companyId }: TestCompany) => {
  const { rows } = await app.owner.query<{ id: string; state: string; last_error: string | null }>(
    'select id, state, last_error from app.connections where company_id = $1',
    [companyId],
  )
  return rows[0]
}

test.each(['instagram', 'facebook'])(
  '%s: existing comments are imported, new ones arrive once, and missed ones arrive later',
  async (platform) => {
    const company = await connect(platform)
    await until('what was there', async () => (await inbox(company)).length === 1)
    await arrived(company, await company.write({ text: 'By webhook', webhook: 'twice' }))
    const lost = await company.write({ text: 'Lost on the way', webhook: 'lost' })
    await company.admin.call('POST', `/api/connections/${platform}/sync`)
    await arrived(company, lost)
    expect((await inbox(company)).map(({ content }) => content)).toEqual([
      'I was here before.',
      'By webhook',
      'Lost on the way',
    ])
  },
)

test.each(['instagram', 'facebook'])(
  '%s: a forged webhook stores nothing, and one event in a batch is stored once',
  async (platform) => {
    const company = await connect(platform)
    const value = { id: 'f1', comment_id: 'f1', item: 'comment', verb: 'add', text: 'Forged', message: 'Forged' }
    const entry = [{ id: company.account, time: 1_795_000_000, changes: [{ field: 'comments', value }] }]
    const body = JSON.stringify({ object: platform === 'facebook' ? 'page' : platform, entry })
    const headers = { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }
    const request = new Request(`http://localhost:3000/hooks/${platform}`, { method: 'POST', body, headers })
    expect((await app.fetch(request)).status).toBe(401)
    await arrived(company, await company.write({ text: 'Among many', webhook: 'batched' }))
    const seen = (await inbox(company)).map(({ content }) => content)
    expect(seen.filter((text) => text !== 'I was here before.')).toEqual(['Among many'])
  },
)

test.each(['instagram', 'facebook'])('%s: a reply from the inbox is published once', async (platform) => {
  const company = await connect(platform)
  const externalId = await company.write()
  const { id } = await arrived(company, externalId)
  const made = await company.admin.post('/api/comments/generate', { commentId: id })
  expect(made.status).toBe(200)
  const version = Number(made.json['data']?.['version'])
  const text = 'It is, on any rack.'
  await company.admin.call('PUT', `/api/comments/${id}/draft`, { text, version })
  const body = { version: version + 1, target: 'platform' }
  const sent = await company.admin.post(`/api/comments/${id}/send`, body)
  expect([sent.status, sent.json['data']?.['status']]).toEqual([200, 'sent'])
  const record = (await app.control('GET', `/_/record?platform=${platform}`)).json.data ?? []
  expect(record.filter(({ target }) => target === externalId).map((one) => one['text'])).toEqual([text])
})

test.each([
  ['instagram', 'drop-after-accept'],
  ['facebook', 'bad-json'],
])('%s: a reply that was accepted without a response (%s) is found there and charged once', async (platform, fault) => {
  const company = await connect(platform)
  const externalId = await company.write()
  const { id } = await arrived(company, externalId)
  await company.admin.post('/api/comments/generate', { commentId: id })
  await app.control('POST', '/_/faults', {
    platform,
    fault,
    times: 1,
    path: platform === 'facebook' ? `${externalId}/comments` : '/replies',
  })
  const sent = await company.admin.post(`/api/comments/${id}/send`, { version: 1, target: 'platform' })
  expect([sent.status, sent.json['data']?.['status']]).toEqual([200, 'sent'])
  const record = (await app.control('GET', `/_/record?platform=${platform}`)).json.data ?? []
  expect(record.filter(({ target }) => target === externalId)).toHaveLength(1)
})

test.each(['instagram', 'facebook'])(
  "%s: a reply that never arrived isn't mistaken for the same text under another comment",
  async (platform) => {
    const company = await connect(platform)
    const ids: string[] = []
    for (const text of ['Is it dishwasher safe?', 'Is it oven safe?']) ids.push(await company.write({ text }))
    const sendTo = async (externalId: string) => {
      const { id } = await arrived(company, externalId)
      const made = await company.admin.post('/api/comments/generate', { commentId: id })
      const edited = await company.admin.call('PUT', `/api/comments/${id}/draft`, { text: 'It is.', version: 1 })
      expect([made.status, edited.status]).toEqual([200, 200])
      return company.admin.post(`/api/comments/${id}/send`, { version: 2, target: 'platform' })
    }
    expect((await sendTo(ids[0] ?? '')).status).toBe(200)
    const path = platform === 'facebook' ? `${ids[1]}/comments` : '/replies'
    await app.control('POST', '/_/faults', { platform, fault: 'http500', times: 1, path })
    const second = await sendTo(ids[1] ?? '')
    expect([second.status, second.json['code']]).toEqual([409, 'DELIVERY_UNKNOWN'])
    const record = (await app.control('GET', `/_/record?platform=${platform}`)).json.data ?? []
    expect(record.filter(({ target }) => target === ids[1])).toEqual([])
  },
)

test("facebook: a revoked permission shows as Reconnect at the first reply, and a successful read doesn't hide it", async () => {
  const company = await connect('facebook')
  const externalId = await company.write()
  const { id } = await arrived(company, externalId)
  await company.admin.post('/api/comments/generate', { commentId: id })
  await app.control('POST', '/_/tokens', { platform: 'facebook', account: company.account, state: 'reduced' })
  expect((await company.admin.post(`/api/comments/${id}/send`, { version: 1, target: 'platform' })).status).toBe(502)
  expect((await connectionOf(company))?.state).toBe('signed-out')
  const before = await marks(company)
  await company.admin.call('POST', '/api/connections/facebook/sync')
  await until('it was read again', async () => (await marks(company)) > before)
  expect((await connectionOf(company))?.state).toBe('signed-out')
})

const marks = async ({ companyId }: TestCompany): Promise<number> => {
  const { rows } = await app.owner.query<{ sum: string }>(
    'select coalesce(sum(done), 0) as sum from app.connection_marks where company_id = $1',
    [companyId],
  )
  return Number(rows[0]?.sum)
}

test('facebook: a comment removed there is no longer shown as public, and an edited comment has its new text', async () => {
  const company = await connect('facebook')
  const [edited, removed] = [await company.write({ text: 'Ist es da?' }), await company.write({ text: 'Spam' })]
  await Promise.all([arrived(company, edited), arrived(company, removed)])
  await app.control('PUT', `/_/comments/${removed}`, { deleted: true })
  await app.control('PUT', `/_/comments/${edited}`, { text: 'Ist sie da?' })
  const changed = await until('both changes', async () => {
    const { rows } = await app.owner.query<{ content: string; published: boolean }>(
      'select content, published from app.comments where company_id = $1 and external_id = any($2) order by content',
      [company.companyId, [edited, removed]],
    )
    return rows.some(({ published }) => !published) && rows.some(({ content }) => content === 'Ist sie da?') && rows
  })
  expect(changed).toEqual([
    { content: 'Ist sie da?', published: true },
    { content: 'Spam', published: false },
  ])
})

test.each(['instagram', 'facebook', 'whatsapp'])(
  '%s: revoked access asks to reconnect, with the reason',
  async (platform) => {
    const company = await connect(platform)
    await until('the connection', async () => (await connectionOf(company))?.state === 'connected')
    await app.control('POST', '/_/tokens', { platform, account: company.account, state: 'revoked' })
    await company.admin.call('POST', `/api/connections/${platform}/sync`)
    await until('being signed out', async () => (await connectionOf(company))?.state === 'signed-out')
    expect((await connectionOf(company))?.last_error).toMatch(
      /^\w+ revoked this connection\. Reconnect it to continue\.$/,
    )
  },
)

test.each(['instagram', 'facebook'])('%s: disconnecting ends the webhooks', async (platform) => {
  const company = await connect(platform)
  const gone = await company.admin.call('DELETE', `/api/connections/${platform}`)
  expect(gone.status).toBe(200)
  const { data = [] } = (await app.control('GET', '/_/calls')).json
  const unsubscribed = data.filter(({ method, path }) => method === 'DELETE' && String(path).includes(company.account))
  expect(unsubscribed.map(({ status }) => status)).toEqual([200])
})

test("whatsapp: templates are read, and a customer's message arrives", async () => {
  const company = await connect('whatsapp')
  await until('the templates', async () => {
    const { rowCount } = await app.owner.query('select 1 from app.whatsapp_templates where company_id = $1', [
      company.companyId,
    ])
    return (rowCount ?? 0) > 0
  })
  await app.control('POST', '/_/messages', { account: company.account, from: '4915112345678', text: 'Are you there?' })
  const message = await until('the message', async () => {
    const { rows } = await app.owner.query<{ body: string }>(
      'select body from app.whatsapp_messages where company_id = $1',
      [company.companyId],
    )
    return rows[0]
  })
  expect(message.body).toBe('Are you there?')
})
