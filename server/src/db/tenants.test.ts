import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import { fillEveryTable } from '../testing/fill-every-table.ts'
import { codeOf, DENIED, tenantLogin, type TenantLogin } from '../testing/tenant-login.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newId } from './ids.ts'

/** The closed list: every other table belongs to a company and has a policy. */
const globalTables = [
  'account_deletions',
  'administrator_changes',
  'announcements',
  'accepted_terms',
  'accounts',
  'authenticators',
  'credit_settings',
  'deletion_log',
  'email_changes',
  'domain_claims',
  'events',
  'limits',
  'logins',
  'mail_stops',
  'mails',
  'notification_choices',
  'notification_settings',
  'oauth_attempts',
  'onboarding_drafts',
  'passkeys',
  'past_members',
  'pictures',
  'push_subscriptions',
  'recovery_codes',
  'sessions',
  'shop_claims',
  'shop_installs',
  'usage_counts',
  'users',
  'verifications',
]
let app: TestApp
let ours: TestCompany
let theirs: TestCompany
let tenantTables: string[] = []
let login: TenantLogin['login']
let inside: TenantLogin['inside']

beforeAll(async () => {
  app = await startTestApp()
  ;({ login, inside } = await tenantLogin(app))
  const { rows } = await app.owner.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  tenantTables = rows.map((row) => row.relname).filter((name) => !globalTables.includes(name))
  ours = await makeCompany(app)
  theirs = await makeCompany(app)
  for (const company of [ours, theirs]) await fillEveryTable(app, company)
})
afterAll(async () => {
  await login.end()
  await app.stop()
})

