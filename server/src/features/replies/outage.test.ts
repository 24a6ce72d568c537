import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedgerOf, postsOf, stateOf, wrongIn } from '../../testing/money.ts'
import { replyScene, type ReplyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let peer: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
  peer = await startTestApp({ peerOf: app })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(async () => {
  await peer.stop()
  await app.stop()
})

const fault = (name: string, times?: number) =>
  app.control('POST', '/_/faults', { platform: 'judgeme', fault: name, times, path: '/replies' })

/** Drafts for all comments; the first `failing` hit the outage. */
async function scene(options: { comments: number; failing: number; fault?: string }): Promise<ReplyScene> {
  const made = await replyScene(app, { comments: options.comments, credits: 50 })
  for (const id of made.ids) await made.draft('Thank you.', id)
  await fault(options.fault ?? 'http500')
  for (const id of made.ids.slice(0, options.failing)) await made.send({}, undefined, id)
  return made
}

const codeOf = async (made: ReplyScene, n: number): Promise<string> => {
  const { status, json } = await made.send({}, undefined, made.ids[n])
  return status === 200 ? 'sent' : String(json['code'])
}

test('after three unknown sends in a row, the next is refused before holding or posting anything', async () => {
  const made = await scene({ comments: 4, failing: 3 })
  const before = await checkLedgerOf(app, made.company)
  const answer = await made.send({}, 'the key', made.ids[3])
  expect([answer.status, answer.json['code']]).toEqual([503, 'PLATFORM_UNAVAILABLE'])
  expect(answer.json['message']).toBe('Judge.me isn’t responding. Nothing was sent or charged. Try again in a minute.')
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await checkLedgerOf(app, made.company)).toEqual(before)
  expect(await stateOf(app, made.company, made.ids[3] ?? '')).toMatchObject({ status: 'draft', delivery: null })
  await app.control('DELETE', '/_/faults')
  app.advance(61_000)
  expect((await made.send({}, 'the key', made.ids[3])).json['data']).toMatchObject({ status: 'sent' })
  expect(await wrongIn(app, made.company)).toEqual([])
})

test('other processes refuse too', async () => {
  const made = await scene({ comments: 4, failing: 3 })
  await app.control('DELETE', '/_/faults')
  const editor = peer.caller()
  await editor.signIn(made.company.emails.editor, 'Correct!Horse9')
  editor.brand = made.company.brandId
  const answer = await editor.post(`/api/comments/${made.ids[3]}/send`, { version: 2 })
  expect(answer.json['code']).toBe('PLATFORM_UNAVAILABLE')
})

test("other companies aren't affected", async () => {
  await scene({ comments: 3, failing: 3 })
  await app.control('DELETE', '/_/faults')
  const other = await scene({ comments: 1, failing: 0 })
  await app.control('DELETE', '/_/faults')
  expect(await codeOf(other, 0)).toBe('sent')
})

test('after the pause, one send is attempted; if it fails, the next ones are refused again', async () => {
  const made = await scene({ comments: 6, failing: 3 })
  app.advance(61_000)
  expect(await codeOf(made, 3)).toBe('DELIVERY_UNKNOWN')
  expect(await codeOf(made, 4)).toBe('PLATFORM_UNAVAILABLE')
  await app.control('DELETE', '/_/faults')
  app.advance(61_000)
  expect([await codeOf(made, 4), await codeOf(made, 5)]).toEqual(['sent', 'sent'])
  expect(await wrongIn(app, made.company)).toEqual([])
})

test('while one send is attempted, the others are refused', async () => {
  const made = await scene({ comments: 6, failing: 3 })
  await app.control('DELETE', '/_/faults')
  app.advance(61_000)
  await fault('slow', 1)
  const codes = await Promise.all([3, 4, 5].map((n) => codeOf(made, n)))
  expect(codes.filter((code) => code === 'sent')).toHaveLength(1)
  for (const code of codes.filter((one) => one !== 'sent')) {
    expect(['PLATFORM_UNAVAILABLE', 'DELIVERY_FAILED']).toContain(code)
  }
  const posts = await Promise.all(made.ids.slice(3).map((id) => postsOf(app, made.company, id)))
  expect(posts.flat()).toHaveLength(1)
  const open = (await checkLedgerOf(app, made.company)).holds.filter(({ state }) => state === 'open')
  expect(open).toHaveLength(3)
  expect(await wrongIn(app, made.company)).toEqual([])
})

test('a delayed send releases its credit if its platform stops responding meanwhile', async () => {
  const made = await scene({ comments: 4, failing: 2 })
  await made.send({ delaySeconds: 30 }, 'the key', made.ids[3])
  expect(await codeOf(made, 2)).toBe('DELIVERY_UNKNOWN')
  await app.control('DELETE', '/_/faults')
  await app.owner.query(`delete from pgboss.job where name = 'deliver'`)
  app.advance(40_000)
  const { company, ids } = made
  await until('it has ended', async () => (await stateOf(app, company, ids[3] ?? '')).delivery === 'failed')
  expect(await postsOf(app, company, ids[3] ?? '')).toEqual([])
  expect((await checkLedgerOf(app, company)).holds.filter(({ state }) => state === 'open')).toHaveLength(3)
  expect(await wrongIn(app, company)).toEqual([])
})

test("rejections of single replies don't stop others", async () => {
  const made = await scene({ comments: 2, failing: 0 })
  await app.control('DELETE', '/_/faults')
  await app.owner.query(`update app.comments set external_id = '999999999' where company_id = $1 and id = $2`, [
    made.company.companyId,
    made.ids[0],
  ])
  for (let n = 0; n < 4; n++) expect(await codeOf(made, 0)).toBe('DELIVERY_FAILED')
  expect(await codeOf(made, 1)).toBe('sent')
})

test("rate limiting isn't an outage", async () => {
  const made = await scene({ comments: 4, failing: 0, fault: 'http429' })
  const slowed = await Promise.all([0, 1, 2].map((n) => codeOf(made, n)))
  expect(slowed).toEqual(['DELIVERY_FAILED', 'DELIVERY_FAILED', 'DELIVERY_FAILED'])
  await app.control('DELETE', '/_/faults')
  expect(await codeOf(made, 3)).toBe('sent')
})
