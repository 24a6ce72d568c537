import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { startChild } from '../../testing/child.ts'
import { importFile, jobEnd, sendFile, undo } from '../../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const COUNT = 6000
const BAD = COUNT / 1000
const GOOD = COUNT - BAD

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const file = `rating,text,author,date,product,reply\n${Array.from({ length: COUNT }, (_, n) => {
  const bad = n % 1000 === 7
  const words = bad ? '' : `"The bag number ${n} is sturdy, and the zip runs well."`
  const reply = n % 5 === 0 && !bad ? `Thank you number ${n}.` : ''
  return `${bad ? '' : (n % 5) + 1},${words},Ada ${n},2026-03-${String((n % 28) + 1).padStart(2, '0')},Bag ${n % 40},${reply}`
}).join('\n')}\n`

async function scene(): Promise<void> {
  company = await makeCompany(app)
  editor = await company.as('editor')
}

/** The content of every comment, and whether all counts agree. */
async function outcome(): Promise<unknown> {
  const { rows } = await app.owner.query(
    `select count(*)::int as all, count(distinct external_id)::int as different,
       md5(string_agg(concat_ws('|', external_id, content, rating, status, reply_text, day), ',' order by external_id)) as words,
       (select sum(pending + draft + sent)::int from app.brand_counts where company_id = $1) as counted,
       (select sum(received)::int from app.brand_days where company_id = $1) as days,
       (select sum(received)::int from app.brand_product_days where company_id = $1) as products
     from app.comments where company_id = $1`,
    [company.companyId],
  )
  return rows[0]
}

async function begin(): Promise<{ jobId: string; importId: string }> {
  const answer = await sendFile(editor, file)
  return answer.json['data'] as unknown as { jobId: string; importId: string }
}

const created = async (importId: string): Promise<number> => {
  const { rows } = await app.owner.query<{ created: number }>('select created from app.imports where id = $1', [
    importId,
  ])
  return rows[0]?.created ?? 0
}

const child = () =>
  startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url, env: { ROLE: 'worker' } })

/** Simulates the seconds of a missed heartbeat. */
const missHeart = (name: string) =>
  app.owner.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = $1 and state = 'active'`,
    [name],
  )

let whole: unknown
let counts: unknown

test('an uninterrupted import is the reference for the others', async () => {
  await scene()
  const other = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const done = await importFile(editor, file)
  expect(done.result).toMatchObject({ created: GOOD, rejected: BAD, unchanged: 0 })
  whole = await outcome()
  counts = done.result.rejects
  expect(whole).toMatchObject({
    all: GOOD,
    different: GOOD,
    counted: GOOD,
    days: GOOD,
    products: GOOD,
  })
  await other.stop()
})

test('a killed import continues where it was, with the same result', async () => {
  await scene()
  const killed = await child()
  const { jobId, importId } = await begin()
  await until('some rows to be stored', async () => (await created(importId)) >= 300)
  await killed.kill()
  const before = await created(importId)
  expect(before).toBeLessThan(GOOD)
  await missHeart('import')
  const other = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const done = await jobEnd(editor, jobId)
  expect(done).toMatchObject({
    status: 'done',
    result: { created: GOOD, unchanged: 0, rejected: BAD, rejects: counts },
  })
  expect(done.done).toBe(done.total)
  expect(await outcome()).toEqual(whole)
  await other.stop()
  other.expectNoErrors()
})

test('a stopped import, restarted with the same file, has the same result', async () => {
  await scene()
  const other = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const { jobId, importId } = await begin()
  await until('a part is there', async () => (await created(importId)) >= 300)
  expect((await editor.call('POST', `/api/jobs/${jobId}/stop`)).status).toBe(200)
  const stopped = await jobEnd(editor, jobId)
  expect(stopped.status).toBe('stopped')
  expect(stopped.result.created).toBeLessThan(GOOD)
  expect(stopped.done).toBeLessThan(stopped.total)
  const [entry] = (await editor.get('/api/imports')).json['data'] as unknown as { state: string; fileId: string }[]
  expect(entry).toMatchObject({ state: 'stopped', undoable: true, fileId: expect.any(String) as string })

  const again = await sendFile(editor, null, entry?.fileId ? { fileId: entry.fileId } : {})
  const done = await jobEnd(editor, String(again.json['jobId'] as unknown))
  expect(done).toMatchObject({
    status: 'done',
    result: { created: GOOD - stopped.result.created, unchanged: stopped.result.created, rejected: BAD },
  })
  expect(await outcome()).toEqual(whole)
  await other.stop()
  other.expectNoErrors()
})

test('a killed undo continues where it was, and leaves nothing', async () => {
  await scene()
  const first = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const done = await importFile(editor, file)
  await first.stop()
  const killed = await child()
  const answer = await editor.call('POST', `/api/imports/${done.importId}/undo`)
  const jobId = String(answer.json['jobId'] as unknown)
  const left = async (): Promise<number> => ((await outcome()) as { all: number }).all
  await until('a part is gone', async () => (await left()) < COUNT - 1500)
  await killed.kill()
  await missHeart('import-undo')
  const other = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const ended = await jobEnd(editor, jobId)
  expect(ended).toMatchObject({ status: 'done', result: { removed: GOOD, kept: 0 } })
  expect(await outcome()).toMatchObject({ all: 0, counted: null, days: null, products: null })
  await other.stop()
  other.expectNoErrors()
})

test('a file whose progress is lost says so and can be undone', async () => {
  await scene()
  const { jobId, importId } = await begin()
  await app.owner.query('delete from app.files where company_id = $1', [company.companyId])
  const other = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const ended = await jobEnd(editor, jobId)
  expect(ended).toMatchObject({
    status: 'failed',
    result: { reason: expect.stringMatching(/no longer available/) as string },
  })
  expect((await undo(editor, importId)).status).toBe('done')
  await other.stop()
})