describe('the catalog', () => {
  test('has no table outside the closed global list without a policy', async () => {
    const { rows } = await app.owner.query<{ name: string; rls: boolean; policies: string[]; leading: string | null }>(
      `select c.relname as name, c.relrowsecurity as rls,
         array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies,
         (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
           where i.indrelid = c.oid and i.indisprimary) as leading
       from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    )
    for (const { name, rls, policies, leading } of rows) {
      if (globalTables.includes(name)) expect([name, rls]).toEqual([name, false])
      else expect([name, rls, policies, leading]).toEqual([name, true, ['admin_reads', 'tenant'], 'company_id'])
    }
    expect(rows.length).toBe(globalTables.length + tenantTables.length)
  })

  test('rejects a child row whose parent belongs to another company', async () => {
    const { rows } = await app.owner.query<{ name: string; child: string; columns: string[] }>(
      `select k.conname as name, k.conrelid::regclass::text as child,
         array(select attname::text from pg_attribute where attrelid = k.conrelid and attnum = any(k.conkey)) as columns
       from pg_constraint k join pg_class c on c.oid = k.conrelid and c.relrowsecurity
       join pg_class p on p.oid = k.confrelid and p.relrowsecurity where k.contype = 'f'`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name, columns } of rows) expect([name, columns.includes('company_id')]).toEqual([name, true])
    const stray = `insert into app.products (company_id, id, brand_id, external_id, title, created_at)
      values ($1, $2, $3, 'x', 'x', now())`
    expect(await codeOf(app.owner.query(stray, [ours.companyId, newId(), theirs.brandId]))).toBe('23503')
  })

  test('gives the pool no owner rights: it can neither change tables nor bypass a policy', async () => {
    const { rows } = await app.owner.query<{
      rolname: string
      rolsuper: boolean
      rolbypassrls: boolean
      owns: boolean
    }>(
      `select rolname, rolsuper, rolbypassrls, exists (select 1 from pg_class where relowner = r.oid
         and relnamespace = 'app'::regnamespace) as owns
       from pg_roles r where rolname in ('app_server', 'app_tenant', 'app_admin') order by 1`,
    )
    expect(rows.map((row) => [row.rolname, row.rolsuper, row.rolbypassrls, row.owns])).toEqual([
      ['app_admin', false, false, false],
      ['app_server', false, false, false],
      ['app_tenant', false, false, false],
    ])
    expect(await codeOf(login.query('create table app.x (id int)'))).toBe(DENIED)
    expect(await codeOf(login.query('alter table app.comments disable row level security'))).toBe(DENIED)
    expect(await codeOf(login.query('drop policy tenant on app.comments'))).toBe(DENIED)
    expect(await codeOf(login.query('set role postgres'))).not.toBe('done')
  })
})

describe('inside a company', () => {
  test("every tenant table has rows of both companies, and shows only the current company's", async () => {
    for (const table of tenantTables) {
      const all = await app.owner.query<{ company_id: string }>(`select distinct company_id from app.${table}`)
      expect([table, all.rows.map((row) => row.company_id).toSorted()]).toEqual([
        table,
        [ours.companyId, theirs.companyId].toSorted(),
      ])
      const seen = await inside(ours.companyId, (tx) =>
        tx.query<{ company_id: string }>(`select distinct company_id from app.${table}`),
      )
      expect([table, seen.rows.map((row) => row.company_id)]).toEqual([table, [ours.companyId]])
      const named = await inside(ours.companyId, (tx) =>
        tx.query(`select 1 from app.${table} where company_id = $1`, [theirs.companyId]),
      )
      expect([table, named.rowCount]).toEqual([table, 0])
    }
  })

  test('no statement changes, deletes or inserts a row of another company', async () => {
    for (const table of tenantTables) {
      const update = `update app.${table} set company_id = company_id where company_id = $1`
      const moved = `update app.${table} set company_id = $1 where company_id = $2`
      const removed = `delete from app.${table} where company_id = $1`
      for (const work of [
        (tx: pg.Client) => tx.query(update, [theirs.companyId]),
        (tx: pg.Client) => tx.query(removed, [theirs.companyId]),
      ]) {
        const outcome = await inside(ours.companyId, (tx) =>
          work(tx).then(
            ({ rowCount }) => rowCount,
            (error: Error & { code?: string }) => error.code,
          ),
        )
        expect([table, [0, DENIED].includes(outcome ?? -1)]).toEqual([table, true])
      }
      expect([
        table,
        await inside(ours.companyId, (tx) => codeOf(tx.query(moved, [theirs.companyId, ours.companyId]))),
      ]).toEqual([table, DENIED])
      const copied = `insert into app.${table} select (jsonb_populate_record(t, jsonb_build_object('company_id', $1::text))).*
        from app.${table} t limit 1`
      const outcome = await inside(ours.companyId, (tx) => codeOf(tx.query(copied, [theirs.companyId])))
      expect([table, outcome]).toEqual([table, DENIED])
      expect(await inside(ours.companyId, (tx) => codeOf(tx.query(`truncate app.${table}`)))).toBe(DENIED)
    }
  })

  test('forgetting to set the company returns no rows and accepts none', async () => {
    for (const table of tenantTables) {
      const seen = await inside(null, (tx) => tx.query(`select 1 from app.${table}`))
      expect([table, seen.rowCount]).toEqual([table, 0])
      const copied = `insert into app.${table} select (jsonb_populate_record(null::app.${table}, $1)).*`
      const { rows } = await app.owner.query<{ row: object }>(`select to_jsonb(t) as row from app.${table} t limit 1`)
      const outcome = await inside(null, (tx) => codeOf(tx.query(copied, [JSON.stringify(rows[0]?.row)])))
      expect([table, outcome]).toEqual([table, DENIED])
    }
  })

  test('the definer functions reject the id of another company, and a missing id', async () => {
    const search = 'select app.find_comments($1, $2, $3, null, null, null, null, null, 10)'
    const count = 'select app.count_comments($1, $2, $3, null, null, 10)'
    const emit = 'select app.emit($1, $2, $3, array[null], now())'
    for (const [text, third] of [
      [search, '%'],
      [count, '%'],
      [emit, 'comment'],
    ] as const) {
      const values = [theirs.companyId, theirs.brandId, third]
      expect(await inside(ours.companyId, (tx) => codeOf(tx.query(text, values)))).toBe(DENIED)
      expect(await inside(null, (tx) => codeOf(tx.query(text, values)))).toBe(DENIED)
      expect(await codeOf(login.query(text, values))).toBe(DENIED)
    }
    const ownId = [ours.companyId, theirs.brandId, '%']
    const { rows } = await inside(ours.companyId, (tx) => tx.query<{ find_comments: string[] }>(search, ownId))
    expect(rows[0]?.find_comments).toEqual([])
  })

  test('users expose their names, but neither passwords nor sessions', async () => {
    expect(await inside(ours.companyId, (tx) => codeOf(tx.query('select id, email, name from app.users')))).toBe('done')
    for (const text of [
      'select role from app.users',
      'select * from app.accounts',
      'select * from app.sessions',
      'select * from app.verifications',
      'select * from app.shop_claims',
      'select * from app.events',
      'select * from app.limits',
      'select * from pgboss.job',
      "update app.users set role = 'super_admin'",
      'update app.credit_settings set generate_credits = 1',
    ]) {
      expect([text, await inside(ours.companyId, (tx) => codeOf(tx.query(text)))]).toEqual([text, DENIED])
    }
  })
})

describe('outside a company', () => {
  test('the pool has no rights on any tenant table', async () => {
    for (const table of tenantTables) {
      for (const text of [
        `select 1 from app.${table}`,
        `insert into app.${table} default values`,
        `update app.${table} set company_id = company_id`,
        `delete from app.${table}`,
        `truncate app.${table}`,
      ]) {
        expect([text, await codeOf(login.query(text))]).toEqual([text, DENIED])
      }
    }
  })

  test('the administrator reads every company and changes none', async () => {
    const asAdmin = async (text: string): Promise<string> => {
      await login.query('begin')
      await login.query('set local role app_admin')
      const outcome = await codeOf(login.query(text))
      await login.query('rollback')
      return outcome
    }
    for (const table of tenantTables) {
      expect([table, await asAdmin(`select 1 from app.${table}`)]).toEqual([table, 'done'])
      expect([table, await asAdmin(`delete from app.${table}`)]).toEqual([table, DENIED])
      expect([table, await asAdmin(`update app.${table} set company_id = company_id`)]).toEqual([table, DENIED])
    }
  })
})
