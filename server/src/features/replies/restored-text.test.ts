import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a composer’s text that a person restores is the composer’s again', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const [id = ''] = await company.comments(['The strap tore.'])
  const made = await editor.post('/api/comments/generate', { commentId: id })
  const first = String(made.json['response'])
  const save = async (version: number, text: string, how: string) =>
    (await editor.call('PUT', `/api/comments/${id}/draft`, { text, version, how })).json['data']
  expect(await save(1, `${first} Ask for Ada.`, 'autosaved')).toMatchObject({ composer: 'person', version: 2 })
  expect(await save(2, first, 'autosaved')).toMatchObject({ composer: 'built-in', version: 3 })
  expect(await save(3, `${first} Ask for Max.`, 'autosaved')).toMatchObject({ composer: 'person', version: 4 })
  expect(await save(4, first, 'restored')).toMatchObject({ composer: 'built-in', version: 5 })
  // The history still says who restored it.
  const { rows } = await app.owner.query<{ how: string; composer: string }>(
    'select how, composer from app.reply_versions where company_id = $1 order by version',
    [company.ctx.companyId],
  )
  expect(rows.map(({ how, composer }) => `${how} ${composer}`)).toEqual([
    'generated built-in',
    'autosaved person',
    'restored person',
  ])
})
