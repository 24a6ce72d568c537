import { sample, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** Stores one comment as the product does, then copies it until the brand is busy. */
export async function fillBrand(app: TestApp, { companyId, stored }: TestCompany, count: number): Promise<void> {
  const platforms = ['judgeme', 'yotpo', 'instagram', 'import']
  await stored([{ ...sample('first', app.services.now(), 0), text: 'The zip is broken 鞄が壊れた' }])
  await app.owner.query(
    `insert into app.comments select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
       'external_id', 'x' || n, 'platform', ($2::text[])[1 + n % 4], 'occurred_at', c.occurred_at - n * interval '7 minutes',
       'search_text', c.search_text || ' number ' || n,
       'status', case when n % 10 < 3 then 'pending' when n % 10 < 5 then 'draft' else 'sent' end,
       'reply_text', case when n % 10 < 3 then null else 'Thank you' end))).*
     from app.comments c, generate_series(1, $3) n where c.company_id = $1`,
    [companyId, platforms, count],
  )
  await app.owner.query(
    `insert into app.contacts (company_id, id, brand_id, phone, email, source, created_at)
     select company_id, gen_random_uuid(), id, '49151' || n, n || '@example.org', 'shop', now()
     from app.brands, generate_series(1, 5000) n where company_id = $1`,
    [companyId],
  )
  await app.owner.query(
    `insert into app.credit_grants select company_id, gen_random_uuid(), type, 1, 'n' || n, 'n', null, now() - n * interval '1 hour'
     from app.credit_grants, generate_series(1, $2) n where company_id = $1`,
    [companyId, count],
  )
  await app.owner.query(
    `insert into app.credit_entries select company_id, 10 + row_number() over (), gen_random_uuid(), type, credits, 1, null, id,
       created_at, '\\x00' from app.credit_grants where company_id = $1 and key like 'n%'`,
    [companyId],
  )
}
