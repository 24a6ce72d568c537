import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/caller.ts'
import { checkLedgerOf, postsOf, stateOf, wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer) => [status, json['code'] ?? json['data']?.['status']]
const fault = (name: string, times = 1) =>
  app.control('POST', '/_/faults', { platform: 'judgeme', fault: name, times, path: '/replies' })

describe('an ambiguous response', () => {
  test.each(['http500', 'drop-after-accept'])('(%s) leaves the reply unknown, held, and locked', async (name) => {
    const { company, id, draft, send, editor } = await replyScene(app)
    const text = await draft()
    await fault(name)
    const answer = await send({}, 'the key')
    expect(outcome(answer)).toEqual([409, 'DELIVERY_UNKNOWN'])
    const posts = name === 'drop-after-accept' ? [text] : []
    for (const locked of [
      await send({}, 'the key'),
      await send(),
      await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Other', version: 2 }),
      await editor.post('/api/comments/generate', { commentId: id }),
    ]) {
      expect(outcome(locked)).toEqual([409, 'DELIVERY_UNKNOWN'])
    }
    const cancelled = await editor.call('DELETE', `/api/comments/${id}/send`)
    expect(cancelled.status).toBe(409)
    expect(await postsOf(app, company, id)).toEqual(posts)
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', text, version: 2, delivery: 'unknown' })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 2 })
    expect(await wrongIn(app, company)).toEqual([])
    const shown = await editor.get(`/api/comments/${id}`)
    expect(shown.json['data']?.['delivery']).toMatchObject({ state: 'unknown', reason: expect.stringMatching(/./) })
  })

  test('is charged and marked sent when a person confirms the reply', async () => {
    const { company, id, draft, send, resolve } = await replyScene(app)
    const text = await draft()
    await fault('drop-after-accept')
    await send()
    const decided = await resolve(true)
    expect(decided.json['data']).toMatchObject({ status: 'sent', updatedContent: text, delivery: { state: 'posted' } })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
    expect(outcome(await resolve(true))).toEqual([409, 'CONFLICT'])
    expect(outcome(await resolve(false))).toEqual([409, 'CONFLICT'])
    expect(outcome(await send())).toEqual([409, 'ALREADY_SENT'])
    expect(await postsOf(app, company, id)).toHaveLength(1)
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('is released and can be sent again when a person denies it', async () => {
    const { company, id, draft, send, resolve, editor } = await replyScene(app)
    await draft()
    await fault('http500')
    await send({}, 'the key')
    expect((await resolve(false)).json['data']).toMatchObject({ status: 'draft', delivery: { state: 'failed' } })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
    const edited = await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Better', version: 2 })
    expect(edited.json['version']).toBe(3)
    expect(outcome(await send({ version: 3 }, 'the key'))).toEqual([200, 'sent'])
    expect(await postsOf(app, company, id)).toEqual(['Better'])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('is settled once by ten concurrent decisions', async () => {
    const { company, draft, send, resolve } = await replyScene(app)
    await draft()
    await fault('http500')
    await send()
    const decided = await Promise.all(Array.from({ length: 10 }, (_, n) => resolve(n % 2 === 0)))
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('with its body lost still counts as a response', async () => {
    const { company, id, draft, send } = await replyScene(app)
    await draft()
    await fault('bad-json')
    expect(outcome(await send())).toEqual([200, 'sent'])
    expect(await postsOf(app, company, id)).toHaveLength(1)
  })
})

describe('a delayed send', () => {
  test('can be undone, releases its credit, and posts nothing', async () => {
    const { company, id, draft, send, editor } = await replyScene(app)
    await draft()
    const answer = await send({ delaySeconds: 30 }, 'the key')
    expect(answer.json['data']).toMatchObject({ status: 'sending', channelsUsed: [], creditsUsed: 0 })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 2 })
    for (const locked of [
      await send(),
      await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Other', version: 2 }),
      await editor.post('/api/comments/generate', { commentId: id }),
    ]) {
      expect(outcome(locked)).toEqual([409, 'IN_PROGRESS'])
    }
    const undone = await editor.call('DELETE', `/api/comments/${id}/send`)
    expect(undone.json['data']).toMatchObject({ status: 'draft', delivery: { state: 'cancelled' } })
    expect(outcome(await editor.call('DELETE', `/api/comments/${id}/send`))).toEqual([409, 'CONFLICT'])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
    expect(outcome(await send({}, 'the key'))).toEqual([200, 'sent'])
    expect(await postsOf(app, company, id)).toHaveLength(1)
    expect(await wrongIn(app, company)).toEqual([])
  })

  test("can't be undone once it is due", async () => {
    const { draft, send, editor, id } = await replyScene(app)
    await draft()
    await send({ delaySeconds: 5 })
    app.advance(5000)
    const { status, json } = await editor.call('DELETE', `/api/comments/${id}/send`)
    expect([status, json['message']]).toEqual([409, 'It’s too late to undo this send.'])
  })
})
