import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inside, type Ctx } from '../../context.ts'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { listSiteDays } from './list-site-days.ts'

const HOUR = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

let people = 0
interface Person extends TestCompany {
  admin: Caller
  owner: string
}

/** An admin with their own Google account and these properties. */
async function person(...properties: string[]): Promise<Person> {
  const company = await makeCompany(app, { connected: false })
  const owner = `ada-${++people}@shop.test`
  await app.control('POST', '/_/people', { email: owner, name: 'Ada' })
  for (const account of properties) await setProperty(owner, account)
  return { ...company, owner, admin: await company.as('admin') }
}

const setProperty = (owner: string, account: string, details: object = {}) =>
  app.control('POST', '/_/accounts', {
    platform: 'google',
    account,
    name: `Shop ${account}`,
    details: { owner, measurementId: `G-${account.slice(-8)}`, ...details },
  })

/** Completes Google's consent page and returns the browser's destination. */
async function consent({ admin, owner }: Person, typed?: string): Promise<string> {
  const query = typed ? `?typed=${typed}` : ''
  const { data } = (await admin.get(`/api/connections/google/oauth-url${query}`)).json
  const { oauthUrl } = data as unknown as { oauthUrl: string }
  const body = new URLSearchParams({ account: owner, decision: 'approve' })
  body.append('scope', new URL(oauthUrl).searchParams.get('scope') ?? '')
  const answer = await fetch(oauthUrl, { method: 'POST', redirect: 'manual', body })
  const back = new URL(answer.headers.get('location') ?? '')
  return (await admin.raw('GET', back.pathname + back.search)).headers.get('location') ?? ''
}

interface Connection {
  id: string
  account: string
  state: string
  last_error: string | null
  last_sync_at: Date | null
  next_sync_at: Date | null
}
const connectionOf = async ({ companyId }: TestCompany) => {
  const { rows } = await app.owner.query<Connection>(
    `select id, account, state, last_error, last_sync_at, next_sync_at from app.connections
     where company_id = $1 and platform = 'google'`,
    [companyId],
  )
  return rows[0]
}
const synced = (one: TestCompany, after: Date | null = null) =>
  until('a sync', async () => {
    const connection = await connectionOf(one)
    const at = connection?.last_sync_at
    const isNew = at && (!after || at > after) && connection.next_sync_at
    return isNew && connection.next_sync_at!.getTime() - at.getTime() > HOUR && connection
  })
const ctxOf = ({ companyId, brandId }: TestCompany): Ctx =>
  inside(app.services, { companyId, publicId: '', brandId, actor: null })
const all = (one: TestCompany) =>
  listSiteDays(ctxOf(one), { from: '2000-01-01', to: '2100-01-01', limit: 10_000 }).then(({ days }) => days)
const syncNow = ({ admin }: Person) => admin.call('POST', '/api/connections/google/sync')
const reports = async (property: string) => {
  const { data = [] } = (await app.control('GET', '/_/calls?host=analyticsdata.googleapis.com')).json
  return data
    .filter(({ path }) => String(path).includes(property))
    .map((one) => JSON.parse(String(one['body'])) as { dateRanges: { startDate: string }[] })
    .map(({ dateRanges }) => dateRanges[0]?.startDate)
}

test('the only property is connected with 90 days of data, then three days are reread every six hours', async () => {
  const one = await person('345000001')
  expect(await consent(one)).toContain('/connect/done')
  const first = await synced(one)
  expect(first).toMatchObject({ account: '345000001', state: 'connected' })
  expect(first.next_sync_at!.getTime() - first.last_sync_at!.getTime()).toBeGreaterThan(5 * HOUR)
  const days = await all(one)
  expect(days).toHaveLength(90 * 3)
  expect(days[0]?.sessions).toBeGreaterThan(0)
  expect(Number.isInteger(days[0]?.revenueMicros)).toBe(true)
  await syncNow(one)
  await synced(one, first.last_sync_at)
  expect(await reports('345000001')).toEqual(['89daysAgo', '2daysAgo'])
  expect(await all(one)).toEqual(days)
})

