import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { fillEveryTable } from '../../../testing/fill-every-table.ts'
import { mailTo } from '../../../testing/mailbox.ts'
import { makeCompany, type TestCompany } from '../../../testing/make-company.ts'
import type { Caller, Loose } from '../../../testing/caller.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { unzip } from '../../../testing/unzip.ts'
import { exportedTables, isSecret, notExported } from './exported-tables.ts'

let app: TestApp
let ours: TestCompany
let theirs: TestCompany
let admin: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  ours = await makeCompany(app)
  theirs = await makeCompany(app)
  for (const company of [ours, theirs]) await fillEveryTable(app, company)
  admin = await ours.as('admin')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const dataOf = (json: Loose): Loose => json['data'] as Loose
const exportsOf = async (): Promise<Loose[]> =>
  dataOf((await admin.get('/api/company/leaving')).json)['exports'] as unknown as Loose[]
const ended = (id: unknown): Promise<Loose> =>
  until('the export', async () =>
    (await exportsOf()).find((one) => one['id'] === id && one['state'] !== ('running' as never)),
  )
const fileOf = (id: unknown): string => `/api/company/exports/${String(id)}/file`

test('all company data comes as JSON and CSV in one archive, built once for concurrent requests, and mailed', async () => {
  const first = await admin.post('/api/company/exports', {})
  const second = await admin.post('/api/company/exports', {})
  expect([first.status, second.status]).toEqual([200, 200])
  const id = dataOf(first.json)['id']
  expect(dataOf(second.json)['id']).toBe(id)
  expect(await ended(id)).toMatchObject({ state: 'done', requestedBy: ours.emails.admin.split('@')[0] })
  expect((await mailTo(app, ours.emails.admin)).subject).toContain('Your Company')
  const answer = await admin.raw('GET', fileOf(id))
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
  for (const table of exportedTables) {
    const { rows } = await app.owner.query<{ count: number }>(
      `select count(*)::int as count from app.${table} where company_id = $1`,
      [ours.companyId],
    )
    const json = JSON.parse(String(files.get(`json/${table}.json`))) as Record<string, unknown>[]
    // Rows after the snapshot are missing: at most an audit entry.
    expect([table, Math.abs(json.length - (rows[0]?.count ?? 0)) <= 1, json.length > 0]).toEqual([table, true, true])
    const heads =
      String(files.get(`csv/${table}.csv`))
        .replace('\ufeff', '')
        .split('\r\n')[0]
        ?.split(',') ?? []
    expect([table, heads]).toEqual([table, Object.keys(json[0] ?? {})])
  }
  const all = [...files.values()].map(String).join('\n')
  expect(all).toContain(ours.emails.editor)
  for (const foreign of [theirs.companyId, theirs.brandId, theirs.shop, theirs.emails.admin])
    expect([foreign, all.includes(foreign)]).toEqual([foreign, false])
  await expectNoSecrets(all)
})

/** Every stored value of a column that must not be exported. */
async function expectNoSecrets(all: string): Promise<void> {
  const { rows: columns } = await app.owner.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = 'app' and data_type in ('text', 'bytea')`,
  )
  for (const { table_name: table, column_name: column, data_type: type } of columns) {
    if (!isSecret(column) || column.startsWith('search')) continue
    const value = type === 'bytea' ? `encode("${column}", 'hex')` : `"${column}"`
    const { rows } = await app.owner.query<{ value: string | null }>(
      `select distinct ${value} as value from app.${table}`,
    )
    for (const found of rows.map((row) => row.value ?? '').filter((text) => text.length > 8)) {
      expect([table, column, all.includes(found)]).toEqual([table, column, false])
    }
  }
}

test('every table with company rows is exported or in the list of exceptions with its reason', async () => {
  const { rows } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'app' and column_name = 'company_id' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...exportedTables, ...Object.keys(notExported)].toSorted())
})

test('columns left out of exported tables are a fixed list: encrypted, hashed, or for search only', async () => {
  const { rows } = await app.owner.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'app' order by 1, 2`,
  )
  const tables: readonly string[] = exportedTables
  const left = rows.filter(({ table_name: table, column_name: column }) => tables.includes(table) && isSecret(column))
  expect(left.map(({ table_name: table, column_name: column }) => `${table}.${column}`)).toEqual([
    'brands.logo_hash',
    'charges.confirmation_url',
    'comments.fingerprint',
    'comments.search_grams',
    'comments.search_text',
    'connections.credentials_version',
    'connections.sealed_credentials',
    'credit_accounts.head',
    'credit_days.head',
    'credit_entries.hash',
    'factor_recoveries.stop_hash',
    'invitations.token_hash',
    'people.search_text',
    'privacy_requests.sealed_subject',
    'sso_domains.token',
    'sso_providers.sealed_secret',
  ])
})

test('only admins of this company can download the file, for one day', async () => {
  const id = (await exportsOf())[0]?.['id']
  expectRefusal(await (await ours.as('editor')).get(fileOf(id)), 'FORBIDDEN')
  expectRefusal(await (await theirs.as('admin')).get(fileOf(id)), 'NOT_FOUND')
  expectRefusal(await app.caller().get(fileOf(id)), 'UNAUTHENTICATED')
  expectRefusal(await admin.get(fileOf('x')), 'BAD_REQUEST')
  app.advance(25 * 3_600_000)
  admin = await ours.as('admin')
  const late = await admin.get(fileOf(id))
  expectRefusal(late, 'NOT_FOUND')
  expect(late.json['message']).toBe('This download has expired. Request a new export.')
  expect((await exportsOf())[0]).toMatchObject({ id, state: 'expired' })
})

test('a fourth export within a day is refused, and each needs a recent step-up', async () => {
  for (let count = 0; count < 3; count++) await ended(dataOf((await admin.post('/api/company/exports', {})).json)['id'])
  expect(dataOf((await admin.get('/api/company/leaving')).json)['exportsLeft']).toBe(0)
  expectRefusal(await admin.post('/api/company/exports', {}), 'RATE_LIMIT_EXCEEDED')
  app.advance(11 * 60_000)
  expectRefusal(await admin.post('/api/company/exports', {}), 'STEP_UP_REQUIRED')
})
