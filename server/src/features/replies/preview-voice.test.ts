import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const voice = { tone: 'formal', signOff: 'The night shift', avoid: [], defaultLanguage: 'en', facts: [] }

test('an unsaved voice answers real comments and stores nothing', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const ids = await company.comments(['Lovely lamp, thank you!', 'It broke after a week.', 'Fine.', 'Good bag.'])
  const path = `/api/brands/${company.brandId}/voice/preview`
  const before = (await editor.get('/api/credits/balance')).json['data']
  const { status, json } = await editor.call('POST', path, voice)
  expect(status).toBe(200)
  expect(json['data']).toHaveLength(3)
  const response = JSON.stringify(json['data'])
  expect(response.split('The night shift')).toHaveLength(4)
  const named = await editor.call('POST', path, { ...voice, commentIds: [ids[1]] })
  expect(named.json['data']).toMatchObject([
    { commentId: ids[1], content: 'It broke after a week.', composer: 'built-in' },
  ])
  expect((await editor.get('/api/credits/balance')).json['data']).toEqual(before)
  expect((await editor.get(`/api/comments/${ids[1]}`)).json['data']).toMatchObject({ status: 'pending', version: null })
})

test("other brands and their comments aren't found, and viewers aren't allowed", async () => {
  const [mine, other] = [await makeCompany(app), await makeCompany(app)]
  const [theirs] = await other.comments(['Secret words.'])
  const editor = await mine.as('editor')
  const path = `/api/brands/${mine.brandId}/voice/preview`
  expect((await editor.call('POST', path, { ...voice, commentIds: [theirs] })).status).toBe(404)
  expect((await editor.call('POST', `/api/brands/${other.brandId}/voice/preview`, voice)).status).toBe(404)
  expect((await (await mine.as('viewer')).call('POST', path, voice)).status).toBe(403)
})
