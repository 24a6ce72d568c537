import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { importFile, undo } from '../../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function scene(): Promise<void> {
  company = await makeCompany(app)
  editor = await company.as('editor')
}

const reviews = (count: number, from = 0): string =>
  `id,rating,text,author,date,product,reply\n${Array.from({ length: count }, (_, n) => {
    const at = from + n
    const day = String((at % 28) + 1).padStart(2, '0')
    const reply = at % 3 === 0 ? `Thank you for writing number ${at}` : ''
    return `R${at},${(at % 5) + 1},"The bag number ${at} is sturdy, and the zip runs well.",Ada ${at},2026-03-${day},Bag ${at % 7},${reply}`
  }).join('\n')}\n`

/** Tables that don't count as traces: idempotency keys, the undo's job, the import's notification, hashes. */
const besides = new Set(['idempotency_keys', 'job_runs', 'notifications', 'audit_heads', 'audit_hashes'])

async function traces(): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await tenantRows(app)).filter(([table]) => !besides.has(table)))
}

test('an undo leaves no trace of an import but its entries in the audit log', async () => {
  await scene()
  await company.stored([{ externalId: 'J1', text: 'A review that was there before any file came.' }])
  const { audit_entries: noLine, ...before } = await traces()
  const done = await importFile(editor, reviews(2500))
  expect(done.result).toMatchObject({ created: 2500, rejected: 0 })
  const back = await undo(editor, done.importId)
  expect(back.status).toBe('done')
  expect(back.result).toEqual({ importId: done.importId, removed: 2500, restored: 0, kept: 0 })
  const { audit_entries: oneLine, ...after } = await traces()
  expect(after).toEqual(before)
  await until('the people of the import are gone', async () => {
    const { rows } = await app.owner.query<{ left: string }>(
      `select (select count(*) from app.people) + (select count(*) from app.person_comments) as left`,
    )
    return rows[0]?.left === '2'
  })
  expect([noLine?.split(':')[0], oneLine?.split(':')[0]]).toEqual(['0', '3'])
  const { json } = await editor.get('/api/imports')
  expect(json['data'] as unknown).toMatchObject([
    {
      state: 'undone',
      fileName: 'reviews.csv',
      created: 2500,
      undoable: false,
      undo: { removed: 2500, kept: 0 },
      by: expect.stringMatching(/editor/) as string,
    },
  ])
  expect((await editor.call('POST', `/api/imports/${done.importId}/undo`)).status).toBe(404)
})

test('an undo keeps and counts what members worked on since', async () => {
  await scene()
  const done = await importFile(editor, reviews(10))
  const { json } = await editor.get('/api/comments?status=pending&limit=2')
  const [one, two] = json['data'] as unknown as { _id: string }[]
  const made = await editor.post('/api/comments/generate', { commentId: one?._id })
  expect(made.status).toBe(200)
  const back = await undo(editor, done.importId)
  expect(back.result).toMatchObject({ removed: 9, kept: 1 })
  expect((await editor.get(`/api/comments/${one?._id}`)).json['data']).toMatchObject({ status: 'draft' })
  expect((await editor.get(`/api/comments/${two?._id}`)).status).toBe(404)
  const { rows } = await app.owner.query(
    `select (select sum(pending + draft + sent)::int from app.brand_counts where company_id = $1) as counted,
       (select count(*)::int from app.products where company_id = $1) as products`,
    [company.companyId],
  )
  expect(rows).toEqual([{ counted: 1, products: 1 }])
})

test('an undo restores what the import changed, except later changes', async () => {
  await scene()
  await importFile(editor, reviews(3))
  const { json: first } = await editor.get('/api/comments?limit=10')
  const { audit_entries: ___, ...before } = await traces()
  const changed = reviews(3)
    .replaceAll('sturdy', 'weak')
    .replace(/ 2026-03-0\d/g, '')
  const second = await importFile(editor, changed)
  expect(second.result).toMatchObject({ created: 0, updated: 3 })
  expect((await editor.get('/api/comments?search=weak')).json['data'] as unknown).toHaveLength(3)
  expect((await undo(editor, second.importId)).result).toMatchObject({ removed: 0, restored: 3, kept: 0 })
  const { audit_entries: _, import_mappings: __, ...after } = await traces()
  expect(before).toMatchObject(after)
  expect((await editor.get('/api/comments?limit=10')).json).toEqual(first)

  const third = await importFile(editor, changed)
  await importFile(editor, reviews(3).replaceAll('sturdy', 'light'))
  expect((await undo(editor, third.importId)).result).toMatchObject({ removed: 0, restored: 0, kept: 3 })
  expect((await editor.get('/api/comments?search=light')).json['data'] as unknown).toHaveLength(3)
})

test("a running import can't be undone, and an undo requested twice is one", async () => {
  await scene()
  const done = await importFile(editor, reviews(20))
  await app.owner.query(`update app.job_runs set state = 'running' where id = $1`, [done.jobId])
  const early = await editor.call('POST', `/api/imports/${done.importId}/undo`)
  expect([early.status, early.json['code']]).toEqual([409, 'IN_PROGRESS'])
  await app.owner.query(`update app.job_runs set state = 'done' where id = $1`, [done.jobId])
  const [a, b] = await Promise.all([1, 2].map(() => editor.call('POST', `/api/imports/${done.importId}/undo`)))
  if (a?.status === 200 && b?.status === 200) expect(a.json['jobId']).toEqual(b.json['jobId'])
})
