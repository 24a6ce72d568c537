import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/caller.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { checkLedgerOf, stateOf, wrongIn } from '../../testing/money.ts'
import { streamedEvents } from '../../testing/stream.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../../db/ids.ts'

const PRICES = { AI_INPUT_PRICE: '2.5', AI_OUTPUT_PRICE: '10' }
const PENDING = { status: 'pending', text: null, version: null, generating: false, delivery: null }

let app: TestApp
/** The same app, with the built-in composer as fallback. */
let lenient: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { AI_TIMEOUT: '1', ...PRICES } })
  lenient = await startTestApp({ peerOf: app, env: { AI_TIMEOUT: '1', AI_FALLBACK: 'built-in', ...PRICES } })
})
afterEach(async () => {
  await app.control('POST', '/_/model', { mode: 'normal' })
  app.expectNoErrors()
  lenient.expectNoErrors()
})
afterAll(async () => {
  await lenient.stop()
  await app.stop()
})

async function scene(at: TestApp) {
  const company = await makeCompany(at, { credits: 10 })
  const [id = ''] = await company.comments(['The zip broke after two weeks.'])
  const editor = await company.as('editor')
  const ask = (headers: Record<string, string>): Promise<Answer> =>
    editor.call('POST', '/api/comments/generate', { commentId: id }, { 'idempotency-key': newId(), ...headers })
  return { company, id, json: () => ask({}), stream: () => ask({ accept: 'text/event-stream' }) }
}

const faults = [
  ['empty', 'empty', 'The AI service wrote nothing.'],
  ['cut', 'cut', 'The connection to the AI service broke before the reply was finished.'],
  ['refuse', 'refused', 'The AI service declined to reply to this review.'],
  ['garbage', 'garbled', 'The AI service sent an unreadable response.'],
  ['slow', 'timeout', 'The AI service took too long to respond.'],
] as const

describe.each(faults)('a model that is %s', (mode, failure, reason) => {
  const message = `Failed to generate comment: ${reason} Nothing was charged.`

  test('fails with its reason, costs nothing, and leaves the comment unchanged', async () => {
    const { company, id, json } = await scene(app)
    await app.control('POST', '/_/model', { mode })
    const answer = await json()
    expect(answer.status).toBe(502)
    expect(answer.json).toEqual({ code: 'GENERATION_FAILED', message, errors: [], details: { failure, reason } })
    await expectUntouched(company, id)
  })

  test('reports it in the last event of a stream', async () => {
    const { company, id, stream } = await scene(app)
    await app.control('POST', '/_/model', { mode })
    const events = streamedEvents((await stream()).text)
    expect(events.slice(0, -1).every(({ event }) => event === 'delta')).toBe(true)
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: { code: 'GENERATION_FAILED', message, errors: [], details: { failure, reason } },
    })
    await expectUntouched(company, id)
  })

  test('falls back to the built-in composer where enabled, and the reply says why', async () => {
    const { company, id, stream } = await scene(lenient)
    await app.control('POST', '/_/model', { mode })
    const events = streamedEvents((await stream()).text)
    const done = events.at(-1)
    expect(done).toMatchObject({ event: 'done', data: { composer: `built-in: ${failure}`, creditsUsed: 2 } })
    const written = events.slice(events.findIndex(({ event }) => event === 'restart') + 1, -1)
    expect(written.map(({ data }) => data['text']).join('')).toBe(done?.data['response'])
    expect(await stateOf(lenient, company, id)).toMatchObject({ status: 'draft', version: 1 })
    expect(await checkLedgerOf(lenient, company)).toMatchObject({ used: 2, usage: 2 })
    expect(await wrongIn(lenient, company)).toEqual([])
  })
})

async function expectUntouched(company: TestCompany, id: string): Promise<void> {
  expect(await stateOf(app, company, id)).toEqual(PENDING)
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 0, usage: 0, holds: [{ state: 'released' }] })
  expect(await wrongIn(app, company)).toEqual([])
}

test('the reply stores its token counts and cost', async () => {
  const { company, id, json } = await scene(app)
  expect((await json()).status).toBe(200)
  const { rows } = await app.owner.query(
    `select composer, input_tokens > 100 as read, output_tokens > 10 as wrote,
       cost_micros = round(input_tokens * 2.5 + output_tokens * 10) as cost
     from app.reply_versions where company_id = $1 and comment_id = $2`,
    [company.companyId, id],
  )
  expect(rows).toEqual([{ composer: 'writer-1', read: true, wrote: true, cost: true }])
})

test('health status shows when a model fails and recovers', async () => {
  const other = await startTestApp({ peerOf: app })
  try {
    const { json } = await scene(other)
    const health = async (): Promise<unknown> => (await other.caller().get('/api/system/health')).json
    expect(await health()).toMatchObject({ status: 'up', services: { ai: 'up' } })
    await app.control('POST', '/_/model', { mode: 'empty' })
    for (let n = 0; n < 3; n++) await json()
    expect(await health()).toMatchObject({ status: 'degraded', services: { ai: 'down', database: 'up' } })
    await app.control('POST', '/_/model', { mode: 'normal' })
    for (let n = 0; n < 2; n++) await json()
    expect(await health()).toMatchObject({ status: 'degraded', services: { ai: 'degraded' } })
  } finally {
    await other.stop()
  }
})
