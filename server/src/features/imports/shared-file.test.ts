import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../context.ts'
import { readFile } from '../../files/index.ts'
import { jobEnd, sendFile } from '../../testing/import-file.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { beginImport, importJob, receiveImportFile, undoJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const ROWS = 2000
const file = `id,rating,text,author,date\n${Array.from(
  { length: ROWS },
  (_, n) => `R${n},4,"The bag number ${n} is sturdy, and the zip runs well.",Ada ${n},2026-03-01`,
).join('\n')}\n`
const { signal } = new AbortController()

/** A stopped import and the one that continues it with the same file; no worker runs them. */
async function scene() {
  const company = await makeCompany(app)
  const { companyId } = company
  const editor = await company.as('editor')
  const started = async (fileId?: string) => {
    const answer = await sendFile(editor, fileId ? null : file, fileId ? { fileId } : {})
    expect(answer.status).toBe(200)
    return answer.json['data'] as unknown as { jobId: string; importId: string }
  }
  const first = await started()
  expect((await editor.call('POST', `/api/jobs/${first.jobId}/stop`)).status).toBe(200)
  const { rows } = await app.owner.query<{ id: string }>('select file_id as id from app.imports where id = $1', [
    first.importId,
  ])
  const fileId = rows[0]?.id ?? ''
  return { ...company, companyId, editor, fileId, first, second: await started(fileId) }
}

test('undoing a stopped import leaves its file to the import that continues it', async () => {
  const { companyId, editor, fileId, first, second } = await scene()
  const undo = await editor.call('POST', `/api/imports/${first.importId}/undo`)
  await undoJob(app.services, { companyId, jobId: String(undo.json['jobId'] as unknown) }, signal)
  await importJob(app.services, { companyId, jobId: second.jobId }, signal)
  const done = await jobEnd(editor, second.jobId)
  expect(done).toMatchObject({ status: 'done', result: { created: ROWS, rejected: 0 } })
  const left = await app.owner.query('select 1 from app.files where id = $1', [fileId])
  expect(left.rowCount).toBe(0)
})

test('an import whose commit went through although its response was lost keeps its file', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const imports = async () =>
    (
      await app.owner.query<{ id: string; file_id: string }>(
        'select job_id as id, file_id from app.imports where company_id = $1',
        [company.companyId],
      )
    ).rows
  const bytes = async function* () {
    yield await Promise.resolve(new TextEncoder().encode(file))
  }
  const stored = await receiveImportFile(company.ctx, { name: 'reviews.csv', bytes: bytes() })
  const lost = new Error('the connection is gone')
  const ctx: Ctx = {
    ...company.ctx,
    tx: async (work) => {
      const before = await imports()
      const done = await company.ctx.tx(work)
      if ((await imports()).length > before.length) throw lost
      return done
    },
  }
  const request = { file: stored, fileId: null, mapping: null, kind: null, preview: false, key: 'k1' }
  await expect(beginImport(ctx, request)).rejects.toBe(lost)
  const [booked] = await imports()
  expect(booked?.file_id).toBe(stored.id)
  const jobId = booked?.id ?? ''
  await importJob(app.services, { companyId: company.companyId, jobId }, signal)
  expect(await jobEnd(editor, jobId)).toMatchObject({ status: 'done', result: { created: ROWS } })
})

test("a file that lost a part isn't read as a shorter one", async () => {
  const { companyId, ctx, editor, fileId, second } = await scene()
  await app.owner.query('delete from app.file_pieces where company_id = $1 and file_id = $2 and piece = 1', [
    companyId,
    fileId,
  ])
  const read = async () => {
    for await (const piece of readFile(ctx, fileId)) expect(piece.length).toBeGreaterThan(0)
  }
  await expect(read()).rejects.toThrow('incomplete')
  await importJob(app.services, { companyId, jobId: second.jobId }, signal).catch(() => null)
  expect((await editor.get(`/api/jobs/${second.jobId}`)).json['data']).not.toMatchObject({ status: 'done' })
})
