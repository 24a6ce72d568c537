import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  await app.control('POST', '/_/model', { mode: 'normal' })
  app.expectNoErrors()
})
afterAll(() => app.stop())

interface Entry {
  _id: string
  status: string
  reason: string | null
  metadata: { action: string }
}

const failed = (caller: Caller, more: Record<string, string> = {}): Promise<Entry[]> =>
  listed(caller, { status: 'failed', ...more })
const canceled = (caller: Caller): Promise<Entry[]> => listed(caller, { status: 'canceled' })

async function listed(caller: Caller, filter: Record<string, string>): Promise<Entry[]> {
  const query = new URLSearchParams(filter).toString()
  const { json } = await caller.get(`/api/credits/transactions?${query}`)
  return (json['data'] as unknown as { transactions: Entry[] }).transactions
}

test('a failed generation gives its reason in the transactions, is found by it, and is exported with it', async () => {
  const { editor, id } = await replyScene(app)
  await app.control('POST', '/_/model', { mode: 'refuse' })
  await editor.post('/api/comments/generate', { commentId: id })
  const reason = 'The AI service declined to reply to this review.'
  const [entry] = await failed(editor)
  expect(entry).toMatchObject({ reason, metadata: { action: 'generate' } })
  expect(await failed(editor, { search: 'service DECLINED' })).toEqual([entry])
  expect(await failed(editor, { search: 'took too long' })).toEqual([])
  const one = await editor.get(`/api/credits/transactions/${entry?._id}`)
  expect(one.json['data']).toEqual(entry)
  expect((await editor.get('/api/credits/transactions/export')).text).toContain(reason)
})

test('a stopped generation is canceled and says so', async () => {
  const { editor, id } = await replyScene(app)
  await app.control('POST', '/_/model', { mode: 'slow' })
  const written = editor.post('/api/comments/generate', { commentId: id })
  await until('it is stopped', async () => {
    const { json } = await editor.post(`/api/comments/${id}/stop`, {})
    return json['data']?.['stopped']
  })
  await written
  const reason = 'Stopped before the reply was finished.'
  expect(await canceled(editor)).toMatchObject([{ status: 'canceled', reason }])
  expect(await failed(editor)).toEqual([])
})

test("an undone send is canceled, a refused one gives the platform's reason, and a success has no reason", async () => {
  const { editor, id, draft, send } = await replyScene(app)
  await draft()
  await send({ delaySeconds: 5 }, newId())
  await editor.call('DELETE', `/api/comments/${id}/send`)
  await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'revoked', times: 1, path: '/replies' })
  const refused = await send()
  const { json: shown } = await editor.get(`/api/comments/${id}`)
  const delivery = shown['data']?.['delivery'] as unknown as { reason: string } | null
  const reason = delivery?.reason
  expect([refused.status, typeof reason]).toEqual([502, 'string'])
  expect((await failed(editor)).map((one) => one.reason)).toEqual([reason])
  const [undone, ...more] = await canceled(editor)
  expect([undone, more]).toMatchObject([
    { status: 'canceled', reason: 'Undone before it was sent.', balanceAfter: null },
    [],
  ])
  expect((await editor.get(`/api/credits/transactions/${undone?._id}`)).json['data']).toEqual(undone)
  const { text } = await editor.get('/api/credits/transactions/export?status=canceled')
  expect(text).toMatch(new RegExp(`${undone?._id}.*,canceled,.*Undone before it was sent.`))
  expect(text.trim().split('\n').length).toBe(2)
  const { json } = await editor.get('/api/credits/transactions?type=usage&status=success')
  const done = (json['data'] as unknown as { transactions: Entry[] }).transactions
  expect(done.map((one) => one.reason)).toEqual([null])
})
