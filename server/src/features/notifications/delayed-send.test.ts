import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { stateOf } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true, builtIn: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

type Scene = Awaited<ReturnType<typeof replyScene>>

/** The platform rejects a review id that it doesn't know. */
const breakPlatform = ({ company }: Scene) =>
  app.owner.query(`update app.comments set external_id = '1' where company_id = $1`, [company.companyId])

const bell = async ({ editor }: Scene) => (await editor.get('/api/comments/notifications/recent')).json['notifications']

test('the sender of a delayed reply that failed is notified; an immediate failure was visible on screen', async () => {
  const scene = await replyScene(app)
  await scene.draft()
  await breakPlatform(scene)
  expect((await scene.send()).status).toBe(502)
  expect(await bell(scene)).toEqual([])
  await scene.send({ delaySeconds: 1 })
  await until('it failed', async () => (await stateOf(app, scene.company, scene.id)).delivery === 'failed')
  expect(await bell(scene)).toMatchObject([
    { kind: 'send-failed', commentId: scene.id, title: 'Your reply to Ada Byron wasn’t sent' },
  ])
})

test('the sender of a reply with an unknown outcome is notified once', async () => {
  const scene = await replyScene(app)
  await scene.draft()
  await app.control('POST', '/_/faults', {
    platform: 'judgeme',
    fault: 'drop-after-accept',
    times: 1,
    path: '/replies',
  })
  await scene.send({ delaySeconds: 1 })
  await until('it is unknown', async () => (await stateOf(app, scene.company, scene.id)).delivery === 'unknown')
  await scene.resolve(false)
  expect(await bell(scene)).toMatchObject([{ kind: 'send-unknown', commentId: scene.id }])
})
