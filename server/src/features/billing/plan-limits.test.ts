import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlanId } from '@bizamply/contract/plans'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { beginDueReports } from '../reports/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const personalInfo = { firstName: 'Ada', lastName: 'Byron' }
const report = { title: 'The week', category: 'product', sections: ['figures'], range: 'last-7-days', formats: ['csv'] }
const setPlan = (companyId: string, plan: PlanId) =>
  app.owner.query('update app.companies set plan = $2 where company_id = $1', [companyId, plan])
const brandsOf = async (caller: Caller) =>
  (await caller.get('/api/onboard-data')).json['brands'] as unknown as { BrandName: string }[]

describe('a plan', () => {
  test('limits brands, even if two are added at the same time, and keeps existing ones', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'premium' })
    const admin = await company.as('admin')
    const add = (name: string) =>
      admin.call('POST', '/onboarding/submit-user', { company: 'Alder', brands: [name], personalInfo })
    for (const name of ['Two', 'Three', 'Four']) expect((await add(name)).status).toBe(200)
    const both = await Promise.all([add('Five'), add('Six')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 402]))
    const refused = both.find(({ status }) => status === 402)
    expect(refused?.json).toMatchObject({
      code: 'PLAN_LIMIT',
      message: 'The Premium plan includes up to 5 brands. Upgrade to Enterprise for more.',
      details: { limit: 'brands', plan: 'premium' },
    })
    await setPlan(company.companyId, 'free')
    expect((await add('Seven')).status).toBe(402)
    expect((await add('Two')).status).toBe(200)
    expect(await brandsOf(admin)).toHaveLength(5)
    expect((await admin.get('/api/billing')).json['data']?.['counted']).toEqual({
      brands: 5,
      members: 3,
      scheduledReports: 0,
    })
  })

  test('without scheduled reports refuses a schedule, but creates a report on request', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'basic' })
    const admin = await company.as('admin')
    const refused = await admin.post('/api/reports', { ...report, schedule: 'weekly' })
    expect([refused.status, refused.json]).toMatchObject([
      402,
      {
        code: 'PLAN_LIMIT',
        message: 'The Basic plan doesn’t include scheduled reports. Upgrade to Premium to get them.',
        details: { limit: 'scheduledReports', plan: 'basic' },
      },
    ])
    expect((await admin.get('/api/reports')).json).toMatchObject({ scheduling: 'plan' })
    const made = await admin.post('/api/reports', report)
    expect(made.status).toBe(200)
    const path = `/api/reports/${String(made.json['data']?.['id'])}`
    expect((await admin.call('PUT', path, { ...report, schedule: 'monthly' })).status).toBe(402)
    expect((await admin.get(path)).json['data']).toMatchObject({ schedule: null })
  })

  test('that ends skips due reports and says why; schedules are kept and resume with the next plan', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'premium' })
    const admin = await company.as('admin')
    const made = await admin.post('/api/reports', { ...report, schedule: 'weekly' })
    const path = `/api/reports/${String(made.json['data']?.['id'])}`
    expect(made.json['data']?.['paused']).toBeUndefined()
    const runs = async () => {
      await app.owner.query(`update app.reports set next_run_at = now() - interval '167 hours' where company_id = $1`, [
        company.companyId,
      ])
      await beginDueReports(app.services)
      return ((await admin.get(`${path}/runs`)).json['data'] as unknown as object[]).length
    }
    await setPlan(company.companyId, 'free')
    expect(await runs()).toBe(0)
    const paused = (await admin.get(path)).json['data']
    expect(paused).toMatchObject({
      schedule: 'weekly',
      paused: 'Paused: the Free plan doesn’t include scheduled reports. You can run it on demand.',
    })
    expect(Date.parse(String(paused?.['nextRunAt']))).toBeGreaterThan(app.services.now().getTime())
    const renamed = await admin.call('PUT', path, { ...report, title: 'Each week', schedule: 'weekly' })
    expect([renamed.status, renamed.json['data']?.['title']]).toEqual([200, 'Each week'])
    await setPlan(company.companyId, 'premium')
    expect(await runs()).toBe(1)
    expect((await admin.get(path)).json['data']?.['paused']).toBeUndefined()
  })
})
