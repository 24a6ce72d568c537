import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { checkLedgerOf, postsOf, wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoChannels, WHATSAPP_ENV } from '../../testing/two-channels.ts'
import { noSignal } from '../../testing/bulk-scene.ts'
import { bulkJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ listen: true, env: WHATSAPP_ENV })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

async function sendToBoth({ company, editor, id }: Awaited<ReturnType<typeof twoChannels>>) {
  const body = { action: 'send', target: 'both', commentIds: [id] }
  const quote = (await editor.call('POST', '/api/comments/bulk/quote', body)).json['data']
  const started = await editor.post('/api/comments/bulk', body, newId())
  const jobId = String(started.json['jobId'])
  await bulkJob(app.services, { companyId: company.companyId, jobId }, noSignal())
  const items = (await editor.get(`/api/jobs/${jobId}/items`)).json['data']
  return { quote, items, job: (await editor.get(`/api/jobs/${jobId}`)).json['data'] }
}

test('to the platform and WhatsApp sends both deliveries for the quoted price', async () => {
  const scene = await twoChannels(app)
  const text = await scene.draft()
  const { quote, items, job } = await sendToBoth(scene)
  expect(quote).toMatchObject({ count: 1, credits: 3, leftOut: [] })
  expect(items).toMatchObject([{ state: 'done', code: null, credits: 3 }])
  expect(job).toMatchObject({ status: 'done', result: { done: 1, credits: 3 } })
  expect(await postsOf(app, scene.company, scene.id)).toEqual([text])
  expect(await scene.messages()).toHaveLength(1)
  expect(await wrongIn(app, scene.company)).toEqual([])
})

test('a failed delivery is reported and not charged', async () => {
  const scene = await twoChannels(app)
  await scene.draft()
  await app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'blocked', times: 1, path: '/messages' })
  const { items } = await sendToBoth(scene)
  expect(items).toMatchObject([{ state: 'done', code: 'one-channel', reason: expect.stringMatching(/./), credits: 1 }])
  expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 3 })
})

test('contacts without consent are skipped with that reason in the quote and the job, and receive nothing', async () => {
  const scene = await twoChannels(app, { agreed: false })
  await scene.draft()
  const message = 'This customer hasn’t agreed to WhatsApp messages.'
  const { quote, items } = await sendToBoth(scene)
  expect(quote).toMatchObject({ count: 0, credits: 0, leftOut: [{ reason: 'no-way', message, count: 1 }] })
  expect(items).toMatchObject([{ state: 'skipped', code: 'no-way', reason: message, credits: 0 }])
  expect(await postsOf(app, scene.company, scene.id)).toEqual([])
  expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 2 })
})
