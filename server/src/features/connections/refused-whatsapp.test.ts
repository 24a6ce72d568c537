import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ConnectionEntry } from '@bizamply/contract/connections'
import type { Caller } from '../../testing/caller.ts'
import { decide } from '../../testing/consent.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

/** The phone number of a merchant who completed Meta's consent, and how that ended. */
async function connect(details: Record<string, string> = {}) {
  const account = `9${BigInt(`0x${randomBytes(6).toString('hex')}`)}`
  const open = (more: Record<string, string>) => {
    const facts = { waba: `1${account}`, phone: '+49 30 5550199', ...more }
    return app.control('POST', '/_/accounts', { platform: 'whatsapp', account, name: 'Mugs', details: facts })
  }
  await open(details)
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const { data } = (await admin.get('/api/connections/whatsapp/oauth-url')).json
  const { oauthUrl, attemptId } = data as unknown as { oauthUrl: string; attemptId: string }
  const back = await decide(oauthUrl, account)
  await admin.raw('GET', back.pathname + back.search)
  const attempt = (await admin.get(`/api/connections/attempts/${attemptId}`)).json['data']
  return { ...company, admin, account, attempt, open }
}

const entryOf = async (admin: Caller): Promise<ConnectionEntry | undefined> => {
  const { data } = (await admin.get('/api/connections')).json
  const list = data?.['connections']?.['whatsapp']?.['data'] as unknown as ConnectionEntry[] | undefined
  return list?.[0]
}

test("a number whose business WhatsApp doesn't allow us to subscribe to is connected, can send, and shows the problem", async () => {
  const { admin, attempt, companyId } = await connect({ webhooks: 'refused' })
  expect(attempt).toMatchObject({ state: 'done', reason: null })
  await until('the first sync', async () => (await entryOf(admin))?.lastSyncAt)
  expect(await entryOf(admin)).toMatchObject({ state: 'connected', updates: 'polling', lastError: null })
  const { rowCount } = await app.owner.query('select 1 from app.whatsapp_templates where company_id = $1', [companyId])
  expect(rowCount).toBeGreaterThan(0)
  expect(JSON.stringify(app.logged)).toContain('Permissions error')
})

test('each sync retries: once WhatsApp permits it, messages arrive and the card shows no problem', async () => {
  const { admin, account, companyId, open } = await connect({ webhooks: 'refused' })
  await until('the first sync', async () => (await entryOf(admin))?.lastSyncAt)
  await open({})
  await admin.call('POST', '/api/connections/whatsapp/sync')
  await until('the subscription', async () => (await entryOf(admin))?.updates === 'webhooks')
  await app.control('POST', '/_/messages', { account, from: '4915112345678', text: 'Are you there?' })
  const body = await until('the message', async () => {
    const sql = 'select body from app.whatsapp_messages where company_id = $1'
    return (await app.owner.query<{ body: string }>(sql, [companyId])).rows[0]?.body
  })
  expect(body).toBe('Are you there?')
})

test('the next sync detects a later refusal of the subscription, and disconnects nothing', async () => {
  const { admin } = await connect()
  await until('the first sync', async () => (await entryOf(admin))?.lastSyncAt)
  expect(await entryOf(admin)).toMatchObject({ updates: 'webhooks' })
  await app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'forbidden', path: '/subscribed_apps' })
  await admin.call('POST', '/api/connections/whatsapp/sync')
  await until('the refusal', async () => (await entryOf(admin))?.updates === 'polling')
  expect(await entryOf(admin)).toMatchObject({ state: 'connected', lastError: null })
})

test("a number that can't be registered is not connected: nothing could be sent from it", async () => {
  await app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'forbidden', path: '/register' })
  const { admin, attempt } = await connect({ registered: 'no' })
  expect(attempt).toMatchObject({ state: 'failed', reason: expect.stringMatching(/^WhatsApp /) as string })
  expect(await entryOf(admin)).toBeUndefined()
})
