import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { queryPlans } from '../../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { markRead, notifyArrived, recentNotifications } from './index.ts'

const ROWS = 4000

let app: TestApp
let company: TestCompany
let as: (ctx: Ctx) => Ctx

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  await company.stored([{ ...sample('first', app.services.now(), 0) }])
  const { companyId } = company
  await app.owner.query(
    `insert into app.comments select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'external_id', 'x' || n,
       'occurred_at', c.occurred_at - n * interval '7 minutes'))).*
     from app.comments c, generate_series(1, $2) n where c.company_id = $1`,
    [companyId, ROWS],
  )
  await app.owner.query(
    `insert into app.notifications (company_id, id, brand_id, user_id, kind, comment_id, once_key, read_at, created_at)
     select c.company_id, gen_random_uuid(), c.brand_id, m.user_id, 'comment', c.id, 'arrived:' || c.id,
       case when c.occurred_at < now() - interval '1 day' then now() end, c.occurred_at
     from app.comments c join app.members m on m.company_id = c.company_id where c.company_id = $1`,
    [companyId],
  )
  await app.owner.query('analyze')
  const { rows } = await app.owner.query<{ user_id: string }>(
    `select user_id from app.members where company_id = $1 and role = 'viewer'`,
    [companyId],
  )
  const actor = { userId: rows[0]?.user_id ?? '', email: '', name: '', role: 'user' as const, memberRole: null }
  as = (ctx) => ({ ...ctx, actor })
})
afterAll(() => app.stop())

test('the bell reads a page and the unread count by index, and no comment it does not show', async () => {
  const { readsOf } = queryPlans(company)
  const cursor = `${app.services.now().getTime() - 30 * 86_400_000}_${newId()}`
  const plans = [
    ...(await readsOf((ctx) => recentNotifications(as(ctx), { limit: 20 }))),
    ...(await readsOf((ctx) => recentNotifications(as(ctx), { limit: 20, cursor }))),
  ]
  expect(plans.length).toBeGreaterThanOrEqual(4)
  for (const { text, plan } of plans) {
    expect(plan, text).not.toMatch(/Seq Scan on (comments|notifications)/)
    const read = [
      ...plan.matchAll(/ on (?:comments|notifications) .*?rows=[\d.]+ .*?\(actual rows=([\d.]+) loops=(\d+)/g),
    ]
    expect(read.length, plan).toBeGreaterThan(0)
    for (const [, rows, loops] of read) expect(Number(rows) * Number(loops), plan).toBeLessThan(500)
  }
})

test('notifying members of new comments and marking notifications as read touch only the affected rows', async () => {
  const { allOf } = queryPlans(company)
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.comments where company_id = $1 limit 100',
    [company.companyId],
  )
  const ids = rows.map(({ id }) => id)
  const plans = [
    ...(await allOf((ctx, tx) => notifyArrived(tx, ctx, ids))),
    ...(await allOf((ctx) => markRead(as(ctx), { ids: [newId()] }))),
    ...(await allOf((ctx) => markRead(as(ctx), { all: true }))),
  ]
  for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on (comments|notifications)/)
})
