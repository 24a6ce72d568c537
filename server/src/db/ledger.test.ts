import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillEveryTable } from '../testing/fill-every-table.ts'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import { codeOf, DENIED, tenantLogin, type TenantLogin } from '../testing/tenant-login.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let tenant: TenantLogin

beforeAll(async () => {
  app = await startTestApp()
  tenant = await tenantLogin(app)
  company = await makeCompany(app)
  await fillEveryTable(app, company)
})
afterAll(async () => {
  await tenant.login.end()
  await app.stop()
})

describe('the ledger', () => {
  test('rejects changing, deleting or truncating an entry from within a company', async () => {
    for (const text of [
      'update app.credit_entries set credits = 1',
      'delete from app.credit_entries',
      'truncate app.credit_entries',
      'update app.credit_grants set credits = 1',
      'delete from app.credit_grants',
      'delete from app.credit_holds',
      'delete from app.credit_accounts',
      'delete from app.deliveries',
      'delete from app.companies',
    ]) {
      expect([text, await tenant.inside(company.companyId, (tx) => codeOf(tx.query(text)))]).toEqual([text, DENIED])
    }
  })

  test('rejects its own owner', async () => {
    for (const text of [
      'update app.credit_entries set credits = 1',
      'update app.credit_entries set hash = hash',
      'delete from app.credit_entries',
      'truncate app.credit_entries',
      'truncate app.credit_entries cascade',
    ]) {
      expect([text, await codeOf(app.owner.query(text))]).toEqual([text, DENIED])
    }
  })

  test('never lets a balance fall below zero, whatever the statement', async () => {
    for (const text of [
      'update app.credit_accounts set used = total + 1',
      'update app.credit_accounts set used = -1',
      'update app.credit_accounts set total = 0',
    ]) {
      expect([text, await tenant.inside(company.companyId, (tx) => codeOf(tx.query(text)))]).toEqual([text, '23514'])
    }
  })

  test('has at most one entry per hold and per grant', async () => {
    const double = `insert into app.credit_entries select company_id, seq + 1000, gen_random_uuid(), type, credits,
      balance_after, hold_id, grant_id, created_at, hash from app.credit_entries where hold_id is not null limit 1`
    expect(await codeOf(app.owner.query(double))).toBe('23505')
    expect(await codeOf(app.owner.query(double.replace('hold_id is not', 'grant_id is not')))).toBe('23505')
  })
})
