import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkLedgerOf, stateOf } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { streamedEvents } from '../../testing/stream.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  await app.control('POST', '/_/model', { mode: 'normal' })
  app.expectNoErrors()
})
afterAll(() => app.stop())

describe('a streamed generation', () => {
  const stream = { accept: 'text/event-stream' }

  test('streams the reply in pieces, then the full response once', async () => {
    const { company, id, editor } = await replyScene(app)
    const answer = await editor.call(
      'POST',
      '/api/comments/generate',
      { commentId: id },
      { ...stream, 'idempotency-key': 'k' },
    )
    const events = streamedEvents(answer.text)
    const done = events.at(-1)
    expect(events.slice(0, -1).every(({ event }) => event === 'delta')).toBe(true)
    expect(events.length).toBeGreaterThan(3)
    const written = events
      .slice(0, -1)
      .map(({ data }) => data['text'])
      .join('')
    expect(done).toMatchObject({
      event: 'done',
      data: { response: written, version: 1, creditsUsed: 2, status: 'draft' },
    })
    const again = await editor.call(
      'POST',
      '/api/comments/generate',
      { commentId: id },
      { ...stream, 'idempotency-key': 'k' },
    )
    expect(streamedEvents(again.text)).toEqual([done])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
  })

  test('reports a failure as its last event', async () => {
    const { company, id, editor } = await replyScene(app)
    await app.control('POST', '/_/model', { mode: 'garbage' })
    const answer = await editor.call(
      'POST',
      '/api/comments/generate',
      { commentId: id },
      { ...stream, 'idempotency-key': 'k' },
    )
    expect(streamedEvents(answer.text).at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_FAILED' } })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 0 })
  })

  test('completes and is charged when the client disconnects', async () => {
    const { company, id, editor } = await replyScene(app)
    await app.control('POST', '/_/model', { mode: 'slow' })
    const response = await editor.raw(
      'POST',
      '/api/comments/generate',
      { commentId: id },
      { ...stream, 'idempotency-key': 'k' },
    )
    await response.body?.cancel()
    await until('the draft is stored', async () => (await stateOf(app, company, id)).status === 'draft')
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
  })
})
