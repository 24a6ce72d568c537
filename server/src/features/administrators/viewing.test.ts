import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CallRules } from '@bizamply/contract/call'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { contractCalls } from '../../http/server.ts'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { mailAbout } from '../../testing/email-change-scene.ts'
import { makeCompany, userOf, type TestCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let staff: TestCompany
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  staff = await makeStaff(app, 'support')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const view = (who: Caller, { companyId }: TestCompany, more: object = {}): Promise<Answer> =>
  who.call('POST', `/api/admin/customers/${companyId}/view`, { reason: 'Sync is stuck, ticket 4471', ...more })
const meOf = async (who: Caller) => (await who.get('/auth/status')).json['user']
const actionsOf = async ({ companyId }: TestCompany) =>
  (
    await app.owner.query<{ action: string }>(
      'select action from app.audit_entries where company_id = $1 order by created_at, id',
      [companyId],
    )
  ).rows.map(({ action }) => action)

describe('an administrator who views the console as a member', () => {
  test('sees what the member sees for half an hour, and the company is notified', async () => {
    const company = await makeCompany(app)
    await company.stored([{ text: 'The zipper broke' }])
    const who = await staff.as('viewer')
    expect((await view(who, company)).status).toBe(200)
    who.brand = null
    expect(await meOf(who)).toMatchObject({
      email: company.emails.admin,
      role: 'user',
      memberRole: 'admin',
      shopifyAccessToken: null,
      viewing: { companyName: expect.any(String), endsAt: expect.any(String) },
    })
    expect((await who.get('/api/comments')).text).toContain('The zipper broke')
    const { text } = await mailAbout(app, company.emails.admin, 'Bizamply Support is viewing your console')
    expect(text).toContain('“Sync is stuck, ticket 4471”')
    expect(await actionsOf(company)).toContain('company.support-began')
    app.advance(31 * 60_000)
    expect(await meOf(who)).toMatchObject({ email: staff.emails.viewer, role: 'support' })
    expect((await who.get('/api/admin/customers')).status).toBe(200)
  })

  test('can end the view, which is recorded too', async () => {
    const company = await makeCompany(app, { connected: false })
    const who = await staff.as('viewer')
    await view(who, company, { userId: await userOf(app, company, 'editor') })
    expect(await meOf(who)).toMatchObject({ email: company.emails.editor, memberRole: 'editor' })
    expect((await who.call('POST', '/api/support-access/end')).json['data']).toEqual({ endsAt: null })
    expect(await meOf(who)).toMatchObject({ email: staff.emails.viewer })
    expect((await actionsOf(company)).slice(-2)).toEqual(['company.support-began', 'company.support-ended'])
    const state = await (await company.as('admin')).get('/api/company/support-access')
    expect(state.json['data']).toMatchObject({ allowed: true, sessions: [{ reason: 'Sync is stuck, ticket 4471' }] })
  })

  test('views in that session only; their other sessions are unaffected', async () => {
    const company = await makeCompany(app, { connected: false })
    const [one, other] = [await staff.as('viewer'), await staff.as('viewer')]
    await view(one, company)
    expect(await meOf(other)).toMatchObject({ email: staff.emails.viewer })
  })

  test('is refused without a reason or a recent step-up, for billing, for themselves, and in a company without members', async () => {
    const company = await makeCompany(app, { connected: false })
    const who = await staff.as('viewer')
    expectRefusal(await view(who, company, { reason: ' ' }), 'BAD_REQUEST')
    expectRefusal(await view(await (await makeStaff(app, 'billing')).as('viewer'), company), 'FORBIDDEN')
    expectRefusal(await view(who, staff, { userId: await userOf(app, staff, 'viewer') }), 'CONFLICT')
    expectRefusal(await view(who, company, { userId: await userOf(app, staff, 'admin') }), 'CONFLICT')
    expect(await meOf(who)).toMatchObject({ email: staff.emails.viewer })
  })

  test('loses the view when the company refuses support access, and cannot start another', async () => {
    const company = await makeCompany(app, { connected: false })
    const [who, admin] = [await staff.as('viewer'), await company.as('admin')]
    await view(who, company)
    const refused = await admin.call('PUT', '/api/company/support-access', { allowed: false })
    expect(refused.json['data']).toMatchObject({ allowed: false })
    expect(await meOf(who)).toMatchObject({ email: staff.emails.viewer })
    expectRefusal(await view(who, company), 'FORBIDDEN')
    expectRefusal(await (await company.as('editor')).get('/api/company/support-access'), 'FORBIDDEN')
    await admin.call('PUT', '/api/company/support-access', { allowed: true })
    expect((await view(who, company)).status).toBe(200)
  })
})

describe('a call that changes data', () => {
  test('is refused during a view, and so is every file', async () => {
    const company = await makeCompany(app)
    const who = await staff.as('viewer')
    await view(who, company)
    const filled = (path: string): string => path.replaceAll(/\{[a-zA-Z]+\}/g, '00000000-0000-4000-8000-000000000000')
    for (const { method, path, rules } of contractCalls()) {
      const begins = rules.permission !== undefined && rules.permission !== 'audit.read'
      if ((method === 'GET' && !begins) || rules.who === 'open' || rules.whileViewing) continue
      const answer = method === 'GET' ? await who.get(filled(path)) : await who.call(method, filled(path), {})
      const code = rules.who === 'administrator' ? 'FORBIDDEN' : 'VIEW_ONLY'
      expect([method, path, answer.json['code']]).toEqual([method, path, code])
    }
    const files = Object.values(plainRoutes) as { method: string; path: string; rules: CallRules; download?: boolean }[]
    for (const { method, path, rules, download } of files) {
      if (method !== 'GET' || !download || !path.startsWith('/api/')) continue
      const answer = await who.get(filled(path))
      const code = rules.who === 'administrator' ? 'FORBIDDEN' : 'VIEW_ONLY'
      expect([path, answer.json['code']]).toEqual([path, code])
    }
  })
})
