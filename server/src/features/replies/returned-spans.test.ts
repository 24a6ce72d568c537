import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a removed claim that returns is marked again', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const [id = ''] = await company.comments(['The strap tore.'])
  const made = await editor.call('POST', '/api/comments/generate', { commentId: id }, { 'idempotency-key': 'g-1' })
  expect(made.status).toBe(200)
  const text = 'Sorry. You get a full refund. Bye.'
  const span = { id: 's1', start: 7, end: 29, kind: 'refund', reason: 'No fact says so.' }
  for (const [table, columns] of [
    ['comments', 'reply_text = $2, reply_spans = $3 where company_id = $1'],
    ['reply_versions', 'text = $2, spans = $3 where company_id = $1'],
  ]) {
    await app.owner.query(`update app.${table} set ${columns}`, [company.ctx.companyId, text, JSON.stringify([span])])
  }
  const save = (version: number, words: string, how: string) =>
    editor.call('PUT', `/api/comments/${id}/draft`, { text: words, version, how })
  expect((await save(1, 'Sorry. Bye.', 'edited')).json['data']?.['spans']).toEqual([])
  const back = await save(2, `Dear Ada. ${text}`, 'restored')
  expect(back.json['data']?.['spans']).toEqual([{ ...span, start: 17, end: 39 }])
  const send = { version: 3, target: 'platform' }
  const refused = await editor.call('POST', `/api/comments/${id}/send`, send, { 'idempotency-key': 's-1' })
  expect([refused.status, refused.json['code']]).toEqual([409, 'UNSUPPORTED_CLAIMS'])
})
