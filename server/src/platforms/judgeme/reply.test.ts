import { afterEach, expect, test } from 'vitest'
import { createOutbound } from '../../outbound/outbound.ts'
import { createJudgeme } from './judgeme.ts'
import { createPacer } from '../pacer.ts'
import { scriptedJudgeme, shop, type ReceivedRequest, type Scripted, type ScriptedJudgeme } from './scripted-judgeme.ts'

const worlds: ScriptedJudgeme[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})
async function world(script: (request: ReceivedRequest, turn: number) => Scripted) {
  const made = await scriptedJudgeme(script)
  worlds.push(made)
  return made
}
const reply = { externalId: '55501', text: 'Thank you, Ada.', notifyAuthor: false }
const noted = async () => undefined

test('a reply is posted once, under its own id, and mailed only if requested', async () => {
  const { judgeme, requests } = await world(() => ({ json: { reply: { id: 1, content: 'Thank you, Ada.' } } }))
  expect(await judgeme.reply(shop, reply, noted)).toEqual({ kind: 'posted', externalId: '1' })
  await judgeme.reply(shop, { ...reply, notifyAuthor: true }, noted)
  expect(requests.map((one) => one.body)).toEqual([
    { review_id: 55501, send_reply_email: false, reply: { content: 'Thank you, Ada.' } },
    { review_id: 55501, send_reply_email: true, reply: { content: 'Thank you, Ada.' } },
  ])
  expect(requests[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
})

test.each(['', '{"ok":tru', '{}'])('any success counts as posted, even if it says %o', async (text) => {
  const { judgeme } = await world(() => ({ status: 201, text }))
  expect(await judgeme.reply(shop, reply, noted)).toEqual({ kind: 'posted', externalId: null })
})

test.each([
  [401, 'revoked'],
  [404, 'not-found'],
  [422, 'invalid'],
  [400, 'invalid'],
  [302, 'unavailable'],
])('a %i means refused: %s', async (status, problem) => {
  const { judgeme, requests } = await world(() => ({ status, json: { error: "Reply content can't be blank" } }))
  const refusal = { kind: 'refused', problem, reason: "Reply content can't be blank", retryAfterMs: null }
  expect(await judgeme.reply(shop, reply, noted)).toEqual(refusal)
  expect(requests).toHaveLength(1)
})

test("a missing permission says what to do instead of Judge.me's message", async () => {
  const { judgeme } = await world(() => ({ status: 403, json: { error: "You don't have access to the resource" } }))
  expect(await judgeme.reply(shop, reply, noted)).toEqual({
    kind: 'refused',
    problem: 'reduced',
    reason:
      'Judge.me doesn’t give us permission to post replies. Reconnect it, or connect with your store’s private token.',
    isUserFacing: true,
    retryAfterMs: null,
  })
})

test('an overload says when to retry, and a long message is truncated', async () => {
  const { judgeme } = await world(() => ({
    status: 429,
    headers: { 'retry-after': '7' },
    json: { error: 'x'.repeat(999) },
  }))
  const refusal = { kind: 'refused', problem: 'rate-limited', reason: 'x'.repeat(300), retryAfterMs: 7000 }
  expect(await judgeme.reply(shop, reply, noted)).toEqual(refusal)
})

test.each([500, 502, 504])('a %i leaves the reply unknown and is never retried', async (status) => {
  const { judgeme, requests } = await world(() => ({ status, json: { error: 'Something went wrong' } }))
  expect(await judgeme.reply(shop, reply, noted)).toEqual({ kind: 'unknown', reason: 'Something went wrong' })
  expect(requests).toHaveLength(1)
})

test('a 503 with a retry time means that nothing was posted', async () => {
  const shed = await world(() => ({ status: 503, headers: { 'retry-after': '2' } }))
  const refusal = { kind: 'refused', problem: 'unavailable', retryAfterMs: 2000 }
  expect(await shed.judgeme.reply(shop, reply, noted)).toMatchObject(refusal)
  const bare = await world(() => ({ status: 503 }))
  expect(await bare.judgeme.reply(shop, reply, noted)).toMatchObject({ kind: 'unknown' })
})

test('a connection that breaks after the request leaves the reply unknown and is never retried', async () => {
  const { judgeme, requests } = await world(() => 'hang up')
  expect(await judgeme.reply(shop, reply, noted)).toMatchObject({ kind: 'unknown' })
  expect(requests).toHaveLength(1)
})

test('a refused connection means that nothing was sent', async () => {
  let begun = false
  const unreachable = createJudgeme(createOutbound({ baseUrl: 'http://127.0.0.1:1' }), {
    clientId: null,
    clientSecret: null,
  })
  const outcome = await unreachable.reply(shop, reply, async () => void (begun = true))
  expect(outcome).toMatchObject({ kind: 'refused', problem: 'unavailable' })
  expect(begun).toBe(false)
})

test("a reply is never sent if its start can't be recorded", async () => {
  const { judgeme, requests } = await world(() => ({}))
  const broken = new Error('the database is away')
  await expect(judgeme.reply(shop, reply, () => Promise.reject(broken))).rejects.toBe(broken)
  expect(requests).toEqual([])
})

test('during a long pause that the platform asked for, a reply is refused instead of keeping the user waiting', async () => {
  const pacer = createPacer()
  pacer.slower(shop.account, 60_000)
  const scripted = await scriptedJudgeme(() => ({}), { pacer })
  worlds.push(scripted)
  const outcome = await scripted.judgeme.reply(shop, reply, noted)
  expect(outcome).toMatchObject({ kind: 'refused', problem: 'rate-limited' })
  expect(scripted.requests).toEqual([])
})
