import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true, bulkPauseMs: 400 })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test.each([
  ['the user who started it', `update app.users set status = 'banned' where email = $1 and $2::uuid is not null`],
  ['their company', `update app.companies set status = 'banned' where company_id = $2 and $1::text is not null`],
])('a running job ends when %s is banned, and its remaining comments stay unchanged', async (_who, text) => {
  const scene = await bulkScene(app, { comments: 30, credits: 100 })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  await scene.untilDone(jobId, 1)
  await app.owner.query(text, [scene.company.emails.editor, scene.company.companyId])
  const { rows } = await until('the job has ended', async () => {
    const found = await app.owner.query<{ state: string; result: { done: number; skipped: number } }>(
      `select state, result from app.job_runs where id = $1 and state <> 'running'`,
      [jobId],
    )
    return found.rows.length > 0 && found
  })
  expect(rows[0]?.state).toBe('failed')
  expect(rows[0]?.result.done).toBeLessThan(30)
  expect(rows[0]?.result.skipped).toBe(30 - (rows[0]?.result.done ?? 0))
})
