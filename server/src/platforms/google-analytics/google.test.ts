import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { scriptedOutbound, type Scripted } from '../../testing/scripted-outbound.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { bodyOf } from './errors.ts'
import { createGoogleAnalytics } from './google.ts'

const app = { clientId: 'cid', clientSecret: 'sec' }
const access: Access = { account: '345', credentials: { token: 'ya29.x', refreshToken: '1//x' } }
const week = { from: '6daysAgo', to: 'today' }
const now = new Date('2026-11-21T10:20:00Z')
const scope = 'https://www.googleapis.com/auth/analytics.readonly'
const redirectUri = 'http://localhost/cb'

async function scripted(answer: Parameters<typeof scriptedOutbound>[0]) {
  const world = await scriptedOutbound(answer)
  return { ...world, google: createGoogleAnalytics(world.outbound, { ...app, sleep: world.quick.sleep }) }
}

const refused = (code: number, status: string, message = 'no', details: object[] = []): Scripted => ({
  status: code,
  json: { error: { code, message, status, details } },
})

const disabled = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }]
test.each<[string, Scripted, object]>([
  ['a bad request', refused(400, 'INVALID_ARGUMENT'), { problem: 'invalid' }],
  ['an expired token', refused(401, 'UNAUTHENTICATED'), { problem: 'expired' }],
  ['a property of another account', refused(403, 'PERMISSION_DENIED'), { problem: 'reduced' }],
  ['a disabled API', refused(403, 'PERMISSION_DENIED', 'off', disabled), { problem: 'invalid' }],
  ['a deleted property', refused(404, 'NOT_FOUND'), { problem: 'not-found' }],
])('%s is reported as such, after one request', async (_, answer, problem) => {
  const { google, requests } = await scripted(() => answer)
  await expect(google.readReport(access, week, null)).rejects.toMatchObject(problem)
  expect(requests).toHaveLength(1)
})

test.each<[string, Scripted]>([
  ['an internal error', refused(500, 'INTERNAL')],
  ['an unavailable service', refused(503, 'UNAVAILABLE')],
  ['bad JSON', { text: '{"rows":[' }],
  ['a broken connection', 'hang up'],
])('%s is retried, with five attempts at most', async (_, answer) => {
  const { google, requests, pauses } = await scripted(() => answer)
  await expect(google.readReport(access, week, null)).rejects.toMatchObject({ problem: 'unavailable' })
  expect([requests.length, pauses.length]).toEqual([5, 4])
})

test('a success that contains an error counts as an error', async () => {
  const { google } = await scripted(() => ({ json: { error: { code: 503, status: 'UNAVAILABLE' } } }))
  await expect(google.readReport(access, week, null)).rejects.toMatchObject({ problem: 'unavailable' })
})

test('an exhausted quota waits for the next hour or day, too many concurrent requests only a moment', async () => {
  const waitFor = (message: string): number | null | undefined => {
    const text = JSON.stringify({ error: { code: 429, message, status: 'RESOURCE_EXHAUSTED' } })
    try {
      bodyOf({ status: 429, headers: {}, text, receivedAt: now, json: () => JSON.parse(text) })
    } catch (error) {
      return error instanceof PlatformError ? error.retryAfterMs : undefined
    }
    return undefined
  }
  expect(waitFor('Exhausted property tokens per hour.')).toBe(40 * 60_000)
  expect(waitFor('Exhausted property tokens per day.')).toBe((21 * 60 + 40) * 60_000)
  expect(waitFor('Exhausted concurrent requests quota.')).toBeNull()
})

