import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/database-proxy.ts'
import { checkLedgerOf, postsOf, stateOf, wrongIn } from '../../testing/money.ts'
import { platformScene } from '../../testing/platform-scene.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeDatabase } from '../../testing/test-database.ts'
import { twoChannels, WHATSAPP_ENV } from '../../testing/two-channels.ts'
import { until } from '../../testing/until.ts'

// The platform has decided, and the database is lost at the next write.
let app: TestApp
let proxy: DatabaseProxy
beforeAll(async () => {
  const database = await makeDatabase()
  proxy = await startDatabaseProxy(database.url)
  const env = WHATSAPP_ENV
  app = await startTestApp({ work: true, listen: true, env, database: { ...database, url: proxy.url } })
  useQuickPlatforms(app)
})
afterEach(async () => {
  proxy.mend()
  await app.control('DELETE', '/_/faults')
})
afterAll(async () => {
  await app.stop()
  await proxy.close()
})

const isQuiet = async (companyId: string): Promise<boolean> => {
  const { rowCount } = await app.owner.query(
    `select from pgboss.job where data->>'companyId' = $1 and state in ('created', 'retry', 'active')
     and name in ('sync-connection', 'backfill', 'read-post')`,
    [companyId],
  )
  return rowCount === 0
}

test('an expired token whose renewal loses the database is renewed later, and the reply is posted once', async () => {
  const scene = await platformScene(app, 'shopify')
  const externalId = await scene.write('Is it dishwasher safe?')
  const { id, version } = await scene.draft(externalId, 'It is, on any rack.')
  await scene.sync()
  await app.owner.query(`update app.connections set next_sync_at = '2100-01-01'`)
  await until('no job reads from the platform', () => isQuiet(scene.companyId))
  const fault = { platform: 'shopify', path: 'graphql.json', writesOnly: true, fault: 'expired', times: 1 }
  await app.control('POST', '/_/faults', fault)
  const send = () => scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' }, 'the key')
  const lost = proxy.cutAt('connections.fresh', 'before', 'deliveries.begun')
  const sending = send()
  await lost
  expect((await sending).json['code']).toBe('SERVICE_UNAVAILABLE')
  proxy.mend()
  const again = await until('the same key gives the answer', async () => {
    const answer = await send()
    return answer.status === 200 && answer
  })
  expect(again.json['data']).toMatchObject({ status: 'sent', creditsUsed: 1 })
  expect(await scene.record(externalId)).toEqual(['It is, on any rack.'])
  expect(await wrongIn(app, scene)).toEqual([])
})

test('a reply that was refused for good fails, and its connection is disconnected', async () => {
  const { company, id, draft, send } = await replyScene(app)
  await draft()
  await app.control('POST', '/_/tokens', { platform: 'judgeme', account: company.shop, state: 'revoked' })
  const lost = proxy.cutAt('connections.before', 'before')
  const sending = send({}, 'the key')
  await lost
  expect(await stateOf(app, company, id)).toMatchObject({ delivery: 'failed' })
  proxy.mend()
  expect((await sending).json['code']).toBe('DELIVERY_FAILED')
  const { rows } = await app.owner.query('select state from app.connections where company_id = $1', [company.companyId])
  expect(rows).toEqual([{ state: 'signed-out' }])
  expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', delivery: 'failed' })
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
  expect(await wrongIn(app, company)).toEqual([])
})

test('a rate-limited reply is sent once after the database returns', async () => {
  const { company, id, draft, send } = await replyScene(app)
  const words = await draft()
  await app.control('POST', '/_/faults', { platform: 'judgeme', path: '/api/v1/replies', fault: 'http429', times: 1 })
  const lost = proxy.cutAt('deliveries.requeue', 'before')
  const sending = send({}, 'the key')
  await lost
  proxy.mend()
  expect((await sending).json['data']).toMatchObject({ status: 'sent', creditsUsed: 1 })
  expect(await postsOf(app, company, id)).toEqual([words])
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
  expect(await wrongIn(app, company)).toEqual([])
})

test('a WhatsApp message accepted while the database is down is recorded as sent', async () => {
  const { company, draft, send, messages, deliveries } = await twoChannels(app)
  await draft()
  const lost = proxy.cutAt('messages.settle', 'before')
  const sending = send({ target: 'whatsapp' }, 'the key')
  await lost
  proxy.mend()
  expect((await sending).json['data']).toMatchObject({ status: 'sent' })
  expect(await messages()).toHaveLength(1)
  expect(await deliveries()).toMatchObject({ whatsapp: 'posted', status: 'sent' })
  expect(await wrongIn(app, company)).toEqual([])
})
