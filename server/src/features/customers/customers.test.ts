import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { wrongIn } from '../../testing/money.ts'
import { signedInLongAgo } from '../../testing/signed-in-long-ago.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let administrator: Caller
let staff: TestCompany
const companies: TestCompany[] = []
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  staff = await makeStaff(app)
  administrator = await staff.as('viewer')
  for (let n = 0; n < 3; n++) companies.push(await makeCompany(app))
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const at = (n: number): TestCompany => {
  const company = companies[n]
  if (!company) throw new Error('no such company')
  return company
}
const list = async (query = '') => (await administrator.get(`/api/admin/customers${query}`)).json['data']
const idsOf = (data: Awaited<ReturnType<typeof list>>): unknown[] =>
  ((data?.['customers'] ?? []) as unknown as { _id: string }[]).map(({ _id }) => _id)
const put = (company: TestCompany, verb: 'ban' | 'activate') =>
  administrator.call('POST', `/api/admin/customers/${company.companyId}/${verb}`)
const add = (company: TestCompany, body: object, who = administrator) =>
  who.call('POST', `/api/admin/customers/${company.companyId}/credits`, body)
const auditOf = async ({ companyId }: TestCompany) =>
  (
    await app.owner.query<{ action: string; details: object }>(
      'select action, details from app.audit_entries where company_id = $1 order by created_at, id',
      [companyId],
    )
  ).rows

describe('the customer list', () => {
  test('shows each company with its admin, credits and connections, newest first', async () => {
    const company = at(2)
    const data = await list('?limit=2')
    expect(data?.['customers']?.[0 as unknown as string]).toMatchObject({
      _id: company.companyId,
      Email: company.emails.admin,
      status: 'active',
      totalCredits: 100,
      usedCredits: 0,
      availableCredits: 100,
      connectedPlatforms: [{ name: 'Judge.me', count: 1 }],
      totalConnections: 1,
      transactionStats: { totalTransactions: 1, totalCreditsUsed: 0, totalCreditsAdded: 100 },
    })
    expect(data?.['pagination']).toEqual({
      currentPage: 1,
      limit: 2,
      totalCount: 4,
      totalPages: 2,
      hasPrev: false,
      hasNext: true,
    })
    expect(idsOf(await list('?limit=2&page=2'))).toEqual([at(0).companyId, staff.companyId])
    expect(idsOf(await list('?page=9'))).toEqual([])
  })

  test("finds by a member's name or address, shop, or id, and treats wildcards as plain text", async () => {
    const company = at(1)
    for (const words of [company.emails.editor, company.shop.toUpperCase(), company.companyId]) {
      expect([words, idsOf(await list(`?search=${encodeURIComponent(words)}`))]).toEqual([words, [company.companyId]])
    }
    const nothing = await list('?search=%25')
    expect([idsOf(nothing), nothing?.['totals']]).toMatchObject([[], { all: 0, totalCredits: 0, online: 0 }])
  })

  test('sorts by the requested column in both directions', async () => {
    await add(at(0), { amount: 500, idempotencyKey: 'sorting' })
    const up = idsOf(await list('?sortBy=availableCredits&sortOrder=asc'))
    expect(up.at(-1)).toBe(at(0).companyId)
    expect(idsOf(await list('?sortBy=availableCredits'))).toEqual(up.toReversed())
  })

  test("shows who is online: a member's session was used within five minutes", async () => {
    const company = await makeCompany(app, { connected: false })
    await company.as('editor')
    const read = async () => (await administrator.get(`/api/admin/customers/${company.companyId}`)).json['data']
    await app.owner.query(
      `update app.sessions set last_used_at = now() where user_id = (select id from app.users where email = $1)`,
      [company.emails.editor],
    )
    expect(await read()).toMatchObject({ isOnline: true, members: 3 })
    await app.owner.query(
      `update app.sessions set last_used_at = now() - interval '6 minutes'
       where user_id = (select id from app.users where email = $1)`,
      [company.emails.editor],
    )
    expect(await read()).toMatchObject({ isOnline: false })
  })

  test('exports every customer that matches the filter', async () => {
    const file = await administrator.get(`/api/admin/customers/export?search=${at(1).emails.admin}`)
    const lines = file.text.trim().split('\r\n')
    expect([file.status, lines.length]).toEqual([200, 2])
    expect(lines[0]).toContain('Customer ID,First Name,Last Name,Email,Status,Total Credits,Used Credits,')
    expect(lines[1]).toContain(at(1).emails.admin)
    expect(file.headers.get('content-disposition')).toMatch(/customers-\d{4}-\d\d-\d\d\.csv/)
    expectRefusal(await (await at(1).as('admin')).get('/api/admin/customers/export'), 'FORBIDDEN')
    const old = await signedInLongAgo(app, staff, 'viewer')
    expectRefusal(await old.get('/api/admin/customers/export'), 'STEP_UP_REQUIRED')
    administrator = await staff.as('viewer')
  })
})

