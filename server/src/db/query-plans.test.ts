import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProductRows, listTopics, readAnalytics, readCustomers, readTopic } from '../features/analytics/index.ts'
import { listBrands } from '../features/brands/index.ts'
import {
  countFacets,
  getComment,
  inboxStatement,
  listComments,
  lockComment,
  storeComments,
} from '../features/comments/index.ts'
import { listConnections } from '../features/connections/index.ts'
import { listTransactions } from '../features/credits/index.ts'
import { readActivity, readOverview, readStats, readTiles } from '../features/dashboard/index.ts'
import { generateReply, listChannels } from '../features/replies/index.ts'
import { searchAll } from '../features/search/index.ts'
import { countViews, readHistory } from '../features/triage/index.ts'
import { fillBrand } from '../testing/fill-brand.ts'
import { makeCompany, sample, type TestCompany } from '../testing/make-company.ts'
import { queryPlans } from '../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newId } from './ids.ts'

const ROWS = 20_000

let app: TestApp
let company: TestCompany
let plan: ReturnType<typeof queryPlans>['plan']
let plansOf: ReturnType<typeof queryPlans>['readsOf']

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  ;({ plan, readsOf: plansOf } = queryPlans(company))
  await fillBrand(app, company, ROWS)
  for (let n = 0; n < 3; n++) await (await makeCompany(app)).stored([{}, {}, {}])
  await app.owner.query('analyze')
})
afterAll(() => app.stop())

function expectIndexed(text: string, what = ''): void {
  expect(text, what).not.toMatch(/Seq Scan on comments/)
  expect(text, what).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
}

const both = [true, false]
const shapes = both.flatMap((status) =>
  both.flatMap((platform) => both.map((before) => ({ status, platform, before }))),
)

