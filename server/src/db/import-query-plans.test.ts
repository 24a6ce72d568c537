import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '../context.ts'
import { readVoice } from '../features/brands/index.ts'
import { listComments } from '../features/comments/index.ts'
import { importJob, listImports, listRejects, undoImport, undoJob, writeRejects } from '../features/imports/index.ts'
import type { Caller } from '../testing/caller.ts'
import { sendFile } from '../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import { queryPlans, type Planned } from '../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const ROWS = 8000

let app: TestApp
let company: TestCompany
let editor: Caller
let importId = ''
let plans: ReturnType<typeof queryPlans>

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  plans = queryPlans(company)
  editor = await company.as('editor')
  const file = 'id,rating,text,author,product\nA1,5,A bag as sturdy as can be,Ada,Bag\nA2,,,Bo,Bag\n'
  const first = await begin(file)
  await importJob(app.services, first, running)
  importId = first.importId
  await importJob(app.services, await begin(file.replace('sturdy', 'lovely')), running)
  await fill(company)
  await fillOther(await makeCompany(app))
  await app.owner.query('analyze')
})
afterAll(() => app.stop())

const running = new AbortController().signal

async function begin(content: string) {
  const { json } = await sendFile(editor, content)
  const { jobId, importId: id } = json['data'] as unknown as { jobId: string; importId: string }
  return { companyId: company.companyId, jobId, importId: id }
}

/** Data of other companies: rows that aren't looked up by key must be found within the company, not among all rows. */
async function fillOther({ companyId, brandId }: TestCompany): Promise<void> {
  for (const table of ['products', 'imports', 'job_runs'])
    await app.owner.query(
      `insert into app.${table} select (jsonb_populate_record(t, jsonb_build_object('company_id', $1::uuid,
         'brand_id', $2::uuid, 'id', gen_random_uuid()) || case when $3 then jsonb_build_object('external_id', 'o' || n || t.id) else '{}' end)).*
       from app.${table} t, generate_series(1, 3) n where t.company_id = $4`,
      [companyId, brandId, table === 'products', company.companyId],
    )
}

/** One import as the product stores it, copied to the size of a busy company after years. */
async function fill({ companyId, brandId }: TestCompany): Promise<void> {
  const copies: [string, string][] = [
    [
      'imports',
      `'id', gen_random_uuid(), 'created_at', t.created_at - n * interval '1 hour', 'job_id', md5('job' || n)::uuid`,
    ],
    ['job_runs', `'id', md5('job' || n)::uuid, 'subject_id', gen_random_uuid()`],
    ['import_rejects', `'line', n + 10`],
    ['import_changes', `'subject_id', gen_random_uuid()`],
    ['products', `'id', gen_random_uuid(), 'external_id', 'p' || n, 'title', 'Bag ' || n`],
    ['comments', `'id', gen_random_uuid(), 'external_id', 'x' || n, 'fingerprint', 'f' || n, 'import_id', null`],
  ]
  for (const [table, changes] of copies)
    await app.owner.query(
      `insert into app.${table} select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
       from app.${table} t, generate_series(1, $2) n
       where t.ctid = (select min(ctid) from app.${table} where company_id = $1)`,
      [companyId, ROWS],
    )
  await app.owner.query(
    `insert into app.audit_entries (company_id, id, brand_id, action, subject_id, details, created_at)
     select $1, gen_random_uuid(), $2, case when n % 2 = 0 then 'import.undone' else 'brand.changed' end,
       gen_random_uuid(), '{}', now() - n * interval '1 hour' from generate_series(1, $3) n`,
    [companyId, brandId, ROWS],
  )
  await app.owner.query(
    `insert into app.brands select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'name', 'B' || n))).*
     from app.brands b, generate_series(1, 400) n where b.company_id = $1`,
    [companyId],
  )
  await app.owner.query(
    `insert into app.brand_facts (company_id, brand_id, id, topic, text, language, updated_at)
     select b.company_id, b.id, gen_random_uuid(), 'returns', 'Within 30 days', 'en', now()
     from app.brands b, generate_series(1, 50) where b.company_id = $1`,
    [companyId],
  )
}

const large =
  /Seq Scan on (?:imports|job_runs|import_rejects|import_changes|audit_entries|products|brand_facts|comments)\b/

/** Statements that read a whole table, or a note that none were seen. */
const unindexed = (all: Planned[], least = 1): unknown[] =>
  all.length < least ? [`only ${all.length} statements`] : all.filter(({ plan }) => large.test(plan))

/** For a job in a single transaction, so that its statements are seen. */
const servicesOf = (ctx: Ctx): Ctx => ({ ...ctx, db: { ...ctx.db, inCompany: (_, work) => ctx.tx(work) } })

describe(`with ${ROWS} of each`, () => {
  test('imports and their undone lines are listed by index, first page and next', async () => {
    expect(unindexed(await plans.readsOf((ctx) => listImports(ctx, { limit: 20 })))).toEqual([])
    const { nextCursor: cursor } = await listImports(company.ctx, { limit: 20 })
    expect(unindexed(await plans.readsOf((ctx) => listImports(ctx, { limit: 20, cursor: cursor ?? '' })))).toEqual([])
  })

  test('rejected lines are listed and downloaded by key', async () => {
    expect(unindexed(await plans.readsOf((ctx) => listRejects(ctx, { importId, limit: 20 })), 2)).toEqual([])
    expect(
      unindexed(await plans.readsOf((ctx) => listRejects(ctx, { importId, limit: 20, cursor: '3000' })), 2),
    ).toEqual([])
    expect(unindexed(await plans.readsOf(async (ctx) => (await writeRejects(ctx, importId)).pieces.next()))).toEqual([])
  })

  test('the comments of an import are listed by index', async () => {
    expect(unindexed(await plans.readsOf((ctx) => listComments(ctx, { importId, limit: 20 })), 2)).toEqual([])
    expect(
      unindexed(await plans.readsOf((ctx) => listComments(ctx, { importId, limit: 20, search: 'bag' })), 2),
    ).toEqual([])
  })

  test('the facts of a brand are read by index', async () => {
    expect(unindexed(await plans.readsOf((ctx) => readVoice(ctx, company.brandId)))).toEqual([])
  })

  test('an import and its undo read and write by key only', async () => {
    const job = await begin(
      'id,rating,text,author,product\nC1,5,A new bag,Ada,Bag 7\nA1,4,A changed bag,Ada,Bag\nA2,,,Bo,\n',
    )
    expect(unindexed(await plans.allOf((ctx) => importJob(servicesOf(ctx), job, running)), 15)).toEqual([])
    const [counts] = (await listImports(company.ctx, { limit: 1 })).rows
    expect(counts).toMatchObject({ importId: job.importId, created: 1, updated: 1, rejected: 1 })
    const { jobId } = await undoImport(company.ctx, job.importId)
    const undone = await plans.allOf((ctx) => undoJob(servicesOf(ctx), { ...job, jobId }, running))
    // Unused products are looked up once, at the end, among all comments.
    expect(
      unindexed(
        undone.filter(({ text }) => !text.startsWith('delete from app.products')),
        15,
      ),
    ).toEqual([])
    const [entry] = (await listImports(company.ctx, { limit: 1 })).rows
    expect(entry).toMatchObject({ state: 'undone', undo: { removed: 1, restored: 1, kept: 0 } })
  })
})
