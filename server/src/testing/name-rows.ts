import { newId } from '../db/ids.ts'
import type { TestCompany } from './make-company.ts'
import type { Named } from './sample-parts.ts'
import type { TestApp } from './test-app.ts'

/** A comment, a job, an import and an alert of this brand. */
export async function nameIn(app: TestApp, company: TestCompany, brandId: string): Promise<Named> {
  const [commentId = ''] = await company.comments(['The handle came off.'])
  const [jobId, importId, alertId] = [newId(), newId(), newId()]
  const { companyId } = company
  await app.owner.query('update app.comments set brand_id = $3 where company_id = $1 and id = $2', [
    companyId,
    commentId,
    brandId,
  ])
  await app.owner.query(
    `insert into app.job_runs (company_id, id, brand_id, kind, state, created_at) values ($1, $2, $3, 'backfill', 'done', now())`,
    [companyId, jobId, brandId],
  )
  await app.owner.query(
    `insert into app.imports (company_id, id, brand_id, kind, job_id, file_name, mapping, created_at)
     values ($1, $2, $3, 'comments', $4, 'reviews.csv', '{"columns":[]}', now())`,
    [companyId, importId, brandId, jobId],
  )
  await app.owner.query(
    `insert into app.alerts (company_id, id, brand_id, product_id, kind, direction, now_value, before_value, now_count,
       now_base, before_count, before_base, strength, from_day, to_day, state, created_at, opened_at, last_found_at,
       last_found_day)
     select $1, $2, $3, c.product_id, 'rating', 'down', 1, 5, 10, 10, 48, 48, 2, '2026-11-16', '2026-11-22', 'open', now(),
       now(), now(), '2026-11-22' from app.comments c where c.company_id = $1 and c.id = $4`,
    [companyId, alertId, brandId, commentId],
  )
  return { commentId, jobId, importId, alertId, brandId, brandName: 'A brand' }
}

/** The same for a company's only brand, which has a website and a logo. */
export async function nameAll(app: TestApp, company: TestCompany): Promise<Named> {
  const named = await nameIn(app, company, company.brandId)
  const { rows } = await app.owner.query<{ name: string }>(
    `update app.brands set domain = $2, logo_url = $3 where company_id = $1 returning name`,
    [company.companyId, `${company.shop}.example`, `https://${company.shop}/logo.svg`],
  )
  return { ...named, brandName: rows[0]?.name ?? '' }
}
