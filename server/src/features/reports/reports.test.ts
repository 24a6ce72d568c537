import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sizes } from '@bizamply/contract/size-limits'
import type { Report } from '@bizamply/contract/reports'
import { newId } from '../../db/ids.ts'
import type { Caller, Loose } from '../../testing/caller.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const input = { title: 'Week', category: 'marketing', sections: ['topics', 'figures'] }
const dataOf = (json: Loose): Report => json['data'] as unknown as Report

async function listed(caller: Caller, query = '') {
  const { json } = await caller.get(`/api/reports${query}`)
  const tiles = json['tiles'] as unknown as Record<string, number>
  const page = json['pagination'] as unknown as { nextCursor: string | null }
  return { rows: json['data'] as unknown as Report[], tiles, next: page.nextCursor }
}

test('an editor creates, changes, and deletes a report, and a viewer sees it', async () => {
  const company = await makeCompany(app, { connected: false })
  const [editor, viewer] = [await company.as('editor'), await company.as('viewer')]
  const made = await editor.call('POST', '/api/reports', {
    ...input,
    title: ' Week ',
    recipients: ['Boss@Shop.test', 'boss@shop.test'],
  })
  expect(made.status).toBe(200)
  const report = dataOf(made.json)
  expect(report).toMatchObject({
    title: 'Week',
    sections: ['figures', 'topics'],
    recipients: ['boss@shop.test'],
    formats: ['pdf', 'csv'],
    nextRunAt: null,
    lastRun: null,
  })
  const path = `/api/reports/${report.id}`
  const changed = await editor.call('PUT', path, { ...input, title: 'Each week', schedule: 'weekly', hour: 9 })
  const due = new Date(dataOf(changed.json).nextRunAt ?? 0)
  expect([due.getUTCDay(), due.getUTCHours(), due > app.services.now()]).toEqual([1, 9, true])
  expect(dataOf((await viewer.get(path)).json)).toEqual(dataOf(changed.json))
  for (const [method, to] of [
    ['POST', '/api/reports'],
    ['PUT', path],
    ['DELETE', path],
    ['POST', `${path}/run`],
  ] as const)
    expect((await viewer.call(method, to, input)).status).toBe(403)
  expect((await editor.call('DELETE', path)).status).toBe(200)
  expect((await editor.call('DELETE', path)).status).toBe(404)
  const { rows } = await app.owner.query<{ action: string }>(
    'select action from app.audit_entries where subject_id = $1 order by created_at, id',
    [report.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['report.created', 'report.changed', 'report.removed'])
})

test('the list is sorted by last change and filtered, and its stats count every report', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const make = async (more: object) =>
    dataOf((await editor.call('POST', '/api/reports', { ...input, ...more })).json).id
  const ids = [
    await make({ title: '100% of it' }),
    await make({ title: 'Money', category: 'finance', schedule: 'monthly' }),
    await make({ title: 'Products', description: 'what to FIX', schedule: 'weekly' }),
  ]
  await app.owner.query(`update app.reports set created_at = created_at - interval '40 days' where id = $1`, [ids[0]])
  await editor.call('PUT', `/api/reports/${ids[0]}`, { ...input, title: '100% of it' })
  const first = await listed(editor, '?limit=2')
  expect(first.rows.map(({ id }) => id)).toEqual([ids[0], ids[2]])
  const second = await listed(editor, `?limit=2&cursor=${first.next}`)
  expect([second.rows.map(({ id }) => id), second.next]).toEqual([[ids[1]], null])
  expect(first.tiles).toEqual({ total: 3, thisMonth: 2, scheduled: 2, downloads: 0 })
  const found = async (query: string) => (await listed(editor, query)).rows.map(({ id }) => ids.indexOf(id))
  expect(await found('?search=fix')).toEqual([2])
  expect(await found('?search=%25')).toEqual([0])
  expect(await found('?category=finance')).toEqual([1])
  expect(await found('?schedule=none')).toEqual([0])
  expect(await found('?schedule=weekly')).toEqual([2])
})

test('a report only covers products of its own brand and company', async () => {
  const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const [editor, stranger] = [await ours.as('editor'), await theirs.as('admin')]
  const [own, foreign] = [await addProduct(ours), await addProduct(theirs)]
  const filter = { platforms: ['judgeme'], products: [own] }
  const made = await editor.call('POST', '/api/reports', { ...input, filter })
  expect(dataOf(made.json).filter).toEqual(filter)
  const bag = [{ id: own, name: 'Bag' }]
  const [one] = (await listed(editor)).rows
  const again = await editor.get(`/api/reports/${dataOf(made.json).id}`)
  expect([dataOf(made.json).products, one?.products, dataOf(again.json).products]).toEqual([bag, bag, bag])
  const refused = await editor.call('POST', '/api/reports', { ...input, filter: { products: [own, foreign] } })
  expect([refused.status, refused.json['errors']]).toEqual([
    400,
    [{ path: 'filter.products.1', message: 'We couldn’t find this product' }],
  ])
  const path = `/api/reports/${dataOf(made.json).id}`
  const answers = [
    await stranger.get(path),
    await stranger.call('PUT', path, input),
    await stranger.call('DELETE', path),
    await stranger.call('POST', `${path}/run`, {}),
    await stranger.get(`${path}/runs`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await listed(stranger)).tiles['total']).toBe(0)
})

test('a brand has at most 200 reports, even with concurrent additions', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  await editor.call('POST', '/api/reports', input)
  await app.owner.query(
    `insert into app.reports select company_id, gen_random_uuid(), brand_id, title, description, category, chart, sections,
       filter, range, compare, formats, schedule, hour, recipients, next_run_at, user_id, created_at, updated_at
     from app.reports, generate_series(1, $2::int) where company_id = $1`,
    [company.companyId, sizes.reports - 2],
  )
  const both = await Promise.all(['A', 'B'].map((title) => editor.call('POST', '/api/reports', { ...input, title })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

async function addProduct({ companyId, brandId }: TestCompany): Promise<string> {
  const id = newId()
  await app.owner.query(
    `insert into app.products (company_id, brand_id, id, external_id, title, created_at) values ($1, $2, $3, $4, 'Bag', now())`,
    [companyId, brandId, id, `shop-${id}`],
  )
  return id
}
