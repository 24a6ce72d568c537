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

async function sentOnce({ company, id }: Awaited<ReturnType<typeof replyScene>>, words: string): Promise<void> {
  const sent = async () => (await stateOf(app, company, id)).status === 'sent'
  await until('it is sent', sent)
  expect(await postsOf(app, company, id)).toEqual([words])
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
  expect(await wrongIn(app, company)).toEqual([])
}

test('a delayed reply that loses the database when it is due is sent after it returns', async () => {
  const scene = await replyScene(app)
  const words = await scene.draft()
  const lost = proxy.cutAt('deliveries.load', 'before')
  expect((await scene.send({ delaySeconds: 1 })).json['data']).toMatchObject({ status: 'sending' })
  await lost
  proxy.mend()
  await sentOnce(scene, words)
})

test('a retried delivery that loses the database is sent after it returns', async () => {
  const scene = await replyScene(app)
  const { company, id, editor } = scene
  const words = await scene.draft()
  const there = 'update app.comments set external_id = $3 where company_id = $1 and id = $2 returning external_id'
  const { rows } = await app.owner.query<{ external_id: string }>(
    'select external_id from app.comments where company_id = $1 and id = $2',
    [company.companyId, id],
  )
  await app.owner.query(there, [company.companyId, id, '1'])
  expect((await scene.send()).json['code']).toBe('DELIVERY_FAILED')
  await app.owner.query(there, [company.companyId, id, rows[0]?.external_id])
  const retry = () => editor.post(`/api/comments/${id}/send/retry`, { channel: 'platform' }, 'the retry')
  const lost = proxy.cutAt('deliveries.load', 'before')
  const trying = retry()
  await lost
  expect((await trying).json['code']).toBe('SERVICE_UNAVAILABLE')
  proxy.mend()
  await until('the same key gives the answer', async () => (await retry()).status === 200)
  await sentOnce(scene, words)
})
