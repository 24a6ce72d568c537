import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Mark {
  id: string
  kind: string
  start: number
  end: number
  reason: string
}

/** A draft for a review with this text, and how to change it. */
async function draftFor(content: string) {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const [id = ''] = await company.comments([content])
  const generate = () => editor.post('/api/comments/generate', { commentId: id })
  const marksOf = ({ json }: { json: Record<string, unknown> }): Mark[] =>
    (json['data'] as unknown as { spans: Mark[] }).spans
  return {
    generate,
    shown: async () => marksOf(await editor.get(`/api/comments/${id}`)),
    edit: async (text: string, version: number) =>
      marksOf(await editor.call('PUT', `/api/comments/${id}/draft`, { text, version })),
    send: (version: number, acknowledge: string[]) =>
      editor.post(`/api/comments/${id}/send`, { version, acknowledge }, `s-${version}-${acknowledge.length}`),
  }
}

test('a risk stays marked when a person replaces the text, with the id that was confirmed', async () => {
  const { generate, shown, edit, send } = await draftFor('The lid came off and burned my hand.')
  expect((await generate()).status).toBe(200)
  const before = await shown()
  expect(before.map(({ kind }) => kind)).toContain('risk')
  const text = 'Hello Ada, please write to us. We read every message.'
  const [risk, ...others] = await edit(text, 1)
  expect(others).toEqual([])
  expect(risk).toMatchObject({ id: before.find(({ kind }) => kind === 'risk')?.id, kind: 'risk' })
  expect(text.slice(risk?.start, risk?.end)).toBe('Hello Ada, please write to us.')
  expect(risk?.reason).toContain('doesn’t express regret')
  const refused = await send(2, [])
  expect([refused.status, refused.json['code']]).toEqual([409, 'UNSUPPORTED_CLAIMS'])
  const [sorry] = await edit('We are so sorry that you were hurt.', 2)
  expect(sorry?.reason).not.toContain('doesn’t express regret')
  expect((await send(3, [sorry?.id ?? ''])).status).toBe(200)
})

test('a caution stays, too', async () => {
  const { generate, shown, edit } = await draftFor('Refund promised on 3 October, still nothing. I want my money back.')
  expect((await generate()).status).toBe(200)
  const [before] = await shown()
  expect(before?.kind).toBe('caution')
  expect(await edit('Thank you for writing to us.', 1)).toMatchObject([{ id: before?.id, kind: 'caution' }])
})

test('an ordinary review has no mark after an edit, and neither has a text that a person wrote from nothing', async () => {
  const ordinary = await draftFor('The bag is sturdy.')
  expect((await ordinary.generate()).status).toBe(200)
  expect(await ordinary.edit('Thank you very much.', 1)).toEqual([])
  const own = await draftFor('The lid came off and burned my hand.')
  expect(await own.edit('We are so sorry.', 0)).toEqual([])
  expect(await own.edit('We are so very sorry.', 1)).toEqual([])
})
