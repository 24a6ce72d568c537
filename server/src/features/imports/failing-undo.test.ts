import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { jobEnd, sendFile } from '../../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { importJob, undoJob } from './index.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  editor = await company.as('editor')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const work = (job: typeof undoJob | typeof importJob, jobId: string): Promise<void> =>
  job(app.services, { companyId: company.companyId, jobId }, new AbortController().signal)

async function requestUndo(importId: string): Promise<string> {
  const { json } = await editor.call('POST', `/api/imports/${importId}/undo`)
  return (json['data'] as unknown as { jobId: string }).jobId
}

const stateOf = async (): Promise<unknown> => (await editor.get('/api/imports')).json['data']

test('an undo that fails ten times without progress ends as failed, and can be started again', async () => {
  const answer = await sendFile(editor, 'id,rating,text\nR1,5,"The bag is sturdy."\nR2,4,"The zip runs well."\n')
  const { jobId, importId } = answer.json['data'] as unknown as { jobId: string; importId: string }
  await work(importJob, jobId)
  await app.owner.query(`create function app.refuse_delete() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is full'; end $$`)
  await app.owner.query(
    'create trigger refuse_delete before delete on app.comments for each row execute function app.refuse_delete()',
  )

  const undoId = await requestUndo(importId)
  for (let tries = 0; tries < 10; tries++) await expect(work(undoJob, undoId)).rejects.toThrow()
  expect(await stateOf()).toMatchObject([{ state: 'undoing' }])
  await work(undoJob, undoId)
  const ended = await jobEnd(editor, undoId)
  expect(ended.status).toBe('failed')
  expect(ended.result).toEqual({ importId, removed: 0, restored: 0, kept: 0 })

  await app.owner.query('drop trigger refuse_delete on app.comments')
  const again = await requestUndo(importId)
  await work(undoJob, again)
  expect((await jobEnd(editor, again)).result).toEqual({ importId, removed: 2, restored: 0, kept: 0 })
  expect(await stateOf()).toMatchObject([{ state: 'undone' }])
})
