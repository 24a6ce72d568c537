import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { makeCompany, userOf, type TestCompany } from '../../testing/make-company.ts'
import { queryPlans } from '../../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkAudit, listAudit } from './index.ts'

const ENTRIES = 6000
let app: TestApp
let company: TestCompany
let editor: string

/** Writes a long log in several transactions: within a single one, each insert would wait for the previous rows. */
beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app, { connected: false })
  editor = await userOf(app, company, 'editor')
  for (let from = 0; from < ENTRIES; from += 500) {
    await app.owner.query(
      `insert into app.audit_entries (company_id, id, action, details, user_id, created_at)
       select $1, gen_random_uuid(), case when n % 3 = 0 then 'team.invited' else 'job.started' end, '{"n": 1}',
         case when n % 500 = 0 then $2::uuid end, now() - n * interval '1 hour'
       from generate_series($3::int + 1, $3::int + 500) n`,
      [company.companyId, editor, from],
    )
  }
  await app.owner.query('analyze')
})
afterAll(() => app.stop())

const read = (plan: string): number =>
  [...plan.matchAll(/ on (?:audit_entries|audit_hashes)\b.*?\(actual rows=([\d.]+) loops=(\d+)/g)].reduce(
    (sum, [, rows, loops]) => sum + Number(rows) * Number(loops),
    0,
  )

test.each([
  ['the newest entries', {}],
  ['the next page', { cursor: `${Date.now() - 3000 * 3_600_000}_${newId()}` }],
  ['the filter by area', { area: 'team' as const }],
  ['the filter by days', { days: '7' as const }],
])('%s reads about as many entries as it shows', async (_, filter) => {
  const plans = await queryPlans(company).readsOf((ctx) => listAudit(ctx, { ...filter, limit: 20 }))
  for (const { text, plan } of plans) {
    expect(plan, text).not.toMatch(/Seq Scan on (audit_entries|audit_hashes)/)
    expect(read(plan), plan).toBeLessThanOrEqual(5 * 21)
  }
})

test('the filter by person uses an index', async () => {
  const plans = await queryPlans(company).readsOf((ctx) => listAudit(ctx, { userId: editor, limit: 20 }))
  for (const { text, plan } of plans) {
    expect(plan, text).not.toMatch(/Seq Scan on (audit_entries|audit_hashes)/)
    expect(read(plan), plan).toBeLessThanOrEqual(2 * 21)
  }
})

test('a check that spans several pages reaches the end', async () => {
  expect(await checkAudit(company.ctx)).toMatchObject({ intact: true, entries: ENTRIES })
})
