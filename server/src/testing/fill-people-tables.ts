import { newId } from '../db/ids.ts'
import type { TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** Inserts a row into each table of people. */
export async function fillPeopleTables(app: TestApp, company: TestCompany, comment: string, at: Date): Promise<void> {
  const [id, { companyId, brandId }] = [newId(), company]
  const rows: [string, unknown[]][] = [
    [
      `people (company_id, brand_id, id, name, search_text, comments, pending, sent, rated, platforms, first_at, last_at)
       values ($1, $2, $3, 'Nora', 'nora', 1, 0, 1, 0, '{judgeme}', $4, $4)`,
      [brandId, id, at],
    ],
    [
      `person_identities (company_id, brand_id, kind, value, person_id, evidence_comment_id, evidence_at, comments)
       values ($1, $2, 'email', 'nora@shop.test', $3, $4, $5, 1)`,
      [brandId, id, comment, at],
    ],
    [
      `person_comments (company_id, brand_id, comment_id, person_id, day, platform, seen)
       values ($1, $2, $3, $4, '2026-11-01', 'judgeme', 1)`,
      [brandId, comment, id],
    ],
    [
      `person_splits (company_id, brand_id, comment_id, split_id, from_person_id, split_at) values ($1, $2, $3, $4, $4, $5)`,
      [brandId, comment, id, at],
    ],
    [`people_days (company_id, brand_id, day, platform, seen) values ($1, $2, '2026-11-01', 'judgeme', 1)`, [brandId]],
    [`people_brands (company_id, brand_id, seen, swept_at) values ($1, $2, '', $3)`, [brandId, at]],
  ]
  // If sweeps are running, their rows may already exist.
  for (const [into, values] of rows) {
    await app.owner.query(`insert into app.${into} on conflict do nothing`, [companyId, ...values])
  }
}
