import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { decide } from '../../testing/consent.ts'
import { makeCompany, userOf, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ listen: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** A company whose brand has a shop that Judge.me knows, but no review platform yet. */
async function shopOnly(): Promise<TestCompany> {
  const company = await makeCompany(app, { connected: false })
  await linkShop(company)
  await app.control('POST', '/_/shops', { platform: 'judgeme', shop: company.shop, token: `jm_test_${company.shop}` })
  return company
}

const linkShop = ({ companyId, brandId, shop }: TestCompany) =>
  app.owner.query(
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, created_at)
     values ($1, $2, $3, 'shopify', $4, 'x', now())`,
    [companyId, newId(), brandId, shop],
  )

const begin = async (caller: Caller): Promise<{ oauthUrl: string; attemptId: string }> =>
  (await caller.get('/api/connections/judgeme/oauth-url?via=popup')).json['data'] as never

const comeBack = async (caller: Caller, back: URL): Promise<string> =>
  (await caller.raw('GET', back.pathname + back.search)).headers.get('location') ?? ''

const attemptOf = async (caller: Caller, id: string) =>
  (await caller.get(`/api/connections/attempts/${id}`)).json['data']
const connected = async ({ companyId }: TestCompany): Promise<string[]> => {
  const { rows } = await app.owner.query<{ platform: string }>(
    `select platform from app.connections where company_id = $1 and platform <> 'shopify'`,
    [companyId],
  )
  return rows.map((row) => row.platform)
}

describe('connecting by consent', () => {
  test('leads from our button to the service and back, and reads once as a test', async () => {
    const company = await shopOnly()
    const admin = await company.as('admin')
    const { oauthUrl, attemptId } = await begin(admin)
    expect(await attemptOf(admin, attemptId)).toMatchObject({ state: 'begun', platform: 'judgeme' })
    const where = await comeBack(admin, await decide(oauthUrl, company.shop))
    expect(where).toBe(`/connect/done?attempt=${attemptId}&via=popup`)
    expect(await attemptOf(admin, attemptId)).toMatchObject({ state: 'done', reason: null })
    const list = await admin.get('/api/connections')
    expect(list.json['data']).toMatchObject({
      totalConnections: 2,
      connections: { judgeme: { connected: true, data: [{ account: company.shop, state: 'connected' }] } },
    })
    const { rows } = await app.owner.query<{ sealed_credentials: string }>(
      `select sealed_credentials from app.connections where company_id = $1 and platform = 'judgeme'`,
      [company.companyId],
    )
    expect(rows[0]?.sealed_credentials).not.toContain('jm_')
    const status = await admin.get(`/integration/judgeme/status/${company.brandId}`)
    expect(status.json).toEqual({ connected: true })
  })

  test.each([
    ['lost the permission', `update app.members set role = 'editor' where user_id = $1`],
    ['left the company', 'delete from app.members where user_id = $1'],
  ])('by a member who has %s meanwhile stores nothing', async (_, change) => {
    const company = await shopOnly()
    const admin = await company.as('admin')
    const { oauthUrl, attemptId } = await begin(admin)
    const back = await decide(oauthUrl, company.shop)
    await app.owner.query(change, [await userOf(app, company, 'admin')])
    await comeBack(admin, back)
    const { rows } = await app.owner.query('select state, reason from app.oauth_attempts where id = $1', [attemptId])
    expect(rows).toEqual([{ state: 'failed', reason: expect.stringMatching(/no longer allowed/) }])
    expect(await connected(company)).toEqual([])
  })

  test('that is declined says so and stores nothing', async () => {
    const company = await shopOnly()
    const admin = await company.as('admin')
    const { oauthUrl, attemptId } = await begin(admin)
    await comeBack(admin, await decide(oauthUrl, company.shop, 'deny'))
    expect(await attemptOf(admin, attemptId)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/didn’t allow/),
    })
    expect(await connected(company)).toEqual([])
  })

  test('ends once: a replay, another browser, another user and an expired state are rejected and store nothing', async () => {
    const company = await shopOnly()
    const admin = await company.as('admin')
    const refused = '/error?error=oauth_state&platform=judgeme'
    const other = await company.as('admin')
    const first = await begin(admin)
    const back = await decide(first.oauthUrl, company.shop)
    expect(await comeBack(other, back)).toContain(refused)
    expect(await comeBack(app.caller(), back)).toContain(refused)
    const stranger = await (await makeCompany(app, { connected: false })).as('admin')
    stranger.jar.set('bizamply.connect', admin.jar.get('bizamply.connect') ?? '')
    expect(await comeBack(stranger, back)).toContain(refused)
    expect(await connected(company)).toEqual([])
    expect(await attemptOf(admin, first.attemptId)).toMatchObject({ state: 'begun' })

    const second = await begin(admin)
    const good = await decide(second.oauthUrl, company.shop)
    const altered = new URL(good)
    altered.searchParams.set('state', 'x'.repeat(43))
    expect(await comeBack(admin, altered)).toContain(refused)
    expect(await comeBack(admin, good)).toContain('/connect/done')
    expect(await comeBack(admin, good)).toContain(refused)

    const third = await begin(admin)
    const late = await decide(third.oauthUrl, company.shop)
    app.advance(16 * 60_000)
    expect(await comeBack(admin, late)).toContain(refused)
  })

  test("of another company's shop is refused", async () => {
    const [ours, theirs] = [await shopOnly(), await makeCompany(app)]
    const admin = await ours.as('admin')
    const { oauthUrl, attemptId } = await begin(admin)
    await comeBack(admin, await decide(oauthUrl, theirs.shop))
    expect(await attemptOf(admin, attemptId)).toMatchObject({
      state: 'failed',
      reason: 'This store is already connected to another brand or company.',
    })
    expect(await connected(ours)).toEqual([])
  })

  test('requires the shop first, our own keys, and an admin', async () => {
    const company = await makeCompany(app, { connected: false })
    const admin = await company.as('admin')
    const without = await admin.get('/api/connections/judgeme/oauth-url')
    expect([without.status, without.json['message']]).toEqual([409, 'Connect Shopify first, then Judge.me.'])
    const editor = await company.as('editor')
    expect((await editor.get('/api/connections/judgeme/oauth-url')).status).toBe(403)
  })
})

describe('a consent window', () => {
  test('starts with the cookie alone, for an admin of the brand', async () => {
    const company = await shopOnly()
    const admin = await company.as('admin')
    const popup = app.caller()
    for (const [name, value] of admin.jar) popup.jar.set(name, value)
    const sent = await popup.raw('GET', `/integration/judgeme/?company=${company.brandId}`)
    expect(sent.status).toBe(302)
    expect(sent.headers.get('location')).toContain('/app.judge.me/oauth/authorize?')
    const signedOut = await app.caller().raw('GET', `/integration/judgeme/?company=${company.brandId}`)
    expect(signedOut.headers.get('location')).toMatch(/^\/login\?/)
    const foreign = await popup.raw('GET', `/integration/judgeme/?company=${newId()}`)
    expect(foreign.headers.get('location')).toContain('/error?error=connect_failed')
  })
})

describe('disconnecting', () => {
  test('deletes our credentials and frees the shop for others; comments stay', async () => {
    const company = await makeCompany(app)
    await company.comments(['Lovely bag.'])
    const admin = await company.as('admin')
    const gone = await admin.call('DELETE', `/api/connections/judgeme?brandId=${company.brandId}`)
    expect(gone.json).toEqual({ success: true, message: 'Connection removed.' })
    expect(await connected(company)).toEqual([])
    expect((await app.owner.query('select 1 from app.shop_claims where account = $1', [company.shop])).rowCount).toBe(0)
    expect((await admin.get('/api/comments')).json['data']).toHaveLength(1)
    const again = await admin.call('DELETE', '/api/connections/judgeme')
    expect([again.status, again.json['code']]).toEqual([409, 'NOT_CONNECTED'])
    await linkShop(company)
    expect((await admin.call('DELETE', '/api/connections/shopify')).status).toBe(403)
  })
})

test('the redirect URI works with or without a trailing slash', async () => {
  const signedOut = await app.caller().raw('GET', '/integration/tiktok/callback/?state=x&code=y')
  expect(signedOut.headers.get('location')).toBe(
    `/error?error=oauth_state&platform=tiktok&request=${signedOut.headers.get('x-request-id')}`,
  )
})