test('a report is read by column name, page by page with offsets as text', async () => {
  const row = (date: string, path: string, ...values: string[]) => ({
    dimensionValues: [{ value: path }, { value: date }],
    metricValues: values.map((value) => ({ value })),
  })
  const { google, requests } = await scripted(() => ({
    json: {
      dimensionHeaders: [{ name: 'pagePath' }, { name: 'date' }],
      metricHeaders: ['purchaseRevenue', 'ecommercePurchases', 'totalUsers', 'sessions'].map((name) => ({ name })),
      rows: [row('20261120', '/products/mug', '59.6', '4', '90', '120'), row('(other)', '(other)', '1', '1', '1', '1')],
      rowCount: 3,
      metadata: { currencyCode: 'EUR', timeZone: 'Europe/Paris', subjectToThresholding: true },
      kind: 'analyticsData#runReport',
    },
  }))
  const report = await google.readReport(access, week, null)
  const known = { day: '2026-11-20', pagePath: '/products/mug', sessions: 120, users: 90, purchases: 4 }
  expect(report).toEqual({
    rows: [{ ...known, revenueMicros: 59_600_000 }],
    nextCursor: '2',
    incomplete: true,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
  })
  await google.readReport(access, week, '2')
  expect(requests[1]).toMatchObject({
    method: 'POST',
    path: '/v1beta/properties/345:runReport',
    body: { limit: '10000', offset: '2', dateRanges: [{ startDate: '6daysAgo', endDate: 'today' }] },
  })
  expect(requests[0]?.headers.authorization).toBe('Bearer ya29.x')
})

test('a refresh keeps the refresh token, and an invalid one asks the merchant to reconnect', async () => {
  let answer: Scripted = { json: { access_token: 'ya29.y', expires_in: 3599, scope } }
  const { google } = await scripted(() => answer)
  expect(await google.authorizer?.refresh?.(access, now)).toEqual({
    values: { token: 'ya29.y', refreshToken: '1//x' },
    accessExpiresAt: new Date(now.getTime() + 3_599_000),
    refreshExpiresAt: null,
  })
  const message = 'Token has been expired or revoked.'
  answer = { status: 400, json: { error: 'invalid_grant', error_description: message } }
  await expect(google.authorizer?.refresh?.(access, now)).rejects.toMatchObject({
    problem: 'revoked',
    message: message,
  })
  await expect(google.authorizer?.revoke?.(access)).resolves.toBeUndefined()
  answer = { status: 401, json: { error: 'invalid_client' } }
  await expect(google.authorizer?.refresh?.(access, now)).rejects.toMatchObject({ problem: 'invalid' })
  answer = { status: 503, text: 'away' }
  await expect(google.authorizer?.refresh?.(access, now)).rejects.toMatchObject({ problem: 'unavailable' })
})

const owner = 'ada@shop.test'
async function played(...properties: { account: string; details?: object }[]) {
  const world = await startSandboxClient({ apps: { google: app } })
  await world.control('POST', '/people', { email: owner, name: 'Ada' })
  for (const { account, details = {} } of properties) {
    const property = { platform: 'google', account, name: `Shop ${account}`, details: { owner, ...details } }
    await world.control('POST', '/accounts', property)
  }
  const google = createGoogleAnalytics(world.outbound, { ...app, sleep: async () => undefined })
  const { authorizer } = google
  if (!authorizer) throw new Error('no keys')
  const consent = async (typed: string | null = null, pressed = `account=${owner}&decision=approve`) => {
    const { url, verifier } = authorizer.begin({ state: 's', redirectUri, typed })
    return authorizer.finish({ query: await world.decide(url, pressed), redirectUri, verifier, now })
  }
  return { ...world, google, authorizer, consent }
}

test('consent lists every property, and none for a user without Analytics', async () => {
  const { consent, google } = await played({ account: '345678901' }, { account: '345678902' })
  const { accounts } = await consent()
  expect(accounts.map(({ account, name }) => [account, name])).toEqual([
    ['345678901', 'Shop 345678901'],
    ['345678902', 'Shop 345678902'],
  ])
  expect(accounts[0]?.details).toEqual({ owner: 'Shop 345678901', timeZone: 'Europe/Berlin', currency: 'EUR' })
  const mine = { account: '345678901', credentials: accounts[0]?.credentials.values ?? {} }
  expect(await google.testConnection(mine)).toEqual({ account: '345678901', name: 'Shop 345678901' })
  expect(mine.credentials['refreshToken']).toContain('sbxsecret')
  const withoutAnalytics = await played()
  expect((await withoutAnalytics.consent()).accounts).toEqual([])
})

