import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mostRows } from '@bizamply/contract/imports'
import { importFile, jobEnd, sendFile } from '../../testing/import-file.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { importJob, undoJob } from './index.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(async () => {
  app.expectNoErrors()
  await app.stop()
})

const reviews = (count: number): string =>
  `rating,text,author,date\n${Array.from({ length: count }, (_, n) => `5,The bag number ${n} is sturdy,Ada ${n},2026-03-01\n`).join('')}`

const editorOf = async () => (await makeCompany(app)).as('editor')
type Started = { jobId: string; importId: string }
const begin = async (caller: Awaited<ReturnType<typeof editorOf>>, content: string): Promise<Started> =>
  (await sendFile(caller, content, { mapping: { text: 'text', author: 'author' } })).json['data'] as unknown as Started

test('a large import lets those of other companies go first', async () => {
  const [large, small, last] = [await editorOf(), await editorOf(), await editorOf()]
  const giant = await begin(large, reviews(30_000))
  const others = [await begin(small, reviews(30)), await begin(last, reviews(30))]
  const worker = await startTestApp({ builtIn: true, peerOf: app, work: true })
  expect((await jobEnd(small, others[0]?.jobId ?? '')).result).toMatchObject({ created: 30 })
  expect((await jobEnd(last, others[1]?.jobId ?? '')).result).toMatchObject({ created: 30 })
  const { json } = await large.get(`/api/jobs/${giant.jobId}`)
  expect(json['data'] as unknown).toMatchObject({ status: 'running' })
  expect((await jobEnd(large, giant.jobId)).result).toMatchObject({ created: 30_000, rejected: 0 })
  await worker.stop()
})

test('the undo of a large import lets others go first', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const { jobId, importId } = await begin(editor, reviews(2500))
  const { companyId } = company
  const running = new AbortController().signal
  await importJob(app.services, { companyId, jobId }, running)
  const queued = await editor.call('POST', `/api/imports/${importId}/undo`)
  const left: number[] = []
  const yieldToOthers = async (): Promise<void> => {
    const { rows } = await app.owner.query('select 1 from app.comments where company_id = $1', [companyId])
    left.push(rows.length)
  }
  await undoJob(app.services, { companyId, jobId: String(queued.json['jobId'] as unknown) }, running, yieldToOthers)
  expect(left[0]).toBeGreaterThan(0)
  expect((await jobEnd(editor, String(queued.json['jobId'] as unknown))).result).toMatchObject({ removed: 2500 })
})

test('a waiting import is stopped immediately, and nothing from it is stored', async () => {
  const editor = await editorOf()
  const { jobId, importId } = await begin(editor, reviews(10))
  const stopped = await editor.call('POST', `/api/jobs/${jobId}/stop`)
  expect(stopped.json['data'] as unknown).toMatchObject({
    status: 'stopped',
    result: { importId, created: 0, updated: 0, unchanged: 0, rejected: 0, rejects: [] },
  })
  const worker = await startTestApp({ builtIn: true, peerOf: app, work: true })
  await importFile(editor, 'text\nA bag as sturdy as can be\n')
  expect((await editor.get('/api/comments?limit=50')).json['data'] as unknown).toHaveLength(1)
  const [, entry] = (await editor.get('/api/imports')).json['data'] as unknown as { fileId: string }[]
  expect((await importFile(editor, null, { fileId: entry?.fileId ?? '' })).result).toMatchObject({ created: 10 })
  await worker.stop()
})

test('a file with too many rows is imported up to the limit, and says so', async () => {
  const editor = await editorOf()
  const { jobId } = await begin(editor, `text,author\n${'Good,Al\n'.repeat(mostRows)}`)
  const other = await begin(await editorOf(), `text,author\n${'Good,Al\n'.repeat(mostRows)}Fine,Bo\n`)
  await app.owner.query('update app.job_runs set rows_read = $1', [mostRows - 1])
  const worker = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const whole = await jobEnd(editor, jobId)
  expect([whole.status, whole.result.created, whole.result.reason]).toEqual(['done', 1, undefined])
  const state = await until('the longer one has ended', async () => {
    const { rows } = await app.owner.query<{ state: string; result: { created: number; reason: string } }>(
      `select state, result from app.job_runs where id = $1 and state <> 'running'`,
      [other.jobId],
    )
    return rows[0]
  })
  expect(state).toMatchObject({
    state: 'stopped',
    result: { created: 1, reason: expect.stringContaining('1,000,000') as string },
  })
  await worker.stop()
})

test('a packed file shows its progress, and has a limit for unpacking', async () => {
  const editor = await editorOf()
  const worker = await startTestApp({ builtIn: true, peerOf: app, work: true })
  const row = (n: number) => `5,The bag number ${n} is sturdy,Ada ${n},${' '.repeat(150_000)}\n`
  const file = `rating,text,author,note\n${Array.from({ length: 500 }, (_, n) => row(n)).join('')}`
  const done = await importFile(editor, gzipSync(file), { name: 'large.csv.gz' })
  expect(done).toMatchObject({ status: 'failed', result: { reason: 'The file unpacks to more than 64 MB' } })
  expect(done.done).toBeGreaterThan(0)
  expect(done.result.created).toBeGreaterThan(300)
  await worker.stop()
})
