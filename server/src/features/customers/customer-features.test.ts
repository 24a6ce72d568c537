import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { sendFile } from '../../testing/import-file.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { save, ssoCompany, startSso, type SsoScene } from '../../testing/sso-scene.ts'
import { beginDueReports } from '../reports/index.ts'

let scene: SsoScene
let administrator: Caller
beforeAll(async () => {
  scene = await startSso()
  administrator = await (await makeStaff(scene.app)).as('viewer')
})
afterEach(() => scene.app.expectNoErrors())
afterAll(() => scene.stop())

const path = (id: string) => `/api/admin/customers/${id}/features`
const put = (id: string, features: object, who = administrator): Promise<Answer> =>
  who.call('PUT', path(id), { features })
const role = (name: string) => ({ name, permissions: ['replies.write'] })
const report = { title: 'The week', category: 'product', sections: ['figures'], range: 'last-7-days', formats: ['csv'] }

describe("a customer's features", () => {
  test('follow the plan or are set on or off; each change is recorded once in the audit log', async () => {
    const { companyId } = await makeCompany(scene.app, { connected: false, plan: 'premium' })
    expect((await administrator.get(path(companyId))).json['data']).toEqual({
      plan: 'premium',
      features: [
        { feature: 'scheduledReports', state: 'plan', inPlan: true },
        { feature: 'projects', state: 'plan', inPlan: true },
        { feature: 'customRoles', state: 'plan', inPlan: false },
        { feature: 'sso', state: 'plan', inPlan: false },
        { feature: 'imports', state: 'plan', inPlan: true },
        { feature: 'bulk', state: 'plan', inPlan: true },
      ],
    })
    const both = await Promise.all([put(companyId, { sso: 'on' }), put(companyId, { bulk: 'off' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const after = await put(companyId, { sso: 'on', bulk: 'off' })
    expect(after.json['data']?.['features']).toEqual(
      expect.arrayContaining([
        { feature: 'sso', state: 'on', inPlan: false },
        { feature: 'bulk', state: 'off', inPlan: true },
      ]),
    )
    await put(companyId, { sso: 'plan' })
    const { rows } = await scene.app.owner.query<{ details: object }>(
      `select details from app.audit_entries where company_id = $1 and action = 'company.feature-changed' order by id`,
      [companyId],
    )
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(expect.arrayContaining([{ details: { before: { sso: 'on' }, after: { sso: 'plan' } } }]))
  })

  test('can be read by support, changed by administrators with the permission, and by no member', async () => {
    const company = await makeCompany(scene.app, { connected: false })
    const support = await (await makeStaff(scene.app, 'support')).as('viewer')
    expect((await support.get(path(company.companyId))).status).toBe(200)
    expectRefusal(await put(company.companyId, { sso: 'on' }, support), 'FORBIDDEN')
    expectRefusal(await put(company.companyId, { sso: 'on' }, await company.as('admin')), 'FORBIDDEN')
    expectRefusal(await administrator.get(path('nowhere')), 'NOT_FOUND')
  })
})

describe('a feature override', () => {
  test('allows custom roles beyond the plan, or refuses them despite it', async () => {
    const company = await makeCompany(scene.app, { connected: false, plan: 'basic' })
    const admin = await company.as('admin')
    const team = async () => (await admin.get('/api/team')).json['data']
    expectRefusal(await admin.post('/api/team/roles', role('Writers')), 'PLAN_LIMIT')
    expect(await team()).toMatchObject({ customRolesAre: 'plan' })
    await put(company.companyId, { customRoles: 'on' })
    const made = await admin.post('/api/team/roles', role('Writers'))
    expect([made.status, await team()]).toMatchObject([200, { customRolesAre: 'available' }])
    await put(company.companyId, { customRoles: 'off' })
    const refused = await admin.post('/api/team/roles', role('Readers'))
    expectRefusal(refused, 'FEATURE_OFF')
    expect(refused.json['message']).toBe('This feature is turned off for your company.')
    expect(await team()).toMatchObject({ customRolesAre: 'off', customRoles: [{ name: 'Writers' }] })
  })

  test('pauses scheduled reports when off, and resumes them when on', async () => {
    const { app } = scene
    const company = await makeCompany(app, { connected: false, plan: 'premium' })
    const admin = await company.as('admin')
    const made = await admin.post('/api/reports', { ...report, schedule: 'weekly' })
    const at = `/api/reports/${String(made.json['data']?.['id'])}`
    const runs = async () => {
      await app.owner.query(`update app.reports set next_run_at = now() - interval '167 hours' where company_id = $1`, [
        company.companyId,
      ])
      await beginDueReports(app.services)
      return ((await admin.get(`${at}/runs`)).json['data'] as unknown as object[]).length
    }
    await put(company.companyId, { scheduledReports: 'off' })
    expect(await runs()).toBe(0)
    expect((await admin.get(at)).json['data']).toMatchObject({
      paused: 'Paused: scheduled reports are turned off for your company. You can run it on demand.',
    })
    expectRefusal(await admin.post('/api/reports', { ...report, schedule: 'weekly' }), 'FEATURE_OFF')
    await put(company.companyId, { scheduledReports: 'plan' })
    expect(await runs()).toBe(1)
  })

  test('refuses imports and bulk jobs when off', async () => {
    const company = await makeCompany(scene.app)
    const admin = await company.as('admin')
    const [commentId = ''] = await company.comments(['Lovely jacket'])
    await put(company.companyId, { imports: 'off', bulk: 'off' })
    expectRefusal(await sendFile(admin, 'text,rating\nNice,5\n'), 'FEATURE_OFF')
    const bulk = { action: 'generate', commentIds: [commentId] }
    expectRefusal(await admin.post('/api/comments/bulk', bulk), 'FEATURE_OFF')
    await put(company.companyId, { bulk: 'plan' })
    expect((await admin.post('/api/comments/bulk', bulk)).status).toBe(200)
  })
})

describe('single sign-on', () => {
  test('can be set up on Enterprise or with the feature on, and not otherwise', async () => {
    const company = await makeCompany(scene.app, { connected: false, plan: 'premium' })
    const admin = await company.as('admin')
    scene.providers.provider('id.flags.test', `http://localhost:3000/auth/sso/callback/${company.companyId}`)
    const issuer = { issuer: 'https://id.flags.test' }
    const refused = await save(admin, issuer)
    expectRefusal(refused, 'PLAN_LIMIT')
    expect(refused.json['message']).toBe(
      'The Premium plan doesn’t include single sign-on. Upgrade to Enterprise to get it.',
    )
    expect((await admin.get('/api/company/sso')).json['data']).toMatchObject({ availability: 'plan', provider: null })
    await put(company.companyId, { sso: 'on' })
    expect((await save(admin, issuer)).json['data']).toMatchObject({ availability: 'available' })
  })

  test('keeps working after the feature is lost: the provider can be changed or removed, but not set up again', async () => {
    const company = await ssoCompany(scene)
    await put(company.companyId, { sso: 'off' })
    const changed = await save(company.admin, { issuer: `https://${company.host}`, defaultRole: 'editor' })
    expect(changed.json['data']).toMatchObject({ availability: 'off', provider: { defaultRole: 'editor' } })
    expect((await company.admin.call('DELETE', '/api/company/sso')).status).toBe(200)
    expectRefusal(await save(company.admin, { issuer: `https://${company.host}` }), 'FEATURE_OFF')
  })
})