test.each(['345678902', 'G-BBBB2222', 'GA4-345678902-1', 'GA4-BBBB2222-1'])(
  'the property typed as %s is found among many',
  async (typed) => {
    const { consent } = await played(
      { account: '345678901', details: { measurementId: 'G-AAAA1111' } },
      { account: '345678902', details: { measurementId: 'G-BBBB2222' } },
    )
    const { accounts } = await consent(typed)
    const marked = accounts.filter(({ details }) => details['typed'] !== undefined)
    expect(marked.map(({ account, details }) => [account, details['typed']])).toEqual([['345678902', typed]])
  },
)

test('declining or unticking a scope counts as denied', async () => {
  const { consent } = await played({ account: '345678901' })
  await expect(consent(null, 'decision=deny')).rejects.toMatchObject({ problem: 'denied' })
  await expect(consent(null, `account=${owner}&decision=approve&scope=`)).rejects.toMatchObject({ problem: 'denied' })
})

test('a code is rejected without the right verifier', async () => {
  const { authorizer, decide } = await played({ account: '345678901' })
  const { url } = authorizer.begin({ state: 's', redirectUri, typed: null })
  const query = await decide(url, `account=${owner}&decision=approve`)
  await expect(authorizer.finish({ query, redirectUri, verifier: 'another', now })).rejects.toThrow('auth code')
})

test('a deleted or unshared property ends our access to it', async () => {
  const { consent, google, authorizer, control } = await played({ account: '345678901' })
  const { accounts } = await consent()
  const tokens = { account: '345678901', credentials: accounts[0]?.credentials.values ?? {} }
  const become = (state: string) => control('POST', '/tokens', { platform: 'google', account: '345678901', state })
  await become('expired')
  await expect(google.testConnection(tokens)).rejects.toMatchObject({ problem: 'expired' })
  const fresh = await authorizer.refresh?.(tokens, now)
  const renewed = { ...tokens, credentials: fresh?.values ?? {} }
  expect((await google.testConnection(renewed)).name).toBe('Shop 345678901')
  await become('reduced')
  await expect(google.testConnection(renewed)).rejects.toMatchObject({ problem: 'reduced' })
  await become('revoked')
  await expect(google.testConnection(renewed)).rejects.toMatchObject({ problem: 'expired' })
  await expect(authorizer.refresh?.(renewed, now)).rejects.toMatchObject({ problem: 'revoked' })
})

test('disconnecting revokes the grant at Google', async () => {
  const { consent, google, authorizer } = await played({ account: '345678901' })
  const { accounts } = await consent()
  const tokens = { account: '345678901', credentials: accounts[0]?.credentials.values ?? {} }
  await authorizer.revoke?.(tokens)
  await expect(google.testConnection(tokens)).rejects.toMatchObject({ problem: 'expired' })
  await expect(authorizer.refresh?.(tokens, now)).rejects.toMatchObject({ problem: 'revoked' })
})

test('reports handle figures, no figures, thresholded data, and an exhausted quota', async () => {
  const { consent, google, control } = await played({ account: '345678901' })
  const { accounts } = await consent()
  const tokens = { account: '345678901', credentials: accounts[0]?.credentials.values ?? {} }
  const whole = await google.readReport(tokens, week, null)
  expect(whole.rows).toHaveLength(7 * 3)
  expect(whole).toMatchObject({ incomplete: false, currency: 'EUR', nextCursor: null })
  const play2 = (report: string) =>
    control('POST', '/accounts', { platform: 'google', account: '345678901', name: 'Shop', details: { owner, report } })
  await play2('empty')
  expect((await google.readReport(tokens, week, null)).rows).toEqual([])
  await play2('thresholded')
  expect((await google.readReport(tokens, week, null)).incomplete).toBe(true)
  await play2('quota')
  await expect(google.readReport(tokens, week, null)).rejects.toMatchObject({ problem: 'rate-limited' })
  await play2('closed')
  await expect(google.readReport(tokens, week, null)).rejects.toMatchObject({ problem: 'reduced' })
})
