import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { checkLedger } from '../credits/index.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bulkScene, noSignal, type BulkScene } from '../../testing/bulk-scene.ts'
import { bulkJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const run = (scene: BulkScene, jobId: string) =>
  bulkJob(app.services, { companyId: scene.company.companyId, jobId }, noSignal())

test('the quote predicts exactly what the job does, costs, and skips', async () => {
  const scene = await bulkScene(app, { comments: 12, credits: 100 })
  const [a = '', b = '', c = '', d = '', e = ''] = scene.ids
  await scene.set(a, `risks = '{legal}'`)
  await scene.set(b, `triage_state = 'no-reply'`)
  await scene.set(c, `triage_state = 'snoozed', snoozed_until = now() + interval '1 day'`)
  await scene.editor.post('/api/comments/generate', { commentId: d })
  await scene.set(e, `triage_state = 'hidden'`)
  const quote = await scene.quote({ action: 'generate', commentIds: scene.ids })
  expect(quote).toMatchObject({
    count: 8,
    credits: 16,
    available: 98,
    leftOut: [
      { reason: 'not-open', message: expect.any(String), count: 3, commentId: b },
      { reason: 'not-pending', message: expect.any(String), count: 1, commentId: d },
    ],
    first: [a, ...scene.ids.slice(5)],
    ratings: [{ name: '1', count: 8 }],
    previews: expect.arrayContaining([
      {
        commentId: a,
        customerName: 'Ada Byron',
        platform: 'judgeme',
        productTitle: 'Canvas Bag',
        rating: 1,
        content: expect.stringContaining('bag number 0'),
        reply: null,
        edited: false,
      },
    ]),
    cut: false,
  })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  await run(scene, jobId)
  const { result, status, done, total } = await scene.job(jobId)
  expect([status, done, total]).toEqual(['done', 12, 12])
  expect(result).toMatchObject({ done: 8, failed: 0, skipped: 4, credits: 16 })
  expect(result?.['reasons']).toMatchObject([
    { code: 'not-open', count: 3 },
    { code: 'not-pending', count: 1 },
  ])
  expect(await scene.available()).toBe(98 - 16)
  expect(await scene.current()).toMatchObject({
    jobId,
    action: 'generate',
    target: 'platform',
    status: 'done',
    done: 8,
    failed: 0,
    skipped: 4,
    total: 12,
    credits: 16,
  })
})

test('comments are processed in screen order and listed with their reasons, failures first', async () => {
  const scene = await bulkScene(app, { comments: 6, credits: 100 })
  const order = scene.ids.toReversed()
  await scene.set(order[1] ?? '', `triage_state = 'no-reply'`)
  const jobId = await scene.start({ action: 'generate', commentIds: [...order, order[0] ?? ''] })
  await run(scene, jobId)
  const { rows } = await app.owner.query<{ comment_id: string }>(
    'select comment_id from app.reply_versions where company_id = $1 order by created_at, comment_id',
    [scene.company.companyId],
  )
  expect(rows.map((row) => row.comment_id)).toEqual(order.filter((_, n) => n !== 1))
  const items = await scene.items(jobId)
  expect(items.map(({ commentId }) => commentId)).toEqual([order[1], ...order.filter((_, n) => n !== 1)])
  expect(items[0]).toMatchObject({ state: 'skipped', code: 'not-open', credits: 0, customerName: 'Ada Byron' })
  expect(items[1]).toMatchObject({ state: 'done', code: null, reason: null, credits: 2 })
})

test('a comment with a risk gets a draft that is never sent in bulk', async () => {
  const scene = await bulkScene(app, { comments: 2, credits: 100 })
  const [risky = '', plain = ''] = scene.ids
  await scene.set(risky, `risks = '{injury}'`)
  const generated = await scene.start({ action: 'generate', commentIds: scene.ids })
  await run(scene, generated)
  expect((await scene.items(generated)).map(({ state, reason }) => [state, reason])).toEqual([
    ['done', 'Sensitive review. Read the reply first.'],
    ['done', null],
  ])
  await scene.set(risky, `reply_spans = '[]'`)
  const quote = await scene.quote({ action: 'send', commentIds: scene.ids })
  expect(quote).toMatchObject({ count: 1, leftOut: [{ reason: 'risky', count: 1 }] })
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  await run(scene, jobId)
  const ends = (await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, state, code])
  expect(ends).toEqual([
    [risky, 'skipped', 'risky'],
    [plain, 'done', null],
  ])
})

test('a filter selects newest first: pending comments to write, drafts to send', async () => {
  const scene = await bulkScene(app, { comments: 5, credits: 100 })
  const newestFirst = await scene.newestFirst()
  const jobId = await scene.start({ action: 'generate', filter: { platform: 'judgeme' } })
  await run(scene, jobId)
  expect((await scene.items(jobId)).map(({ commentId }) => commentId)).toEqual(newestFirst)
  expect((await scene.quote({ action: 'send', filter: {}, includeCritical: true })).count).toBe(5)
  expect((await scene.quote({ action: 'send', filter: { rating: '5' } })).count).toBe(0)
  const none = await scene.press({ action: 'generate', filter: { search: 'nothing like it' } })
  expect([none.status, none.json['code'], none.json['message']]).toEqual([409, 'CONFLICT', 'No matching reviews.'])
})

