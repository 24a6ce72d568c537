import type { AdministratorRole } from '@bizamply/contract/administration'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** A company whose viewer also runs the product. */
export async function makeStaff(app: TestApp, role: AdministratorRole = 'super_admin'): Promise<TestCompany> {
  const staff = await makeCompany(app, { connected: false })
  await app.owner.query('update app.users set role = $2 where email = $1', [staff.emails.viewer, role])
  return staff
}
