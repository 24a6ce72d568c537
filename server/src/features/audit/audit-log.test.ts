import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { newId } from '../../db/ids.ts'
import { makeCompany, userOf, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { changesOf } from './changes-of.ts'
import { checkAudit } from './check-audit.ts'
import { limitDetails } from './limit-details.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

type Entry = Record<string, unknown>
const dataOf = (answer: { json: Record<string, unknown> }): Entry[] => answer.json['data'] as Entry[]

test('a role change records who, what, from where, before and after', async () => {
  const admin = await company.as('admin')
  const viewer = await userOf(app, company, 'viewer')
  await admin.call('PUT', `/api/team/members/${viewer}/role`, { role: 'editor' }, { 'user-agent': FIREFOX })
  const [entry] = dataOf(await admin.get('/api/audit?area=team'))
  expect(entry).toMatchObject({
    action: 'team.role-changed',
    subject: company.emails.viewer.split('@')[0],
    by: { email: company.emails.admin },
    from: { ip: '127.0.0.1', country: null, device: 'Firefox on Linux' },
    before: { role: 'viewer' },
    after: { role: 'editor' },
    brand: null,
  })
  await admin.call('PUT', `/api/team/members/${viewer}/role`, { role: 'viewer' })
})

test('entries of earlier releases show today’s name of their action, and their hashes still hold', async () => {
  const other = await makeCompany(app)
  const admin = await other.as('admin')
  const add = (action: string) =>
    app.owner.query(
      `insert into app.audit_entries (company_id, id, action, details, created_at) values ($1, $2, $3, '{"item":"pack"}', $4)`,
      [other.companyId, newId(), action, app.services.now()],
    )
  await add('billing.asked')
  await add('discount.asked')
  expect(dataOf(await admin.get('/api/audit?area=billing'))).toMatchObject([{ action: 'billing.requested' }])
  expect(dataOf(await admin.get('/api/audit?area=discount'))).toMatchObject([{ action: 'discount.requested' }])
  const stored = `select action from app.audit_entries where company_id = $1 and action like '%.asked' order by action`
  const { rows } = await app.owner.query(stored, [other.companyId])
  expect(rows).toEqual([{ action: 'billing.asked' }, { action: 'discount.asked' }])
  expect(await checkAudit(other.ctx)).toMatchObject({ intact: true })
})

test('changes to templates, voice and spending limits record only what changed', async () => {
  const admin = await company.as('admin')
  const made = await admin.post('/api/templates', { name: 'Thanks', text: 'Thank you!' })
  const { id } = made.json['data'] as unknown as { id: string }
  await admin.call('PUT', `/api/templates/${id}`, { name: 'Thanks', text: 'Thank you so much!' })
  await admin.call('DELETE', `/api/templates/${id}`)
  const spendingLimits = { eachBrand: null, eachMember: null, brands: [], members: [], lowAt: 5 }
  await admin.call('PUT', '/api/credits/spending-limits', { company: 300, ...spendingLimits })
  const [limited, removed, changed, created] = dataOf(await admin.get('/api/audit?limit=4'))
  expect(created).toMatchObject({ action: 'template.created', subject: 'Thanks', details: { text: 'Thank you!' } })
  expect(changed).toMatchObject({ before: { text: 'Thank you!' }, after: { text: 'Thank you so much!' } })
  expect(removed).toMatchObject({ action: 'template.removed', subject: 'Thanks' })
  expect(limited).toMatchObject({
    action: 'credits.capped',
    before: { company: null, lowAt: null },
    after: { company: 300, lowAt: 5 },
  })
})

test("a change to a member's own sign-in is recorded without secrets, and only in their own company", async () => {
  const other = await makeCompany(app)
  const editor = await other.as('editor')
  const wish = { currentPassword: 'Correct!Horse9', newPassword: 'Blue!Kettle9' }
  const answer = await editor.post('/api/profile/change-password', wish)
  const admin = await other.as('admin')
  const [entry, ...more] = dataOf(await admin.get('/api/audit?area=security'))
  expect([answer.status, more.length]).toEqual([200, 0])
  expect(entry).toMatchObject({ action: 'security.password-changed', by: { email: other.emails.editor }, details: {} })
  expect(JSON.stringify(entry)).not.toMatch(/Horse|Kettle/)
})

test('only admins read the log, each that of their own company', async () => {
  const stranger = await (await makeCompany(app)).as('admin')
  const own = dataOf(await stranger.get('/api/audit'))
  expect(own.every(({ action }) => !String(action).startsWith('template'))).toBe(true)
  for (const role of ['editor', 'viewer'] as const) {
    const caller = await company.as(role)
    expect((await caller.get('/api/audit')).status).toBe(403)
    expect((await caller.post('/api/audit/check', {})).status).toBe(403)
    expect((await caller.get('/api/audit/export')).status).toBe(403)
  }
  expect((await app.caller().get('/api/audit/export')).status).toBe(401)
  const foreign = await stranger.get(`/api/audit/export?brand=${company.brandId}`)
  expect(foreign.status).toBe(404)
})

test('the log filters by person, area, brand and days, and pages without gaps or duplicates', async () => {
  const admin = await company.as('admin')
  const all = dataOf(await admin.get('/api/audit?limit=100')).map(({ id }) => id)
  const paged: unknown[] = []
  for (let cursor = ''; ;) {
    const answer = await admin.get(`/api/audit?limit=2${cursor && `&cursor=${cursor}`}`)
    paged.push(...dataOf(answer).map(({ id }) => id))
    const { nextCursor } = answer.json['pagination'] as unknown as { nextCursor: string | null }
    if (nextCursor === null) break
    cursor = nextCursor
  }
  expect(paged).toEqual(all)
  expect(all.length).toBeGreaterThan(4)
  const [me, inactive] = [await userOf(app, company, 'admin'), await userOf(app, company, 'viewer')]
  expect(dataOf(await admin.get(`/api/audit?userId=${me}&days=1&area=template`))).toHaveLength(3)
  expect(dataOf(await admin.get(`/api/audit?userId=${inactive}`))).toEqual([])
  expect(dataOf(await admin.get(`/api/audit?brandId=${newId()}`))).toEqual([])
})

test('the export matches the list and contains no spreadsheet formula', async () => {
  const admin = await company.as('admin')
  await admin.post('/api/templates', { name: '=1+1', text: '@cmd' })
  const file = await admin.get('/api/audit/export')
  const rows: Record<string, string>[] = parse(file.text, { columns: true, bom: true })
  const listed = dataOf(await admin.get('/api/audit?limit=100'))
  expect(rows.map((row) => row['Entry ID'])).toEqual(listed.map(({ id }) => id))
  expect(rows[0]).toMatchObject({ Action: 'template.created', Subject: "'=1+1", Hash: listed[0]?.['hash'] })
  expect(file.headers.get('content-disposition')).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/)
})

test('details are truncated, and values under secret-sounding names are dropped', () => {
  const long = 'x'.repeat(5000)
  const limited = limitDetails({
    text: long,
    list: Array.from({ length: 99 }, () => long),
    apiKey: 'k',
    a: { token: 't' },
  })
  expect(JSON.stringify(limited).length).toBeLessThan(20_000)
  expect(JSON.stringify(limited)).not.toMatch(/apiKey|token/)
  expect(limitDetails({ text: `a\0b\ud800` })).toEqual({ text: 'ab\ufffd' })
  expect(changesOf({ a: 1, b: [1], c: null }, { a: 1, b: [2], c: null })).toEqual({
    before: { b: [1] },
    after: { b: [2] },
  })
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