describe(`with ${ROWS} comments`, () => {
  test.each(shapes)('the inbox reads its page by an index alone: $status $platform $before', async (shape) => {
    const { companyId, brandId } = company
    const values: unknown[] = [companyId, brandId]
    if (shape.status) values.push('pending')
    if (shape.platform) values.push('yotpo')
    if (shape.before) values.push(new Date(app.services.now().getTime() - ROWS * 5 * 60_000), newId())
    const text = await plan(inboxStatement(shape, 21), values)
    expectIndexed(text)
    expect(text).not.toMatch(/Sort Key: .*occurred_at/)
  })

  test.each([
    ['a word in one comment', 'number 19999', null],
    ['a word in every comment', 'zip is', null],
    ['two Japanese characters', '鞄が', ['鞄が']],
  ])('a search for %s uses the trigram or pair index', async (_, words, grams) => {
    const { companyId, brandId } = company
    const { rows } = await app.owner.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'find_comments'`,
    )
    const query =
      /SELECT c\.id, c\.occurred_at FROM comments c[\s\S]*?LIMIT p_limit/.exec(rows[0]?.source ?? '')?.[0] ?? ''
    const values = [companyId, brandId, `%${words}%`, grams, null, null, null, null, 21]
    const names = [
      'p_company',
      'p_brand',
      'p_like',
      'p_grams',
      'p_status',
      'p_platform',
      'p_before_at',
      'p_before_id',
      'p_limit',
    ]
    const casts = ['uuid', 'uuid', 'text', 'text[]', 'text', 'text', 'timestamptz', 'uuid', 'int']
    const text = names.reduce((sql, name, n) => sql.replaceAll(name, `$${n + 1}::${casts[n]}`), query)
    const client = await app.owner.connect()
    await client.query('set search_path = app')
    const found = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${text}`, values)
    client.release(true)
    const shown = found.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(shown).toMatch(/comments_(search|grams|all|inbox)_idx/)
    expectIndexed(shown)
  })

  test.each([
    [{ rating: ['1', '2'] }],
    [{ rating: ['none'], status: 'draft' as const }],
    [{ sentiment: ['negative'], status: 'pending' as const }],
    [{ topic: ['bad:zip'], language: ['en'] }],
    [{ from: '2026-01-01', to: '2026-12-31', status: 'pending' as const }],
    [{ assignee: [newId()] }],
    [{ assignee: ['none'], platform: ['yotpo'] }],
    [{ tag: ['vip'], risk: ['any'] }],
    [{ hasPhone: 'yes' as const, hasQuestion: 'no' as const }],
    [{ triageState: ['snoozed', 'no-reply'] }],
    [{ triageState: ['shown'], from: '2026-01-01', to: '2026-12-31', platform: ['yotpo', 'import'] }],
    [{ triageState: ['shown'], status: 'sent' as const, wait: ['under-1', '4-12'] }],
    [{ wait: ['over-12'], rating: ['1'] }],
    [{ delivery: ['failed', 'unknown'] }],
    [{ risk: ['any'], status: 'pending' as const, sort: 'oldest' as const }],
    [{ triageState: ['hidden'], search: 'zip' }],
    [{ search: 'number 19999', rating: ['1', '2', '3', '4', '5', 'none'] }],
    [{ search: 'zip is', status: 'sent' as const, sentiment: ['positive', 'mixed', 'neutral', 'negative'] }],
    [{ sort: 'oldest' as const, status: 'pending' as const }],
    [{ sort: 'lowest' as const, status: 'pending' as const }],
    [{ sort: 'highest' as const }],
    [{ product: [newId()], status: 'pending' as const }],
  ])('the list under %j reads comments only by index', async (filter) => {
    const plans = await plansOf((ctx) => listComments(ctx, { ...filter, limit: 20 }))
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on comments/)
    const [page] = plans.filter(({ text }) => text.includes('order by c.occurred_at'))
    expectIndexed(page?.plan ?? '')
  })

  test("figures, history, views and the palette read comments only by index; facets scan the brand's once", async () => {
    const actor = { userId: newId(), email: '', name: '', role: 'user' as const, memberRole: 'editor' as const }
    const { rows } = await app.owner.query<{ id: string }>(
      'select id from app.comments where company_id = $1 limit 1',
      [company.companyId],
    )
    const plans = [
      ...(await plansOf((ctx) => readTiles(ctx, 30))),
      ...(await plansOf((ctx) => readHistory(ctx, rows[0]?.id ?? ''))),
      ...(await plansOf((ctx) => countViews({ ...ctx, actor }, 'pending'))),
      ...(await plansOf((ctx) => searchAll(ctx, 'number 19999'))),
    ]
    for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on comments/)
    const [facets] = await plansOf((ctx) => countFacets(ctx, { status: 'pending', topic: ['bad:zip'] }))
    expect(facets?.plan.match(/Scan (using \w+ )?on comments/g)).toHaveLength(1)
  })

  test('the dashboard reads comments only by index, and sums rollups', async () => {
    const input = { compare: 'previous' as const, period: '30' as const }
    const plans = [
      ...(await plansOf((ctx) => readOverview(ctx, input))),
      ...(await plansOf((ctx) => readOverview(ctx, { ...input, from: '2026-01-01', to: '2026-01-01' }))),
      ...(await plansOf((ctx) => readStats(ctx, 'all'))),
      ...(await plansOf((ctx, tx) => readActivity(tx, ctx, 10))),
    ]
    expect(plans.length).toBeGreaterThan(15)
    for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on comments/)
  })

  test('product analytics reads comments only by index: for a week, a day, or one product', async () => {
    const { rows } = await app.owner.query<{ id: string }>('select id from app.products where company_id = $1', [
      company.companyId,
    ])
    const [week, product] = [{ compare: 'previous' as const, from: undefined }, rows[0]?.id]
    const today = { ...week, from: app.services.now().toISOString().slice(0, 10) }
    for (const input of [{ ...week }, { ...week, product }, { ...today, product }]) {
      const plans = [
        ...(await plansOf((ctx) => readAnalytics(ctx, input))),
        ...(await plansOf((ctx) => listTopics(ctx, input))),
        ...(await plansOf((ctx) => readTopic(ctx, { ...input, topic: 'zip' }))),
        ...(await plansOf((ctx) => readCustomers(ctx, input))),
        ...(await plansOf((ctx) => listProductRows(ctx, { ...input, sort: 'customers', order: 'desc', limit: 20 }))),
      ]
      expect(plans.length).toBeGreaterThan(25)
      for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on comments/)
    }
  })

  test('the channels of a hundred comments are found by key, with as many statements as for one', async () => {
    const { rows } = await app.owner.query<{ id: string }>(
      'select id from app.comments where company_id = $1 limit 100',
      [company.companyId],
    )
    await app.owner.query(
      `update app.comments set author_phone = '+49151' || (1000 + length(external_id)), author_email = external_id || '@example.org'
       where company_id = $1 and id = any($2)`,
      [company.companyId, rows.map(({ id }) => id)],
    )
    const all = await plansOf((ctx) => listChannels(ctx, { commentIds: rows.map(({ id }) => id) }))
    const one = await plansOf((ctx) => listChannels(ctx, { commentIds: rows.slice(0, 1).map(({ id }) => id) }))
    const platforms = 4
    expect(all.length - one.length).toBeLessThan(platforms)
    for (const { text, plan } of all) expect(plan, text).not.toMatch(/Seq Scan on (comments|contacts)/)
  })

  test('the inbox is planned once and not again for each page', async () => {
    const { companyId, brandId, ctx } = company
    const text = inboxStatement({ status: true, platform: false, before: false }, 21)
    const plans = await ctx.tx(async (tx) => {
      for (let n = 0; n < 10; n++) {
        await tx.$client.query({ name: 'planned once', text, values: [companyId, brandId, 'pending'] })
      }
      return tx.$client.query<{ generic_plans: string }>(
        `select generic_plans from pg_prepared_statements where name = 'planned once'`,
      )
    })
    expect(Number(plans.rows[0]?.generic_plans)).toBeGreaterThanOrEqual(4)
  })

  test('a search through the product finds the only match among all comments', async () => {
    const admin = await company.as('admin')
    const answer = await admin.get('/api/comments?search=number%2019999')
    expect(answer.json['data']).toHaveLength(1)
  })

  test('one comment is read, locked and upserted by key', async () => {
    const { rows } = await app.owner.query<{ id: string }>(
      'select id from app.comments where company_id = $1 order by occurred_at limit 1',
      [company.companyId],
    )
    const id = rows[0]?.id ?? ''
    for (const { text, plan } of await plansOf((ctx, tx) => getComment(tx, ctx, id))) expectIndexed(plan, text)
    for (const { text, plan } of await plansOf((ctx, tx) => lockComment(tx, ctx.companyId, id)))
      expectIndexed(plan, text)
    const source = { platform: 'judgeme', timezone: 'UTC', quiet: true }
    const twins = [sample('x1', app.services.now(), 0), sample('x4', app.services.now(), 1)]
    const plans = await plansOf((ctx, tx) => storeComments(tx, ctx, source, twins))
    expect(plans.length).toBeGreaterThan(1)
    for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on comments/)
  })

  test('a generation reads its input without reading all comments', async () => {
    const { rows } = await app.owner.query<{ id: string }>(
      `select id from app.comments where company_id = $1 and product_id is not null and status = 'pending' limit 1`,
      [company.companyId],
    )
    const plans = await plansOf((ctx) => generateReply(ctx, { commentId: rows[0]?.id ?? '', key: 'once' }))
    expect(plans.length).toBeGreaterThan(1)
    for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan on comments/)
  })

  test('transactions, connections, brands and the next job are listed without reading all comments', async () => {
    const plans = [
      ...(await plansOf((_, tx) => listTransactions(tx, { companyId: company.companyId, limit: 20 }))),
      ...(await plansOf((ctx) => listConnections(ctx))),
      ...(await plansOf((ctx) =>
        listBrands({ ...ctx, db: { ...ctx.db, inCompany: (_, work) => ctx.tx(work) } }, ctx.companyId),
      )),
    ]
    expect(plans.length).toBeGreaterThanOrEqual(3)
    for (const { plan } of plans) expect(plan).not.toMatch(/Seq Scan on comments/)
  })
})
