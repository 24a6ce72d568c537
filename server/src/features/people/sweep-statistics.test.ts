import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { peopleScene } from '../../testing/people-scene.ts'
import { queryPlans } from '../../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepPeople } from './index.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Comments on different days, each by a customer of their own. */
async function withComments(count: number, days = 90): Promise<TestCompany> {
  const company = await makeCompany(app, { connected: false })
  const now = app.services.now().getTime()
  await peopleScene(app, company).write(
    'judgeme',
    Array.from({ length: count }, (_, n) => ({
      occurredAt: new Date(now - (3 + (n % days)) * 86_400_000),
      authorName: `Ada ${n}`,
      authorEmail: `ada-${n}@example.test`,
    })),
  )
  return company
}

const NAMES = ['comments', 'person_comments'] as const

/** How many rows of the company the planner expects. */
async function expected(company: TestCompany): Promise<number[]> {
  const plans = queryPlans(company)
  return Promise.all(
    NAMES.map(async (name) => {
      const text = `select from app.${name} where company_id = $1 and brand_id = $2`
      const plan = await plans.plan(text, [company.companyId, company.brandId], 'explain')
      return Number(/rows=(\d+)/.exec(plan)?.[1])
    }),
  )
}

test('the planner knows the size of a company’s first import, also if only others were analyzed before', async () => {
  const known = await withComments(1200)
  await sweepPeople(app.services)
  await app.owner.query('analyze')
  const imported = await withComments(2500)
  expect(await expected(imported)).toEqual([1, 1])
  await sweepPeople(app.services)
  const [comments = 0, grouped = 0] = await expected(imported)
  expect(comments).toBeGreaterThan(2000)
  expect(comments).toBeLessThan(3000)
  expect(grouped).toBeGreaterThan(500)
  app.expectNoErrors()
  expect((await expected(known))[0]).toBeGreaterThan(1000)
})

test('an import of one review a day is large, too', async () => {
  await app.owner.query('analyze')
  const imported = await withComments(1500, 1500)
  expect((await expected(imported))[0]).toBe(1)
  await sweepPeople(app.services)
  expect((await expected(imported))[0]).toBeGreaterThan(1000)
})

test('a company can’t look at the statistics of another', async () => {
  const [one, other] = [await withComments(1), await withComments(1)]
  const asked = app.services.db.inCompany(one.companyId, (tx) =>
    tx.$client.query('select app.refresh_statistics($1, $2)', [other.companyId, other.brandId]),
  )
  await expect(asked).rejects.toThrow(/another company/)
})

test('tables whose statistics are right are not analyzed again', async () => {
  const company = await withComments(1100)
  const refresh = () =>
    app.services.db.inCompany(company.companyId, async (tx) => {
      const { rows } = await tx.$client.query<{ refreshed: boolean }>(
        'select app.refresh_statistics($1, $2) as refreshed',
        [company.companyId, company.brandId],
      )
      return rows[0]?.refreshed
    })
  expect(await refresh()).toBe(true)
  expect(await refresh()).toBe(false)
})
