import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const pathOf = (company: TestCompany): string => `/api/brands/${company.brandId}/voice`

const facts = [
  { topic: 'returns', text: 'Unused items can be returned within 30 days.', language: 'en' },
  { topic: 'delivery', text: 'Orders leave us within 2 working days.', language: 'en' },
  { topic: 'delivery', text: 'Bestellungen verlassen uns nach 2 Werktagen.', language: 'de' },
]

test('an editor replaces voice and facts, and every member reads them in the given order', async () => {
  const company = await makeCompany(app)
  const [editor, viewer] = [await company.as('editor'), await company.as('viewer')]
  const first = await viewer.get(pathOf(company))
  expect(first.json['data']).toMatchObject({ tone: 'warm', signOff: null, avoid: [], defaultLanguage: 'en', facts: [] })
  expect(first.json['data']?.['composer']).toBe('built-in')
  const voice = { tone: 'formal', signOff: 'Nora, Alder', avoid: ['cheap', 'cheap'], defaultLanguage: 'de', facts }
  const saved = await editor.call('PUT', pathOf(company), { ...voice, version: first.json['data']?.['version'] })
  expect(saved.status).toBe(200)
  const again = await viewer.get(pathOf(company))
  expect(again.json).toEqual(saved.json)
  expect(again.json['data']).toMatchObject({ ...voice, avoid: ['cheap'] })
  expect(again.json['data']?.['version']).not.toBe(first.json['data']?.['version'])
})

test('a save based on an older version is refused and returns the current one', async () => {
  const company = await makeCompany(app)
  const [one, other] = [await company.as('admin'), await company.as('editor')]
  const version = (await one.get(pathOf(company))).json['data']?.['version']
  const voice = { tone: 'plain', avoid: [], defaultLanguage: 'en', version }
  const answers = await Promise.all([
    one.call('PUT', pathOf(company), { ...voice, facts: facts.slice(0, 1) }),
    other.call('PUT', pathOf(company), { ...voice, facts: facts.slice(1) }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed()
  expect(lost?.json['code']).toBe('CONFLICT')
  const { composer, ...voiceOnly } = (won?.json['data'] ?? {}) as { composer?: string }
  expect(composer).toBe('built-in')
  expect(lost?.json['details']).toEqual({ voice: voiceOnly })
})
