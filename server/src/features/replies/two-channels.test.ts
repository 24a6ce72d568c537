import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Answer } from '../../testing/caller.ts'
import { checkLedgerOf, postsOf, wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoChannels, WHATSAPP_ENV, type TwoChannels } from '../../testing/two-channels.ts'

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
/** The platform rejects a review that it doesn't know. */
const breakPlatform = ({ company, id }: TwoChannels) =>
  app.owner.query(`update app.comments set external_id = '1' where company_id = $1 and id = $2`, [
    company.companyId,
    id,
  ])
const externalId = async ({ company, id }: TwoChannels): Promise<string> =>
  (
    await app.owner.query<{ external_id: string }>(
      'select external_id from app.comments where company_id = $1 and id = $2',
      [company.companyId, id],
    )
  ).rows[0]?.external_id ?? ''
const mendPlatform = ({ company, id }: TwoChannels, was: string) =>
  app.owner.query(`update app.comments set external_id = $3 where company_id = $1 and id = $2`, [
    company.companyId,
    id,
    was,
  ])
const breakWhatsapp = () =>
  app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'blocked', times: 1, path: '/messages' })

describe('two deliveries', () => {
  test('both delivered: each is sent and charged once, with one result for the key', async () => {
    const scene = await twoChannels(app)
    const text = await scene.draft()
    const answer = await both(scene, 'the key')
    expect(answer.json['data']).toMatchObject({
      status: 'sent',
      channelsUsed: ['platform', 'whatsapp'],
      creditsUsed: 3,
      dualChannelResults: { platformSuccess: true, whatsappSuccess: true, platformError: null, whatsappError: null },
    })
    expect((await both(scene, 'the key')).json).toEqual(answer.json)
    expect(await postsOf(app, scene.company, scene.id)).toEqual([text])
    expect(await scene.messages()).toEqual([`Hello Ada, thank you for your review. ${text}`])
    expect(await scene.deliveries()).toEqual({ status: 'sent', platform: 'posted', whatsapp: 'posted' })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
    const shown = await scene.editor.get(`/api/comments/${scene.id}`)
    expect(shown.json['data']).toMatchObject({ delivery: { state: 'posted' }, whatsappDelivery: { state: 'posted' } })
    for (const channel of ['platform', 'whatsapp']) {
      expect(outcome(await retry(scene, channel))).toEqual([409, 'ALREADY_SENT'])
    }
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('only the platform succeeds: only WhatsApp is retried, then charged', async () => {
    const scene = await twoChannels(app)
    const text = await scene.draft()
    await breakWhatsapp()
    const answer = await both(scene)
    expect(answer.json['data']).toMatchObject({
      status: 'sent',
      channelsUsed: ['platform'],
      creditsUsed: 1,
      dualChannelResults: { platformSuccess: true, whatsappSuccess: false, platformError: null },
    })
    expect(await scene.deliveries()).toEqual({ status: 'sent', platform: 'posted', whatsapp: 'failed' })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 3, usage: 3 })
    expect(outcome(await retry(scene, 'platform'))).toEqual([409, 'ALREADY_SENT'])
    const again = await retry(scene, 'whatsapp', 'again')
    expect(again.json['data']).toMatchObject({ channelsUsed: ['whatsapp'], creditsUsed: 2 })
    expect((await retry(scene, 'whatsapp', 'again')).json).toEqual(again.json)
    expect(await scene.messages()).toEqual([expect.stringContaining(text)])
    expect(await postsOf(app, scene.company, scene.id)).toHaveLength(1)
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('only WhatsApp succeeds: the comment is sent, and only the platform is retried', async () => {
    const scene = await twoChannels(app)
    const text = await scene.draft()
    const was = await externalId(scene)
    await breakPlatform(scene)
    const answer = await both(scene)
    expect(answer.json).toMatchObject({
      data: {
        channelsUsed: ['whatsapp'],
        creditsUsed: 2,
        dualChannelResults: { platformSuccess: false, platformError: expect.stringMatching(/can’t find this review/) },
      },
    })
    expect(await scene.deliveries()).toEqual({ status: 'sent', platform: 'failed', whatsapp: 'posted' })
    await mendPlatform(scene, was)
    expect(
      outcome(await scene.editor.call('PUT', `/api/comments/${scene.id}/draft`, { text: 'x', version: 2 })),
    ).toEqual([409, 'ALREADY_SENT'])
    expect((await retry(scene, 'platform')).json['data']).toMatchObject({ channelsUsed: ['platform'], creditsUsed: 1 })
    expect(await postsOf(app, scene.company, scene.id)).toEqual([text])
    expect(await scene.messages()).toHaveLength(1)
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('neither succeeds: both reasons are given, nothing is charged, and draft and key are free', async () => {
    const scene = await twoChannels(app)
    await scene.draft()
    const was = await externalId(scene)
    await breakPlatform(scene)
    await breakWhatsapp()
    const answer = await both(scene, 'the key')
    expect(outcome(answer)).toEqual([502, 'DELIVERY_FAILED'])
    expect(String(answer.json['message'])).toMatch(/^Judge\.me: .*WhatsApp: .*Nothing was charged\.$/)
    expect(await scene.deliveries()).toEqual({ status: 'draft', platform: 'failed', whatsapp: 'failed' })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 2, usage: 2 })
    await mendPlatform(scene, was)
    expect(outcome(await both(scene, 'the key'))).toEqual([200, 'sent'])
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('twenty concurrent requests with one or many keys post each delivery once', async () => {
    const scene = await twoChannels(app)
    await scene.draft()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => both(scene, n % 2 ? 'the key' : newId())))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    for (const { json } of answers.filter(({ status }) => status !== 200)) {
      expect(['IN_PROGRESS', 'ALREADY_SENT']).toContain(json['code'])
    }
    expect(await postsOf(app, scene.company, scene.id)).toHaveLength(1)
    expect(await scene.messages()).toHaveLength(1)
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 5 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('without credits for both, nothing is sent even if one could be paid', async () => {
    const scene = await twoChannels(app, { credits: 4 })
    await scene.draft()
    const answer = await both(scene)
    expect(outcome(answer)).toEqual([402, 'INSUFFICIENT_CREDITS'])
    expect(answer.json['details']).toEqual({ needed: 3, available: 2 })
    expect(await scene.deliveries()).toEqual({ status: 'draft', platform: null, whatsapp: null })
    expect(await scene.messages()).toEqual([])
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 2 })
  })

  test('delayed deliveries are undone together', async () => {
    const scene = await twoChannels(app)
    await scene.draft()
    expect((await both(scene, newId(), { delaySeconds: 30 })).json['data']).toMatchObject({ status: 'sending' })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 5, usage: 2 })
    const undone = await scene.editor.call('DELETE', `/api/comments/${scene.id}/send`)
    expect(undone.json['data']).toMatchObject({
      delivery: { state: 'cancelled' },
      whatsappDelivery: { state: 'cancelled' },
    })
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 2, usage: 2 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })
})
