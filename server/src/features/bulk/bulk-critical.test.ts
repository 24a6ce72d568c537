import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bulkScene, noSignal, type BulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bulkJob } from './index.ts'

let app: TestApp
let scene: BulkScene
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
/** Drafts for reviews of three stars, without stars but with mixed words, and of five stars. */
beforeEach(async () => {
  scene = await bulkScene(app, { comments: 3, credits: 100 })
  const [stars = '', words = '', praise = ''] = scene.ids
  for (const commentId of scene.ids) await scene.editor.post('/api/comments/generate', { commentId })
  await scene.set(stars, `rating = 3, sentiment = 'positive'`)
  await scene.set(words, `rating = null, sentiment = 'mixed'`)
  await scene.set(praise, `rating = 5, sentiment = 'positive'`)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function runFor(body: object): Promise<Map<string, (string | null)[]>> {
  const jobId = await scene.start({ action: 'send', ...body })
  await bulkJob(app.services, { companyId: scene.company.companyId, jobId }, noSignal())
  return new Map((await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, [state, code]]))
}

test('a send to all drafts that match skips generated replies to critical reviews, as quoted', async () => {
  const [stars = '', words = '', praise = ''] = scene.ids
  expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({
    count: 1,
    credits: 1,
    critical: 2,
    leftOut: [{ reason: 'critical', count: 2 }],
  })
  const ends = await runFor({ filter: {} })
  expect([stars, words, praise].map((id) => ends.get(id))).toEqual([
    ['skipped', 'critical'],
    ['skipped', 'critical'],
    ['done', null],
  ])
})

test('a review whose text contradicts its stars is critical, and can be sent by its ID', async () => {
  const [, , praise = ''] = scene.ids
  await scene.set(praise, `evidence = '[{"of":"unsure","words":["topic:look","rating"]}]'`)
  expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({ count: 0, critical: 3 })
  expect(await scene.quote({ action: 'send', commentIds: [praise] })).toMatchObject({ count: 1 })
  await scene.set(praise, 'corrected = true')
  expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({ count: 1, critical: 2 })
})

test('a comment without stars is critical unless it is positive', async () => {
  const [stars = '', words = '', praise = ''] = scene.ids
  await scene.set(stars, `rating = 5`)
  for (const [sentiment, critical] of [
    ['neutral', 1],
    ['negative', 1],
    ['positive', 0],
  ] as const) {
    await scene.set(words, `rating = null, sentiment = '${sentiment}'`)
    expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({ count: 3 - critical, critical })
  }
  await scene.set(praise, `sentiment = 'neutral'`)
  expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({ count: 3, critical: 0 })
})

test('praise of four stars with a named fault is critical', async () => {
  const [, , praise = ''] = scene.ids
  await scene.set(praise, `rating = 4, sentiment = 'mixed', topics_bad = '{quality}'`)
  expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({ count: 0, critical: 3 })
  await scene.set(praise, `topics_bad = '{}'`)
  expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({ count: 1, critical: 2 })
})

test('the list under the filter of a skipped group has what the group counts', async () => {
  const [stars = '', words = '', praise = ''] = scene.ids
  const span = { id: 's', start: 0, end: 3, reason: 'Read this.' }
  const spans = (...kinds: string[]) => `reply_spans = '${JSON.stringify(kinds.map((kind) => ({ ...span, kind })))}'`
  await scene.set(words, spans('caution', 'fact'))
  await scene.set(praise, spans('caution'))
  const { toRead, otherwise, leftOut } = await scene.quote({ action: 'send', filter: {} })
  expect(toRead).toEqual([
    { toRead: 'confirm', count: 1, commentId: words },
    { toRead: 'read', count: 1, commentId: praise },
    { toRead: 'critical', count: 1, commentId: stars },
  ])
  expect([otherwise, leftOut.length]).toEqual([[], 3])
  for (const { toRead: reason, commentId } of toRead) {
    const { json } = await scene.editor.get(`/api/comments?status=draft&toRead=${reason}`)
    expect(json['data']).toMatchObject([{ _id: commentId, toRead: reason }])
  }
  const { json } = await scene.editor.get('/api/views?tab=draft')
  expect(json['builtIn']).toMatchObject({ needsReview: 1, readFirst: 2 })
})

test('critical reviews are included if asked for or listed, unless listed without them', async () => {
  const counts = await Promise.all(
    [
      { filter: {}, includeCritical: true },
      { commentIds: scene.ids },
      { commentIds: scene.ids, includeCritical: false },
    ].map(async (body) => {
      const { count, critical } = await scene.quote({ action: 'send', ...body })
      return [count, critical]
    }),
  )
  expect(counts).toEqual([
    [3, 2],
    [3, 2],
    [1, 2],
  ])
  const ends = await runFor({ filter: {}, includeCritical: true })
  expect([...ends.values()]).toEqual([
    ['done', null],
    ['done', null],
    ['done', null],
  ])
})

test('a reply that a person has changed is sent, whatever the stars', async () => {
  const [stars = ''] = scene.ids
  const edit = { text: 'Thank you for writing. We would like to hear more.', version: 1 }
  expect((await scene.editor.call('PUT', `/api/comments/${stars}/draft`, edit)).status).toBe(200)
  expect(await scene.quote({ action: 'send', filter: {} })).toMatchObject({ count: 2, critical: 1 })
  expect((await runFor({ filter: {} })).get(stars)).toEqual(['done', null])
})

test('a reply with a caution is skipped even if critical ones are included, and can be sent individually', async () => {
  const [, , praise = ''] = scene.ids
  const caution = JSON.stringify([{ id: 'c1', start: 0, end: 3, kind: 'caution', reason: 'Read the review first.' }])
  await scene.set(praise, `reply_spans = '${caution}'::jsonb`)
  const { leftOut } = await scene.quote({ action: 'send', filter: {} })
  expect(leftOut).toContainEqual(
    expect.objectContaining({
      message: 'Read the review and the reply first.',
      commentId: praise,
    }),
  )
  const ends = await runFor({ filter: {}, includeCritical: true })
  expect(ends.get(praise)).toEqual(['skipped', 'claims'])
  const sent = await scene.editor.post(`/api/comments/${praise}/send`, { version: 1, target: 'platform' })
  expect(sent.status).toBe(200)
})
