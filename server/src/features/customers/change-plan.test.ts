import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { billingScene, pass } from '../../testing/billing-scene.ts'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  administrator = await (await makeStaff(app)).as('viewer')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const put = (id: string, plan: string, who = administrator): Promise<Answer> =>
  who.call('PUT', `/api/admin/customers/${id}/plan`, { plan })
const entries = async (companyId: string) => {
  const { rows } = await app.owner.query<{ details: unknown }>(
    `select details from app.audit_entries where company_id = $1 and action = 'company.plan-changed' order by created_at`,
    [companyId],
  )
  return rows.map(({ details }) => details)
}
const role = (name: string) => ({ name, permissions: ['replies.write'] })

describe("a customer's plan", () => {
  test('can be set to Enterprise and back: custom roles work in between and remain, but no more can be added', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'free' })
    const admin = await company.as('admin')
    expectRefusal(await admin.post('/api/team/roles', role('Writers')), 'PLAN_LIMIT')
    expect((await put(company.companyId, 'enterprise')).json['data']).toMatchObject({ plan: 'enterprise' })
    expect((await admin.post('/api/team/roles', role('Writers'))).status).toBe(200)
    expect((await put(company.companyId, 'free')).json['data']).toMatchObject({ plan: 'free' })
    expectRefusal(await admin.post('/api/team/roles', role('Readers')), 'PLAN_LIMIT')
    expect((await admin.get('/api/team')).json['data']?.['customRoles']).toMatchObject([{ name: 'Writers' }])
    expect(await entries(company.companyId)).toMatchObject([
      { before: { plan: 'free' }, after: { plan: 'enterprise' } },
      { before: { plan: 'enterprise' }, after: { plan: 'free' } },
    ])
  })

  test('changes once under concurrency, and members and other administrators cannot change it', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'free' })
    const second = await (await makeStaff(app, 'admin')).as('viewer')
    const answers = await Promise.all([
      put(company.companyId, 'enterprise'),
      put(company.companyId, 'enterprise', second),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await entries(company.companyId)).toHaveLength(1)
    expectRefusal(
      await put(company.companyId, 'free', await (await makeStaff(app, 'billing')).as('viewer')),
      'FORBIDDEN',
    )
    expectRefusal(await put(company.companyId, 'free', await company.as('admin')), 'FORBIDDEN')
    expectRefusal(await put('nowhere', 'free'), 'NOT_FOUND')
  })

  test('requires canceling a Shopify subscription first, and refunds its unused part', async () => {
    const scene = await billingScene(app)
    const { companyId } = scene
    const chargeId = await scene.requested('premium')
    await scene.does(chargeId, 'approve')
    expect((await scene.status(chargeId)).json['status']).toBe('active')
    for (const plan of ['enterprise', 'free']) {
      const refused = await put(companyId, plan)
      expectRefusal(refused, 'CONFLICT')
      expect(refused.json['message']).toContain('pays for the Premium plan in Shopify. Cancel that subscription first.')
    }
    expect((await scene.admin.postProved('/api/subscriptions/delete', {})).status).toBe(200)
    expect((await put(companyId, 'enterprise')).json['data']).toMatchObject({ plan: 'enterprise' })
    expect((await put(companyId, 'free')).json['data']).toMatchObject({ plan: 'premium' })
    expectRefusal(await put(companyId, 'free'), 'CONFLICT')
    expect((await put(companyId, 'enterprise')).status).toBe(200)
    await pass(app, 31)
    await scene.sweep()
    expect(await scene.overview()).toMatchObject({ plan: 'enterprise', subscription: null })
  })

  test('set by contract, cancels a charge that the merchant confirms afterwards', async () => {
    const scene = await billingScene(app)
    const chargeId = await scene.requested('basic')
    // Signs in again, because the previous test moved the clock.
    const proved = await (await makeStaff(app)).as('viewer')
    expect((await put(scene.companyId, 'enterprise', proved)).status).toBe(200)
    await scene.does(chargeId, 'approve')
    await scene.status(chargeId)
    await pass(app, 0, 2)
    await until('the charge is canceled', async () => {
      await scene.sweep()
      return (await scene.shopCharge(chargeId))['status'] === 'CANCELLED'
    })
    expect(await scene.overview()).toMatchObject({ plan: 'enterprise', subscription: null })
    expect(await scene.grants()).toEqual([])
  })
})