test('the list continues where it ended', async () => {
  const one = await person('345000002')
  await consent(one)
  await synced(one)
  const range = { from: '2000-01-01', to: '2100-01-01' }
  const first = await listSiteDays(ctxOf(one), { ...range, limit: 200 })
  const second = await listSiteDays(ctxOf(one), { ...range, limit: 200, after: first.next })
  expect([first.days.length, second.days.length, second.next]).toEqual([200, 70, null])
  expect([...first.days, ...second.days]).toEqual(await all(one))
})

test('several properties are offered as a choice', async () => {
  const one = await person('345000003', '345000004')
  const attempt = new URL(await consent(one), 'http://x').searchParams.get('attempt')
  expect(await connectionOf(one)).toBeUndefined()
  const chosen = await one.admin.post('/api/connections/choose', { attemptId: attempt, account: '345000004' })
  expect(chosen.status).toBe(200)
  expect((await synced(one)).account).toBe('345000004')
})

test.each(['345000012', 'G-45000012', 'GA4-345000012-1'])(
  'entered as %s, one of several properties is connected directly',
  async (typed) => {
    const one = await person('345000012', '345000013')
    await consent(one, typed)
    expect((await synced(one)).account).toBe('345000012')
    await one.admin.call('DELETE', '/api/connections/google')
    expect(await connectionOf(one)).toBeUndefined()
  },
)

test("an empty report isn't an error, and a page that Google no longer reports is deleted", async () => {
  const one = await person('345000006')
  await consent(one)
  const first = await synced(one)
  await setProperty(one.owner, '345000006', { pages: '/products/mug' })
  await syncNow(one)
  const second = await synced(one, first.last_sync_at)
  const [today = ''] = (await all(one)).map(({ day }) => day)
  expect((await all(one)).filter(({ day }) => day === today).map(({ pagePath }) => pagePath)).toEqual(['/products/mug'])
  expect(await all(one)).toHaveLength(87 * 3 + 3)
  await setProperty(one.owner, '345000006', { report: 'empty' })
  await syncNow(one)
  await synced(one, second.last_sync_at)
  expect((await connectionOf(one))?.state).toBe('connected')
  expect(await all(one)).toHaveLength(87 * 3)
})

test('without quota the sync waits and the connection stays active', async () => {
  const one = await person('345000007')
  await consent(one)
  const first = await synced(one)
  await setProperty(one.owner, '345000007', { report: 'quota' })
  await syncNow(one)
  await until('the refusal', async () => (await reports('345000007')).length === 2)
  await until('its next sync', async () => {
    const next = (await connectionOf(one))?.next_sync_at
    return next?.getTime() !== first.next_sync_at?.getTime()
  })
  expect(await connectionOf(one)).toMatchObject({ state: 'connected', last_error: null })
})

test.each(['revoked', 'reduced'])('access that is %s asks to reconnect, and consent restores it', async (state) => {
  const property = state === 'revoked' ? '345000008' : '345000009'
  const one = await person(property)
  await consent(one)
  await synced(one)
  await app.control('POST', '/_/tokens', { platform: 'google', account: property, state })
  await syncNow(one)
  await until('the disconnect', async () => (await connectionOf(one))?.state === 'signed-out')
  expect((await connectionOf(one))?.last_error).toMatch(/revoked|permissions/)
  await consent(one)
  await until(
    'all days again',
    async () => (await reports(property)).filter((from) => from === '89daysAgo').length === 2,
  )
  await until('being connected', async () => (await connectionOf(one))?.state === 'connected')
})

test('an expired token is renewed', async () => {
  const one = await person('345000010')
  await consent(one)
  const first = await synced(one)
  await app.control('POST', '/_/tokens', { platform: 'google', account: '345000010', state: 'expired' })
  await syncNow(one)
  await synced(one, first.last_sync_at)
  expect((await connectionOf(one))?.state).toBe('connected')
})

test('Google tokens are encrypted in the database', async () => {
  const one = await person('345000011')
  await consent(one)
  await synced(one)
  const { rows } = await app.owner.query<{ row: string }>('select c::text as row from app.connections c')
  expect(rows.some(({ row }) => row.includes('sbxsecret'))).toBe(false)
})