describe('adding credits', () => {
  test("writes the customer's ledger and audit log once, even for repeated and concurrent calls", async () => {
    const company = at(1)
    const body = { amount: 250, description: 'For the outage', idempotencyKey: newId() }
    const answers = await Promise.all([add(company, body), add(company, body), add(company, body)])
    expect(answers.filter(({ json }) => Boolean(json['data']?.['added']))).toHaveLength(1)
    expect(answers.map(({ json }) => json['data']?.['availableCredits'])).toEqual([350, 350, 350])
    expectRefusal(await add(company, { ...body, amount: 251 }), 'KEY_REUSED')
    expect(await auditOf(company)).toEqual([
      { action: 'credits.adjusted', details: { credits: 250, description: 'For the outage' } },
    ])
    const { json } = await administrator.get(`/api/admin/customers/${company.companyId}`)
    expect(json['data']?.['transactions']?.[0 as unknown as string]).toMatchObject({
      type: 'adjustment',
      creditsAdded: 250,
      description: 'For the outage',
    })
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('is refused to the customer, and without a step-up in the last ten minutes', async () => {
    const company = at(2)
    const body = { amount: 1, idempotencyKey: newId() }
    expectRefusal(await add(company, body, await company.as('admin')), 'FORBIDDEN')
    expectRefusal(await add(company, body, await signedInLongAgo(app, staff, 'viewer')), 'STEP_UP_REQUIRED')
    administrator = await staff.as('viewer')
    expect(await auditOf(company)).toEqual([])
  })
})

describe('a banned customer', () => {
  test('is signed out in every tab at the next call, and gets everything back once activated', async () => {
    const company = at(2)
    const editor = await company.as('editor')
    expect((await put(company, 'ban')).json['data']).toEqual({ status: 'banned' })
    expectRefusal(await editor.get('/api/comments'), 'UNAUTHENTICATED')
    expect(idsOf(await list('?status=banned'))).toEqual([company.companyId])
    expect((await list())?.['totals']).toMatchObject({ banned: 1 })
    expect((await put(company, 'ban')).status).toBe(200)
    expect((await put(company, 'activate')).json['data']).toEqual({ status: 'active' })
    expect((await (await company.as('editor')).get('/api/comments')).status).toBe(200)
    expect((await auditOf(company)).map(({ action }) => action)).toEqual(['company.banned', 'company.activated'])
  })

  test('keeps its data, as does a deactivated one, and a company being deleted is left alone', async () => {
    const company = await makeCompany(app, { connected: false })
    const path = `/api/admin/customers/${company.companyId}`
    expect((await administrator.call('DELETE', path)).json['data']).toEqual({ status: 'inactive' })
    expect((await administrator.get(path)).json['data']).toMatchObject({ status: 'inactive', availableCredits: 100 })
    await app.owner.query(`update app.companies set status = 'leaving' where company_id = $1`, [company.companyId])
    expectRefusal(await put(company, 'activate'), 'CONFLICT')
    expectRefusal(await administrator.call('DELETE', '/api/admin/customers/BZ-nowhere'), 'NOT_FOUND')
  })
})
