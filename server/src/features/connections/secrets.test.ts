import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { decide } from '../../testing/consent.ts'
import { dump } from '../../testing/dump.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

/** Every secret that the sandbox issues contains this marker. */
const MARK = 'sbxsecret'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const answers: string[] = []

async function connect(admin: Caller, platform: string, account: string, typed = ''): Promise<void> {
  const begun = await admin.get(`/api/connections/${platform}/oauth-url${typed ? `?typed=${typed}` : ''}`)
  const { oauthUrl } = begun.json['data'] as unknown as { oauthUrl: string }
  const back = await decide(oauthUrl, account)
  const last = await admin.raw('GET', back.pathname + back.search)
  answers.push(begun.text, last.headers.get('location') ?? '', await last.text())
}

test('no platform token appears in the database, logs or responses, from consent to sync and to its end', async () => {
  const company = await makeCompany(app, { connected: false })
  const { shop } = company
  const admin = await company.as('admin')
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Mugs' })
  await app.control('POST', '/_/shops', { platform: 'judgeme', shop, token: `jm_test_${shop}` })
  const accounts: Record<string, string> = { instagram: '99001', facebook: '99002', whatsapp: '99003' }
  for (const [platform, account] of Object.entries(accounts)) {
    const details = platform === 'whatsapp' ? { waba: '99004', phone: '+49 30 5550199' } : {}
    await app.control('POST', '/_/accounts', { platform, account, name: 'Mugs', details })
  }
  await connect(admin, 'shopify', shop, shop)
  await connect(admin, 'judgeme', shop)
  for (const [platform, account] of Object.entries(accounts)) await connect(admin, platform, account)
  const list = await until('all are connected and read', async () => {
    const found = await admin.get('/api/connections')
    const { connections } = found.json['data'] as unknown as {
      connections: Record<string, { data: { lastSyncAt: string | null }[] }>
    }
    const read = Object.values(connections).filter(({ data }) => data[0]?.lastSyncAt)
    return read.length === 5 && found
  })
  const held = await app.services.db.inCompany(company.companyId, (tx) =>
    tx.$client.query<{ sealed_credentials: string }>('select sealed_credentials from app.connections'),
  )
  expect(held.rows).toHaveLength(5)
  for (const path of ['/api/connections/activity', '/api/onboard-data', '/auth/status', '/api/comments']) {
    answers.push((await admin.get(path)).text)
  }
  await app.control('POST', '/_/tokens', { platform: 'instagram', account: accounts['instagram'], state: 'revoked' })
  await admin.call('POST', '/api/connections/instagram/sync')
  await until('it to be disconnected', async () => {
    const found = (await admin.get('/api/connections')).text
    return found.includes('signed-out') && found
  })
  for (const platform of ['facebook', 'judgeme']) await admin.call('DELETE', `/api/connections/${platform}`)
  const logged = inspect([app.logged, app.errors], { depth: 12, maxArrayLength: null, maxStringLength: null })
  for (const place of [await dump(app), logged, list.text, ...answers]) expect(place.includes(MARK)).toBe(false)
})
