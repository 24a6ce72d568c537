import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { checkLedgerOf, modelCalls, stateOf } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

describe('a draft that changed since the user saw it', () => {
  test('isn’t replaced: the draft comes with the error, and nothing is charged', async () => {
    const { company, id, editor, generate } = await replyScene(app)
    const mine = 'My own careful words.'
    await editor.call('PUT', `/api/comments/${id}/draft`, { text: mine, version: 0 })
    const calls = await modelCalls(app)
    const late = await generate(id, newId(), { version: 0 })
    expect([late.status, late.json['code']]).toEqual([409, 'STALE_DRAFT'])
    expect(late.json['details']).toMatchObject({ version: 1, text: mine, comment: { _id: id } })
    expect(await modelCalls(app)).toBe(calls)
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', text: mine, version: 1 })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 0 })
    expect((await generate(id, newId(), { version: 1 })).status).toBe(200)
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
  })

  test('two people who generate for one review at once are charged once', async () => {
    const { company, id, generate } = await replyScene(app)
    const answers = await Promise.all([1, 2, 3].map(() => generate(id, newId(), { version: 0 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await generate(id, newId(), { version: 0 })).json['code']).toBe('STALE_DRAFT')
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', version: 1 })
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
  })

  test('returns the first response again if only that response was lost', async () => {
    const { company, id, generate } = await replyScene(app)
    const [first, again] = [await generate(id, 'k', { version: 0 }), await generate(id, 'k', { version: 0 })]
    expect(again.json).toEqual(first.json)
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
  })
})
