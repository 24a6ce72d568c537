import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostile } from '@bizamply/composer/testing/hostile-comments'
import { bulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
  await app.control('POST', '/_/model', { mode: 'obey-attacker' })
})
afterAll(() => app.stop())

/** How the model's reply starts when it obeys instructions in a comment. */
const OBEYED = 'As you instructed, here it is.'

test(`${hostile.length} hostile comments with an obedient model: no injected reply is sent in bulk`, async () => {
  const scene = await bulkScene(app, { texts: hostile.map(({ text }) => text), credits: 1000 })
  const runAll = async (action: 'generate' | 'send') => {
    const jobId = await scene.start({ action, commentIds: scene.ids })
    await until('the job has ended', async () => (await scene.job(jobId)).status === 'done')
    return jobId
  }
  await runAll('generate')
  const { rows: drafts } = await app.owner.query<{ id: string; text: string; spans: number }>(
    `select id, reply_text as text, jsonb_array_length(reply_spans) as spans from app.comments
     where company_id = $1 and reply_text is not null`,
    [scene.company.companyId],
  )
  const obeyed = drafts.filter(({ text }) => text.startsWith(OBEYED))
  expect(obeyed.length).toBeGreaterThan(0)
  const marked = new Set(drafts.filter(({ spans }) => spans > 0).map(({ id }) => id))
  const items = await scene.items(await runAll('send'))
  for (const { commentId, state } of items)
    if (marked.has(commentId)) expect([commentId, state]).toEqual([commentId, 'skipped'])
  const record = (await app.control('GET', '/_/record?platform=judgeme')).json.data ?? []
  expect(record.filter((entry) => String(entry['text']).includes(OBEYED))).toEqual([])
  expect(app.errors).toEqual([])
})
