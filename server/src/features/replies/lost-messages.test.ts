import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Answer } from '../../testing/caller.ts'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoChannels, WHATSAPP_ENV, type TwoChannels } from '../../testing/two-channels.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ listen: true, env: WHATSAPP_ENV })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer) => [status, json['code'] ?? json['data']?.['status']]
const both = ({ send }: TwoChannels, key = newId(), more = {}) => send({ target: 'both', ...more }, key)
const retry = ({ editor, id }: TwoChannels, channel: string, key = newId()) =>
  editor.post(`/api/comments/${id}/send/retry`, { channel }, key)
const statusOf = async ({ company }: TwoChannels, status: string): Promise<boolean> => {
  const sql = 'select 1 from app.whatsapp_messages where company_id = $1 and status = $2'
  return (await app.owner.query(sql, [company.companyId, status])).rowCount === 1
}
const loseWhatsapp = () =>
  app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'drop-after-accept', times: 1, path: '/messages' })

describe('a message whose response was lost', () => {
  test('is settled by its status: charged once and not sent again', async () => {
    const scene = await twoChannels(app)
    await scene.draft()
    await loseWhatsapp()
    const answer = await both(scene, 'the key')
    expect(answer.status).toBe(200)
    await until('the status to arrive', async () => (await scene.deliveries()).whatsapp === 'posted')
    expect(await scene.messages()).toHaveLength(1)
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
    expect((await both(scene, 'the key')).json['data']).toMatchObject({
      dualChannelResults: { platformSuccess: true, whatsappSuccess: true },
      creditsUsed: 3,
    })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('without a status stays locked until a person decides', async () => {
    const scene = await twoChannels(app)
    await scene.draft()
    await app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'http500', times: 1, path: '/messages' })
    const answer = await both(scene)
    expect(answer.json['data']?.['dualChannelResults']).toMatchObject({
      platformSuccess: true,
      whatsappError: expect.stringMatching(/^Delivery unconfirmed: /),
    })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 3 })
    expect(outcome(await retry(scene, 'whatsapp'))).toEqual([409, 'DELIVERY_UNKNOWN'])
    const decided = await scene.editor.call('POST', `/api/comments/${scene.id}/resolve`, { posted: false })
    expect(decided.json['data']).toMatchObject({ status: 'sent', whatsappDelivery: { state: 'failed' } })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 3, usage: 3 })
    expect(outcome(await retry(scene, 'whatsapp'))).toEqual([200, 'sent'])
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('that is accepted but not delivered is refunded and can be retried', async () => {
    const scene = await twoChannels(app)
    await scene.draft()
    await scene.send({ target: 'whatsapp' })
    await until('it has arrived', () => statusOf(scene, 'delivered'))
    // A repeated status from before delivery.
    await app.owner.query(`update app.whatsapp_messages set status = 'sent' where company_id = $1`, [
      scene.company.companyId,
    ])
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 4, total: 20 })
    const { data } = (await app.control('GET', `/_/messages?account=${scene.number}`)).json
    await app.control('PUT', `/_/messages/${String(data?.at(-1)?.['id'])}`, { status: 'failed' })
    await until('it has failed', async () => (await scene.deliveries()).whatsapp === 'failed')
    expect(await scene.deliveries()).toEqual({ status: 'draft', platform: null, whatsapp: 'failed' })
    const notifications = await app.owner.query('select kind from app.notifications where company_id = $1', [
      scene.company.companyId,
    ])
    expect(notifications.rows).toContainEqual({ kind: 'send-failed' })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 4, total: 22 })
    expect(await wrongIn(app, scene.company)).toEqual([])
    expect(outcome(await retry(scene, 'whatsapp'))).toEqual([200, 'sent'])
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 6, total: 22 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('a conversation that WhatsApp reports closed costs nothing, whichever event arrives first', async () => {
    const scene = await twoChannels(app)
    await scene.draft()
    await app.owner.query(`update app.contacts set window_until = now() + interval '1 hour' where company_id = $1`, [
      scene.company.companyId,
    ])
    await scene.send({ target: 'whatsapp' })
    await until('it has failed', async () => (await scene.deliveries()).whatsapp === 'failed')
    const { total, used } = await checkLedgerOf(app, scene.company)
    expect(total - used).toBe(18)
    expect((await scene.deliveries()).status).toBe('draft')
    expect(await wrongIn(app, scene.company)).toEqual([])
  })
})
