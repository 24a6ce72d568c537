import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLedgerOf } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const apps: TestApp[] = []
let app: TestApp
beforeEach(async () => {
  app = await start()
})
afterEach(async () => {
  for (const each of apps.splice(0).toReversed()) await each.stop()
})

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const [peer] = apps
  const started = await startTestApp({ env, ...(peer ? { peerOf: peer } : {}) })
  apps.push(started)
  return started
}

interface Call {
  status: number
  body: { max_tokens?: number; max_completion_tokens?: number; temperature?: number; reasoning_effort?: string }
}

async function calls(): Promise<Call[]> {
  const listed = (await app.control('GET', '/_/calls?host=model')).json['data'] as { status: number; body: string }[]
  return listed.map(({ status, body }) => ({ status, body: JSON.parse(body) as Call['body'] }))
}

const generate = async (at: TestApp) => {
  const { editor, id, company } = await replyScene(at)
  return { answer: await editor.post('/api/comments/generate', { commentId: id }), company }
}

test('a model that rejects max_tokens and temperature gets supported parameters, with one request the next time', async () => {
  await app.control('POST', '/_/model', { mode: 'strict' })
  for (let n = 0; n < 2; n++) expect((await generate(app)).answer.status).toBe(200)
  const sent = (await calls()).map(({ status, body }) => [
    status,
    'max_tokens' in body,
    'max_completion_tokens' in body,
    'temperature' in body,
    'response_format' in body,
  ])
  expect(sent).toEqual([
    [400, true, false, true, true],
    [400, false, true, true, true],
    [200, false, true, false, true],
    [200, false, true, false, true],
  ])
})

test('a model whose reasoning uses up the length is retried once with more room, and both calls are counted', async () => {
  await app.control('POST', '/_/model', { mode: 'thinking' })
  const { answer, company } = await generate(app)
  expect(answer.status).toBe(200)
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2 })
  const [first, second, ...more] = (await calls()).map(({ body }) => body.max_tokens ?? 0)
  expect(more).toEqual([])
  expect(second).toBeGreaterThanOrEqual(3 * (first ?? Infinity))
  const { rows } = await app.owner.query<{ wrote: number }>(
    'select output_tokens as wrote from app.reply_versions where company_id = $1',
    [company.companyId],
  )
  expect(rows[0]?.wrote).toBeGreaterThan(6000 + (first ?? 0))
  expect((await generate(app)).answer.status).toBe(200)
  expect((await calls()).map(({ body }) => body.max_tokens)).toEqual([first, second, second])
})

test('lower reasoning effort is requested where set and leaves room for the reply', async () => {
  const brief = await start({ AI_REASONING_EFFORT: 'low' })
  await app.control('POST', '/_/model', { mode: 'thinking' })
  expect((await generate(brief)).answer.status).toBe(200)
  expect((await calls()).map(({ body }) => body.reasoning_effort)).toEqual(['low'])
})
