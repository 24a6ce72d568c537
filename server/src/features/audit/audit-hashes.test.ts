import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { lastAuditCheck } from '../../db/settings.ts'
import { newId } from '../../db/ids.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { codeOf, DENIED, tenantLogin, type TenantLogin } from '../../testing/tenant-login.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkAudit, sweepAudit, recordAudit } from './index.ts'

let app: TestApp
let company: TestCompany
let tenant: TenantLogin

beforeAll(async () => {
  app = await startTestApp()
  tenant = await tenantLogin(app)
})
beforeEach(async () => {
  company = await makeCompany(app)
})
afterEach(() => app.expectNoErrors())
afterAll(async () => {
  await tenant.login.end()
  await app.stop()
})

const write = (n: number): Promise<string> =>
  company.ctx.tx((tx) =>
    recordAudit(tx, company.ctx, { action: 'job.started', subjectId: null, details: { n, é: 'ü"' } }),
  )

async function seqs(): Promise<number[]> {
  const { rows } = await app.owner.query<{ seq: number }>(
    'select seq::int from app.audit_hashes where company_id = $1 order by seq',
    [company.companyId],
  )
  return rows.map(({ seq }) => seq)
}

/** Connects as the table owner, who can disable triggers. */
async function tamper(text: string, values: unknown[] = []): Promise<void> {
  const client = await app.owner.connect()
  const tables = ['audit_entries', 'audit_hashes']
  try {
    await client.query('begin')
    for (const table of tables) await client.query(`alter table app.${table} disable trigger user`)
    await client.query(text, [company.companyId, ...values])
    for (const table of tables) await client.query(`alter table app.${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('concurrent writers leave no gap and get one order', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => write(n)))
  expect(await seqs()).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
  expect(await checkAudit(company.ctx)).toEqual({ intact: true, entries: 40, brokenAt: null, problem: null })
})

test('an entry commits or rolls back with its change and leaves no gap', async () => {
  await write(1)
  const failed = company.ctx.tx(async (tx) => {
    await recordAudit(tx, company.ctx, { action: 'job.started', subjectId: null, details: {} })
    throw new Error('the process dies here')
  })
  await expect(failed).rejects.toThrow('dies here')
  await write(2)
  expect(await seqs()).toEqual([1, 2])
  expect((await checkAudit(company.ctx)).intact).toBe(true)
})

test('writing an entry takes no lock before its transaction commits', async () => {
  await write(1)
  await company.ctx.tx(async (tx) => {
    await recordAudit(tx, company.ctx, { action: 'job.started', subjectId: null, details: {} })
    // Another transaction commits meanwhile.
    await write(2)
  })
  expect(await seqs()).toEqual([1, 2, 3])
  expect((await checkAudit(company.ctx)).intact).toBe(true)
})

test('the application role cannot change or delete an entry, nor write a hash', async () => {
  const id = await write(1)
  for (const text of [
    `update app.audit_entries set details = '{}'`,
    'delete from app.audit_entries',
    'truncate app.audit_entries cascade',
    'update app.audit_heads set seq = 9',
    'delete from app.audit_hashes',
    `insert into app.audit_hashes values ('${company.companyId}', 9, '${id}', '')`,
    `insert into app.audit_heads values ('${company.companyId}', 9, '')`,
  ]) {
    expect([text, await tenant.inside(company.companyId, (tx) => codeOf(tx.query(text)))]).toEqual([text, DENIED])
  }
  expect(await codeOf(app.owner.query('delete from app.audit_entries where id = $1', [id]))).toBe(DENIED)
  const forged = `select app.record_member_security($1, $2, 'team.joined', '{}', null, null, now())`
  expect(await codeOf(tenant.login.query(forged, [newId(), newId()]))).toBe(DENIED)
  expect((await checkAudit(company.ctx)).intact).toBe(true)
})

test('the check reports where an entry was tampered with', async () => {
  for (let n = 1; n <= 5; n++) await write(n)
  const admin = await company.as('admin')
  const check = async () => (await admin.post('/api/audit/check', {})).json['data']
  const third = `(select entry_id from app.audit_hashes where company_id = $1 and seq = 3)`
  const texts: [string, string, object][] = [
    [
      `update app.audit_entries set details = '{"n":99}' where company_id = $1 and id = ${third}`,
      `update app.audit_entries set details = '{"n":3,"é":"ü\\""}' where company_id = $1 and id = ${third}`,
      { intact: false, brokenAt: 3, problem: 'changed' },
    ],
    [
      `update app.audit_entries set created_at = created_at + interval '1 ms' where company_id = $1 and id = ${third}`,
      `update app.audit_entries set created_at = created_at - interval '1 ms' where company_id = $1 and id = ${third}`,
      { intact: false, brokenAt: 3, problem: 'changed' },
    ],
    [
      'update app.audit_hashes set seq = 104 where company_id = $1 and seq = 4',
      'update app.audit_hashes set seq = 4 where company_id = $1 and seq = 104',
      { intact: false, brokenAt: 4, problem: 'missing' },
    ],
    [
      'update app.audit_hashes set seq = 105 where company_id = $1 and seq = 5',
      'update app.audit_hashes set seq = 5 where company_id = $1 and seq = 105',
      { intact: false, brokenAt: 5, problem: 'cut' },
    ],
  ]
  for (const [harm, mend, found] of texts) {
    await tamper(harm)
    expect([harm, await check()]).toEqual([harm, expect.objectContaining(found)])
    await tamper(mend)
    expect([mend, await check()]).toEqual([mend, { intact: true, entries: 5, brokenAt: null, problem: null }])
  }
  await tamper(
    `insert into app.audit_entries (company_id, id, action, details, created_at) values ($1, $2, 'team.joined', '{}', now())`,
    [newId()],
  )
  expect(await check()).toMatchObject({ intact: false, brokenAt: 6, problem: 'unhashed' })
})

test('the nightly job checks every log, and logs and counts each broken one', async () => {
  await write(1)
  await tamper(`update app.audit_entries set action = 'team.left' where company_id = $1`)
  app.advance(86_400_000)
  await sweepAudit(app.services)
  expect(app.errors.splice(0)).toContainEqual(
    expect.objectContaining({ companyId: company.companyId, brokenAt: 1, problem: 'changed' }),
  )
  expect((await lastAuditCheck(app.db.global.$client))?.problems).toBeGreaterThan(0)
  await sweepAudit(app.services)
  expect(app.errors).toEqual([])
})
