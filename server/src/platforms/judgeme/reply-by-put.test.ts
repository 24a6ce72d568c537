import { afterEach, expect, test } from 'vitest'
import { createOutbound } from '../../outbound/outbound.ts'
import { createJudgeme } from './judgeme.ts'
import {
  grant,
  scriptedJudgeme,
  type ReceivedRequest,
  type Scripted,
  type ScriptedJudgeme,
} from './scripted-judgeme.ts'

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

test('an app without write_replies replies by updating the review, an app with it posts a reply', async () => {
  const { judgeme, requests } = await world(() => ({ json: { message: 'Action performed successful' } }))
  expect(await judgeme.reply(grant, reply, noted)).toEqual({ kind: 'posted', externalId: null })
  const posting = { ...grant, credentials: { ...grant.credentials, replies: 'post' } }
  await judgeme.reply(posting, { ...reply, notifyAuthor: true }, noted)
  expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    [
      'PUT',
      expect.stringMatching(/\/api\/v1\/reviews\/55501$/),
      { send_reply_email: false, reply: { content: reply.text } },
    ],
    [
      'POST',
      expect.stringMatching(/\/api\/v1\/replies$/),
      { review_id: 55501, send_reply_email: true, reply: { content: reply.text } },
    ],
  ])
})

test.each([
  ['the connection breaks', 'hang up', { kind: 'unknown' }],
  ['Judge.me answers 500', { status: 500, json: { error: 'x' } }, { kind: 'unknown', reason: 'x' }],
  ['a gateway times out', { status: 504 }, { kind: 'unknown' }],
  ['a success contains an error', { json: { error: 'x' } }, { kind: 'unknown', reason: 'x' }],
  ['a scope is missing', { status: 403, json: { error: 'x' } }, { kind: 'refused', problem: 'reduced' }],
  ['the review was deleted', { status: 404, json: { error: 'x' } }, { kind: 'refused', problem: 'not-found' }],
  ['the rate limit is exceeded', { status: 429, json: { error: 'x' } }, { kind: 'refused', problem: 'rate-limited' }],
] as [string, Scripted, object][])(
  'if %s after an update of the review, nothing is retried',
  async (_, answer, outcome) => {
    const { judgeme, requests } = await world(() => answer)
    let begun = 0
    expect(await judgeme.reply(grant, reply, async () => void (begun += 1))).toMatchObject(outcome)
    expect([requests.length, begun]).toEqual([1, 1])
  },
)

test("an update is never sent if its start can't be recorded, and a failed connection isn't a start", async () => {
  const { judgeme, requests } = await world(() => ({}))
  const broken = new Error('the database is away')
  await expect(judgeme.reply(grant, reply, () => Promise.reject(broken))).rejects.toBe(broken)
  expect(requests).toEqual([])
  let begun = false
  const unreachable = createJudgeme(createOutbound({ baseUrl: 'http://127.0.0.1:1' }), {
    clientId: null,
    clientSecret: null,
  })
  const outcome = await unreachable.reply(grant, reply, async () => void (begun = true))
  expect([outcome.kind, begun]).toEqual(['refused', false])
})
