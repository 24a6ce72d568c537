import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readBrief } from './read-brief.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.calm())
afterAll(() => app.stop())

const facts = [
  { topic: 'returns', text: 'Unused items can be returned within 30 days.', language: 'en' },
  { topic: 'delivery', text: 'Bestellungen verlassen uns nach 2 Werktagen.', language: 'de' },
]

test('what is saved is what a writer of replies is given', async () => {
  const company = await makeCompany(app)
  const admin = await company.as('admin')
  const path = `/api/brands/${company.brandId}/voice`
  const [commentId = ''] = await company.comments(['Can I send it back?'])
  const version = (await admin.get(path)).json['data']?.['version']
  const voice = { tone: 'plain', signOff: 'Nora', avoid: ['cheap'], defaultLanguage: 'de', facts }
  await admin.call('PUT', path, { ...voice, version })
  const brief = await company.ctx.tx((tx) => readBrief(tx, company.ctx, commentId))
  expect(brief?.brand).toMatchObject({ name: expect.any(String), ...voice })
})
