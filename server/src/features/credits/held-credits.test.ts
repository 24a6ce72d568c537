import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('every balance says how many of the used credits are only on hold', async () => {
  const { id, editor, draft, send } = await replyScene(app)
  const balance = async () => (await editor.get('/api/credits/balance')).json['data']
  const surrounding = async () => (await editor.get('/api/onboard-data?with=bootstrap')).json
  await draft()
  expect(await balance()).toMatchObject({ usedCredits: 2, heldCredits: 0 })
  await send({ delaySeconds: 60 })
  const waiting = { totalCredits: 10, usedCredits: 3, availableCredits: 7, heldCredits: 1 }
  expect(await balance()).toEqual(waiting)
  expect(await surrounding()).toMatchObject({ data: { bootstrap: { balance: waiting } } })
  expect((await editor.call('DELETE', `/api/comments/${id}/send`)).status).toBe(200)
  expect(await balance()).toMatchObject({ usedCredits: 2, heldCredits: 0 })
})
