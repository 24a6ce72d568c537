import { inProcess, makeCompany, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import type { Environment } from './environment.ts'
import { measureDownload, memoryRatio } from './measure-download.ts'
import { read } from './measure-inbox.ts'
import { interleave } from './interleave.ts'

const MANY = 100_000
/** Banned companies, which the shorter export contains. */
const FEW = 10_000
const LIST = '/api/admin/customers'

/**
 * The customers of a product with 100,000 companies: pages, a search and the whole export, compared with the same
 * queries in plain SQL.
 */
export async function measureCustomers(environment: Environment, port: number): Promise<Figure[]> {
  const staff = await makeCompany(environment)
  await environment.owner.query(`update app.users set role = 'super_admin' where email = $1`, [staff.email])
  console.log(`Filling the product with ${MANY.toLocaleString('en')} companies`)
  await fillCompanies(environment)
  const caller = await signIn(staff, inProcess(environment))
  const compare = async (name: string, query: string, statement: string, values: unknown[] = []): Promise<Figure> => {
    const taken = await interleave(
      12,
      () => read(caller, `${LIST}${query}`),
      async () => {
        await environment.owner.query({ name: `bench.${name}`, text: statement, values })
        await environment.owner.query({ name: `bench.${name}.totals`, text: totals(values.length > 0), values })
      },
    )
    return {
      name: `${name} / raw SQL, p50`,
      value: taken.ours / taken.raw,
      unit: 'x',
      bound: { most: 3 },
      from: `${taken.ours.toFixed(0)} ms / ${taken.raw.toFixed(0)} ms, ${MANY.toLocaleString('en')} companies`,
      source: `${statement}; ${totals(values.length > 0)}`.replace(/\s+/g, ' '),
    }
  }
  return [
    await compare('customers, first page', '', page('true', 0)),
    await compare('customers, page 9,000', '?page=9000', page('true', 89_990)),
    await compare('customers, searched', '?search=shop-99%40bench', page(matches, 0), ['%shop-99@bench%']),
    await memory(environment, staff, port),
  ]
}

const matches = `(c.name ilike $1 or c.public_id ilike $1
  or exists (select 1 from app.members m join app.users u on u.id = m.user_id
    where m.company_id = c.company_id and (u.email ilike $1 or u.name ilike $1))
  or exists (select 1 from app.connections k where k.company_id = c.company_id and k.account ilike $1))`

// What a row shows, as plain SQL without row-level security.
const page = (where: string, skip: number): string => `
  select c.*, a.total, a.used, a.seq, p.email, p.name as person, b.name as brand,
    (select max(l.created_at) from app.logins l join app.members m on m.user_id = l.user_id
      where m.company_id = c.company_id and l.success) as last_login
  from (select * from app.companies c where ${where} order by created_at desc, company_id desc limit 10 offset ${skip}) c
  left join app.credit_accounts a on a.company_id = c.company_id
  left join lateral (select u.* from app.members m join app.users u on u.id = m.user_id
    where m.company_id = c.company_id order by m.created_at limit 1) p on true
  left join lateral (select name from app.brands where company_id = c.company_id order by created_at limit 1) b on true
  order by c.created_at desc, c.company_id desc`

const totals = (isSearch: boolean): string => `
  select c.status, count(*), sum(a.total), sum(a.used), count(*) filter (where c.created_at >= date_trunc('month', now()))
  from app.companies c left join app.credit_accounts a on a.company_id = c.company_id
  where ${isSearch ? matches : 'true'} group by c.status`

async function memory(environment: Environment, staff: Company, port: number): Promise<Figure> {
  const path = `${LIST}/export`
  const short = await measureDownload(environment, staff, { port, path: `${path}?status=banned` })
  const full = await measureDownload(environment, staff, { port, path })
  return memoryRatio(`${MANY.toLocaleString('en')} / ${FEW.toLocaleString('en')} customers`, full, short)
}

/** Each with an admin, a brand, an account and a login. */
async function fillCompanies({ owner }: Environment): Promise<void> {
  const ids = `select n, md5('company' || n)::uuid as company, md5('user' || n)::uuid as person,
    now() - n * interval '5 minutes' as at from generate_series(1, ${MANY}) n`
  const rows = [
    `insert into app.users (id, email, email_verified, name, first_name, last_name, onboarded_at, created_at, updated_at)
     select person, 'shop-' || n || '@bench.test', true, 'Ada ' || n, 'Ada', n::text, at, at, at from (${ids}) i`,
    `insert into app.companies (company_id, name, public_id, status, created_at)
     select company, 'Shop ' || n, 'BZ-B' || n, case when n <= ${FEW} then 'banned' else 'active' end, at from (${ids}) i`,
    `insert into app.members (company_id, user_id, role, created_at) select company, person, 'admin', at from (${ids}) i`,
    `insert into app.brands (company_id, id, name, voice, created_at)
     select company, md5('brand' || n)::uuid, 'Shop ' || n, '{"tone":"warm","signOff":null,"avoid":[]}', at from (${ids}) i`,
    `insert into app.credit_accounts (company_id, total, used, seq, head)
     select company, 100, n % 90, 1, '' from (${ids}) i`,
    `insert into app.logins (id, user_id, method, success, ip_address, created_at)
     select md5('login' || n)::uuid, person, 'password', true, '203.0.113.9', at from (${ids}) i`,
  ]
  for (const text of rows) await owner.query(text)
  for (const table of ['users', 'companies', 'members', 'brands', 'credit_accounts', 'logins'])
    await owner.query(`vacuum analyze app.${table}`)
}
