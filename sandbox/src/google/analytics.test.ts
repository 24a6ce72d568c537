import { expect, test } from 'vitest'
import { call, openTestSandbox } from '../testing/open-test-sandbox.ts'
import { decideAt } from '../testing/social.ts'

const APP = { clientId: 'g-app', clientSecret: 'g-secret' }
const BACK = 'http://localhost/back'
const SCOPE = 'https://www.googleapis.com/auth/analytics.readonly'
const OWNER = 'ada@shop.test'

async function setup(properties: Record<string, Record<string, string>> = {}) {
  const base = await openTestSandbox({ apps: { google: APP } })
  const { control, sandbox } = base
  await control('POST', '/people', { email: OWNER, name: 'Ada' })
  for (const [account, details] of Object.entries(properties)) {
    await control('POST', '/accounts', {
      platform: 'google',
      account,
      name: 'Shop',
      details: { owner: OWNER, ...details },
    })
  }
  const token = (more: object) => {
    const body = { client_id: APP.clientId, client_secret: APP.clientSecret, ...more }
    return call(sandbox, 'POST', '/oauth2.googleapis.com/token', body)
  }
  const consent = async (pressed = '', more: Record<string, string> = {}) => {
    const query = { client_id: APP.clientId, redirect_uri: BACK, response_type: 'code', scope: SCOPE, ...more }
    const address = `/accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams({ access_type: 'offline', ...query })}`
    const back = await decideAt(sandbox)(address, `account=${OWNER}&decision=approve${pressed}`)
    const code = back.searchParams.get('code')
    return (await token({ grant_type: 'authorization_code', code, redirect_uri: BACK })).json
  }
  const api = (access: string, path: string, body?: object) => {
    const host = path.includes(':run') ? 'analyticsdata' : 'analyticsadmin'
    const headers = { authorization: `Bearer ${access}` }
    return call(sandbox, body ? 'POST' : 'GET', `/${host}.googleapis.com/v1beta${path}`, body, headers)
  }
  return { ...base, token, consent, api }
}

const report = {
  dateRanges: [{ startDate: '1daysAgo', endDate: 'today' }],
  dimensions: [{ name: 'date' }, { name: 'pagePath' }],
  metrics: [{ name: 'sessions' }, { name: 'purchaseRevenue' }],
  limit: '4',
  returnPropertyQuota: true,
}

test('a consent for offline access can be renewed until it is revoked', async () => {
  const { consent, token, api, sandbox } = await setup({ 345: {} })
  const given = await consent()
  expect(given).toMatchObject({ expires_in: 3599, scope: SCOPE })
  expect(given.refresh_token).toContain('sbxsecret')
  const renewed = (await token({ grant_type: 'refresh_token', refresh_token: given.refresh_token })).json
  expect(renewed.refresh_token).toBeUndefined()
  expect((await api(renewed.access_token, '/accountSummaries')).status).toBe(200)
  await call(sandbox, 'POST', '/oauth2.googleapis.com/revoke', { token: given.refresh_token })
  expect((await api(renewed.access_token, '/accountSummaries')).status).toBe(401)
  const late = await token({ grant_type: 'refresh_token', refresh_token: given.refresh_token })
  expect(late).toMatchObject({ status: 400, json: { error: 'invalid_grant' } })
  expect((await consent('', { access_type: 'online' })).refresh_token).toBeUndefined()
})

test('an unchecked scope reads nothing', async () => {
  const { consent, api } = await setup({ 345: {} })
  const given = await consent('&scope=')
  expect(given.scope).toBe('')
  expect(await api(given.access_token, '/accountSummaries')).toMatchObject({ status: 403 })
})

test('properties are listed by account, and none is an empty list', async () => {
  const { consent, api } = await setup({
    345: { business: 'Demo', measurementId: 'G-ABC' },
    346: { business: 'Demo' },
  })
  const { access_token: access } = await consent()
  const { accountSummaries } = (await api(access, '/accountSummaries?pageSize=200')).json
  expect(accountSummaries).toMatchObject([
    { displayName: 'Demo', propertySummaries: [{ property: 'properties/345' }, {}] },
  ])
  expect((await api(access, '/properties/345')).json).toMatchObject({ timeZone: 'Europe/Berlin', currencyCode: 'EUR' })
  const { dataStreams } = (await api(access, '/properties/345/dataStreams')).json
  expect(dataStreams[0].webStreamData.measurementId).toBe('G-ABC')
  expect((await api(access, '/properties/999')).status).toBe(403)
  const withoutProperties = await setup()
  expect(
    (await withoutProperties.api((await withoutProperties.consent()).access_token, '/accountSummaries')).json,
  ).toEqual({})
})

test('a report has text values, is paged by offset, is stable, and has no rows when empty', async () => {
  const { consent, api, control } = await setup({ 345: {} })
  const { access_token: access } = await consent()
  const first = (await api(access, '/properties/345:runReport', report)).json
  expect(first).toMatchObject({ rowCount: 6, kind: 'analyticsData#runReport', metadata: { currencyCode: 'EUR' } })
  expect(first.rows).toHaveLength(4)
  expect(first.rows[0].dimensionValues[0].value).toMatch(/^\d{8}$/)
  expect(first.rows[0].metricValues[0].value).toMatch(/^\d+$/)
  expect((await api(access, '/properties/345:runReport', report)).json).toEqual(first)
  const second = (await api(access, '/properties/345:runReport', { ...report, offset: '4' })).json
  expect(second.rows).toHaveLength(2)
  const wrong = { ...report, metrics: [{ name: 'luck' }] }
  expect(await api(access, '/properties/345:runReport', wrong)).toMatchObject({ status: 400 })
  const play = (mode: string) =>
    control('POST', '/accounts', {
      platform: 'google',
      account: '345',
      name: 'Shop',
      details: { owner: OWNER, report: mode },
    })
  await play('empty')
  expect((await api(access, '/properties/345:runReport', report)).json).not.toHaveProperty('rows')
  await play('quota')
  const none = await api(access, '/properties/345:runReport', report)
  expect(none).toMatchObject({ status: 429, json: { error: { status: 'RESOURCE_EXHAUSTED' } } })
})
