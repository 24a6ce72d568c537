import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/database-proxy.ts'
import { checkLedgerOf, postsOf, stateOf, wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeDatabase } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let proxy: DatabaseProxy
beforeAll(async () => {
  const database = await makeDatabase()
  proxy = await startDatabaseProxy(database.url)
  app = await startTestApp({ work: true, database: { ...database, url: proxy.url } })
})
afterAll(async () => {
  await app.stop()
  await proxy.close()
})

// What fails: the write when the request begins, its response, or the response to the enqueueing.
test.each([
  ['before its request begins', ['deliveries.begun', 'before'] as const],
  ['when the response to recording its start is lost', ['commit', 'after', 'deliveries.begun'] as const],
  ['when the response to queuing it is lost', ['commit', 'after', 'deliveries.create'] as const],
])('a send that loses the database %s resumes and is posted once', async (_, [text, when, since]) => {
  const { company, id, draft, send } = await replyScene(app)
  const words = await draft()
  const lost = proxy.cutAt(text, when, since)
  const sending = send({}, 'the key')
  await lost
  const answer = await sending
  expect([answer.status, answer.json['code']]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(await postsOf(app, company, id)).toEqual([])
  proxy.mend()
  const again = await until('the same key gives the answer', async () => {
    const second = await send({}, 'the key')
    return second.status === 200 && second
  })
  expect(again.json['data']).toMatchObject({ status: 'sent', creditsUsed: 1 })
  expect(await postsOf(app, company, id)).toEqual([words])
  expect(await stateOf(app, company, id)).toMatchObject({ status: 'sent', delivery: 'posted' })
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
  expect(await wrongIn(app, company)).toEqual([])
})

test('a reply posted while the database is down is recorded as sent when it returns', async () => {
  const { company, id, draft, send } = await replyScene(app)
  const words = await draft()
  const lost = proxy.cutAt('deliveries.state', 'before')
  const sending = send({}, 'the key')
  await lost
  proxy.mend()
  expect((await sending).json['data']).toMatchObject({ status: 'sent', creditsUsed: 1 })
  expect(await postsOf(app, company, id)).toEqual([words])
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
  expect(await wrongIn(app, company)).toEqual([])
})
