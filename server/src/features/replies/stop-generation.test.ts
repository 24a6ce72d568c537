import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ComposeError, type Composer, type Composition } from '@bizamply/composer'
import { makeCompany } from '../../testing/make-company.ts'
import { checkLedgerOf, stateOf, wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { generateReply } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const made = { text: 'Thank you.', composer: 'model', model: 'm', language: 'en', usage: null, spans: [] } as const

/** A comment whose reply this composer is writing, and the result. */
async function beingWritten(compose: Composer['compose']) {
  const company = await makeCompany(app, { credits: 10 })
  const [id = ''] = await company.comments(['The zip broke.'])
  const editor = await company.as('editor')
  const composer = { ...app.services.composer, compose }
  const ended = generateReply({ ...company.ctx, composer }, { commentId: id, key: 'k' }).then(
    () => 'written',
    (error: Error) => error.message,
  )
  await until('it is being written', async () => (await stateOf(app, company, id)).generating === true)
  const stop = async (by = editor) => by.post(`/api/comments/${id}/stop`, {})
  return { company, id, editor, ended, stop }
}

const untilStopped: Composer['compose'] = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new ComposeError('timeout', 'Stopped.')))
  })

test('stopping a generation stops the model, costs nothing, and leaves the comment unchanged', async () => {
  const { company, id, editor, ended, stop } = await beingWritten(untilStopped)
  expect((await stop()).json['data']).toEqual({ stopped: true })
  expect(await ended).toBe('Failed to generate comment: Stopped. Nothing was charged.')
  expect(await stateOf(app, company, id)).toMatchObject({ status: 'pending', version: null, generating: false })
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 0, usage: 0 })
  expect((await stop()).json['data']).toEqual({ stopped: false })
  expect((await editor.post('/api/comments/generate', { commentId: id }, 'k')).status).toBe(200)
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
  expect(await wrongIn(app, company)).toEqual([])
})

test('a generation stopped in another process is neither stored nor charged and overwrites nothing', async () => {
  let finish: (reply: Composition) => void = () => undefined
  const { company, id, editor, ended, stop } = await beingWritten(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  expect((await stop()).json['data']).toEqual({ stopped: true })
  expect((await editor.post('/api/comments/generate', { commentId: id }, 'later')).status).toBe(200)
  finish({ ...made, spans: [] })
  expect(await ended).toBe('Generation was interrupted. Nothing was charged.')
  expect(await stateOf(app, company, id)).toMatchObject({ status: 'draft', version: 1, generating: false })
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
  expect(await wrongIn(app, company)).toEqual([])
})

test("viewers can't stop a generation", async () => {
  const { company, ended, stop } = await beingWritten(untilStopped)
  expect((await stop(await company.as('viewer'))).status).toBe(403)
  expect((await stop()).status).toBe(200)
  await ended
})

test("a reply that the database can't store costs nothing and leaves no lock", async () => {
  const { company, id } = await replyScene(app)
  const composer = {
    ...app.services.composer,
    compose: async () =>
      ({ text: 'a\0b', composer: 'built-in', model: null, language: 'en', usage: null, spans: [] }) as const,
  }
  await generateReply(
    { ...company.ctx, composer: { ...composer, compose: composer.compose as never } },
    { commentId: id, key: 'k' },
  ).catch(() => undefined)
  expect(await stateOf(app, company, id)).toMatchObject({ generating: false })
  const { holds } = await checkLedgerOf(app, company)
  expect(holds.every(({ state }) => state !== 'open')).toBe(true)
  expect(await wrongIn(app, company)).toEqual([])
})
