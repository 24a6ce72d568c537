import { newId } from '../db/ids.ts'
import type { TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** Inserts a row into each table of projects. */
export async function fillProjectTables(app: TestApp, company: TestCompany, comment: string, at: Date): Promise<void> {
  const [id, { companyId, brandId }] = [newId(), company]
  const rows: [string, unknown[]][] = [
    [
      `projects (company_id, id, brand_id, name, description, status, team, topics, product_ids, count_from, change, created_at,
         updated_at)
       values ($1, $2, $3, 'Zip', '', 'planning', '{}', '{zip}', '{}', '2026-08-01', '', $4, $4)`,
      [id, brandId, at],
    ],
    [
      `project_tasks (company_id, id, project_id, position, title, counts_replies, created_at)
       values ($1, $2, $2, 0, 'Order a new zip', false, $3)`,
      [id, at],
    ],
    [
      `project_comments (company_id, project_id, comment_id, linked, created_at) values ($1, $2, $3, true, $4)`,
      [id, comment, at],
    ],
    [
      `project_activities (company_id, id, project_id, kind, details, created_at) values ($1, $2, $2, 'created', '{}', $3)`,
      [id, at],
    ],
  ]
  for (const [into, values] of rows) await app.owner.query(`insert into app.${into}`, [companyId, ...values])
}