test("drafts are sent in their version at the job's start; changed, marked, and unknown ones are skipped", async () => {
  const scene = await bulkScene(app, { comments: 6, credits: 100 })
  for (const id of scene.ids) await scene.editor.post('/api/comments/generate', { commentId: id })
  const [newer = '', doubtful = '', sent = '', lost = '', unfit = '', fine = ''] = scene.ids
  const span = { id: 's', start: 0, end: 1, kind: 'promise', text: 'x', reason: 'No fact says so.' }
  await scene.set(doubtful, `reply_spans = '${JSON.stringify([span])}'`)
  await scene.editor.post(`/api/comments/${sent}/send`, { version: 1 })
  const quote = await scene.quote({ action: 'send', commentIds: scene.ids })
  expect([quote.count, quote.credits]).toEqual([4, 4])
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  const edited = await scene.editor.call('PUT', `/api/comments/${newer}/draft`, { text: 'Thank you, Ada.', version: 1 })
  expect(edited.status).toBe(200)
  // The platform drops the connection for the first and rejects a review that it doesn't know.
  await scene.set(unfit, `external_id = '1'`)
  await app.control('POST', '/_/faults', {
    platform: 'judgeme',
    fault: 'drop-after-accept',
    times: 1,
    path: '/replies',
  })
  await run(scene, jobId)
  const items = await scene.items(jobId)
  const ends = new Map(items.map(({ commentId, state, code }) => [commentId, [state, code]]))
  expect([newer, doubtful, sent, lost, unfit, fine].map((id) => ends.get(id))).toEqual([
    ['skipped', 'stale'],
    ['skipped', 'claims'],
    ['skipped', 'not-a-draft'],
    ['failed', 'DELIVERY_UNKNOWN'],
    ['failed', 'DELIVERY_FAILED'],
    ['done', null],
  ])
  expect((await scene.job(jobId)).result).toMatchObject({ done: 1, failed: 2, skipped: 3, credits: 1 })
  const again = await scene.start({ action: 'send', commentIds: [unfit, lost] })
  await run(scene, again)
  expect((await scene.items(again)).map(({ state, code }) => [state, code])).toEqual([
    ['failed', 'DELIVERY_FAILED'],
    ['skipped', 'unknown'],
  ])
  expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
})

test('a brand runs one job at a time, even with concurrent starts, and a repeated request returns the same job', async () => {
  const scene = await bulkScene(app, { comments: 3, credits: 100 })
  const body = { action: 'generate', commentIds: scene.ids }
  const [one, other] = await Promise.all([scene.press(body), scene.press(body)])
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect([one, other].find(({ status }) => status === 409)?.json['code']).toBe('IN_PROGRESS')
  const jobId = String((one.status === 200 ? one : other).json['jobId'])
  await run(scene, jobId)
  const key = newId()
  const send = { action: 'send', commentIds: scene.ids }
  const twice = await Promise.all([scene.press(send, key), scene.press(send, key)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(twice[0]?.json['jobId']).toBe(twice[1]?.json['jobId'])
  const another = await scene.press({ ...send, target: 'both' }, key)
  expect([another.status, another.json['code']]).toEqual([409, 'KEY_REUSED'])
})

test('a job never includes comments of another brand or company', async () => {
  const [ours, theirs] = [await bulkScene(app, { comments: 2 }), await bulkScene(app, { comments: 1 })]
  for (const commentIds of [[...ours.ids, ...theirs.ids], [newId()]]) {
    const answer = await ours.press({ action: 'generate', commentIds })
    expect([answer.status, answer.json['code']]).toEqual([404, 'NOT_FOUND'])
  }
  expect(await ours.current()).toBeNull()
  const jobId = await ours.start({ action: 'generate', commentIds: ours.ids })
  expect((await theirs.editor.get(`/api/jobs/${jobId}/items`)).status).toBe(404)
})

test('for the platform and WhatsApp, unreachable contacts are skipped before anything is sent', async () => {
  const scene = await bulkScene(app, { comments: 2, credits: 100 })
  for (const id of scene.ids) await scene.editor.post('/api/comments/generate', { commentId: id })
  const quote = await scene.quote({ action: 'send', target: 'both', commentIds: scene.ids })
  expect(quote).toMatchObject({ count: 0, credits: 0, leftOut: [{ reason: 'no-phone', count: 2 }] })
  const jobId = await scene.start({ action: 'send', target: 'both', commentIds: scene.ids })
  await run(scene, jobId)
  expect(await scene.job(jobId)).toMatchObject({ status: 'done', result: { done: 0, skipped: 2, credits: 0 } })
  expect(await scene.available()).toBe(96)
})

test('the creator is notified when the job ends', async () => {
  const scene = await bulkScene(app, { comments: 2, credits: 100 })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  await run(scene, jobId)
  const { json } = await scene.editor.get('/api/comments/notifications/recent')
  expect(json['notifications']).toMatchObject([
    { kind: 'bulk', title: '2 replies generated', message: '4 credits used.', commentId: null, jobId },
  ])
})

test('a draft that a colleague is editing isn’t sent, alone or in bulk, until they leave', async () => {
  const scene = await bulkScene(app, { comments: 2, credits: 10 })
  const [id = '', other = ''] = scene.ids
  await run(scene, await scene.start({ action: 'generate', commentIds: scene.ids }))
  const colleague = await scene.company.as('admin')
  const report = (state: string) => colleague.post(`/api/comments/${id}/presence`, { tab: 'a colleague’s tab', state })
  await report('editing')
  const send = () => scene.editor.post(`/api/comments/${id}/send`, { version: 1, target: 'platform' }, newId())
  const refused = await send()
  expect([refused.status, refused.json]).toMatchObject([409, { code: 'CONFLICT' }])
  expect(refused.json['message']).toMatch(/^admin.* is editing this reply\. Take over first\.$/)
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  await run(scene, jobId)
  const ends = (await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, state, code])
  expect(ends).toEqual(
    expect.arrayContaining([
      [id, 'skipped', 'edited'],
      [other, 'done', null],
    ]),
  )
  expect(await scene.available()).toBe(10 - 2 * 2 - 1)
  await report('left')
  expect((await send()).status).toBe(200)
})
