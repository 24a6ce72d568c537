import { newId } from '../db/ids.ts'
import type { TestCompany } from './make-company.ts'
import type { Named } from './sample-parts.ts'
import type { TestApp } from './test-app.ts'

/** A comment, a job and an import of this brand. */
export async function nameIn(app: TestApp, company: TestCompany, brandId: string): Promise<Named> {
  const [commentId = ''] = await company.comments(['The handle came off.'])
  const [jobId, importId] = [newId(), newId()]
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
  return { commentId, jobId, importId, brandId, brandName: 'A brand' }
}

/** The same of a company's only brand, which has a website and a logo. */
export async function nameAll(app: TestApp, company: TestCompany): Promise<Named> {
  const named = await nameIn(app, company, company.brandId)
  const { rows } = await app.owner.query<{ name: string }>(
    `update app.brands set domain = $2, logo_url = $3 where company_id = $1 returning name`,
    [company.companyId, `${company.shop}.example`, `https://${company.shop}/logo.svg`],
  )
  return { ...named, brandName: rows[0]?.name ?? '' }
}
