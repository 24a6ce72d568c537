import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizes } from '@bizamply/contract/size-limits'
import { fillTemplate } from '@bizamply/contract/template-placeholders'
import { newId } from '../../db/ids.ts'
import type { Loose } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { addStartingTemplates, startingTemplates } from './starting-templates.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const namesIn = (json: Loose): unknown[] => (json['data'] as unknown as { name: string }[]).map(({ name }) => name)

test('a company starts with the same four templates as earlier companies', async () => {
  const company = await makeCompany(app, { connected: false })
  for (let n = 0; n < 2; n++)
    await company.ctx.tx((tx) => addStartingTemplates(tx, company.companyId, app.services.now()))
  const viewer = await company.as('viewer')
  const names = namesIn((await viewer.get('/api/templates')).json)
  expect(names).toEqual(['Thank You', 'Appreciation', 'Discount Offer', 'Feedback Response'])
  const migration = readFileSync(new URL('../../db/migrations/0006_workbench.sql', import.meta.url), 'utf8')
  for (const { name, text } of startingTemplates) expect(migration).toContain(`'${name}', '${text}'`)
})

test('every placeholder in the starting templates has a value', () => {
  const values = { customer: 'Ada', product: 'Canvas Bag', brand: 'Alder', discount: 'THANKS15' }
  for (const { text } of startingTemplates) {
    const filled = fillTemplate(text, values)
    expect([filled.missing, filled.text.includes('{')]).toEqual([[], false])
  }
})

test('an editor adds, changes, and deletes a template, and its name is unique', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const made = await editor.call('POST', '/api/templates', { name: ' Sorry ', text: 'Sorry, {customer}.' })
  expect(made.json['data']).toMatchObject({ name: 'Sorry', text: 'Sorry, {customer}.' })
  const id = String(made.json['data']?.['id'])
  const again = await editor.call('POST', '/api/templates', { name: 'Sorry', text: 'Twice.' })
  expect([again.status, again.json['code'], again.json['message']]).toEqual([
    409,
    'CONFLICT',
    'You already have a template called Sorry. Choose another name.',
  ])
  await editor.call('POST', '/api/templates', { name: 'Thanks', text: 'Thanks.' })
  const renamed = await editor.call('PUT', `/api/templates/${id}`, { name: 'Thanks', text: 'x' })
  expect([renamed.status, renamed.json['code']]).toEqual([409, 'CONFLICT'])
  const changed = await editor.call('PUT', `/api/templates/${id}`, { name: 'Sorry', text: 'We are sorry.' })
  expect(changed.json['data']).toMatchObject({ id, text: 'We are sorry.' })
  expect(namesIn((await editor.get('/api/templates')).json)).toEqual(['Sorry', 'Thanks'])
  expect((await editor.call('DELETE', `/api/templates/${id}`)).status).toBe(200)
  expect((await editor.call('DELETE', `/api/templates/${id}`)).status).toBe(404)
  expect(namesIn((await editor.get('/api/templates')).json)).toEqual(['Thanks'])
})

test("another company's template isn't found or changed", async () => {
  const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const [editor, stranger] = [await ours.as('editor'), await theirs.as('admin')]
  const made = await editor.call('POST', '/api/templates', { name: 'Ours', text: 'Ours.' })
  const path = `/api/templates/${String(made.json['data']?.['id'])}`
  expect((await stranger.call('PUT', path, { name: 'Theirs', text: 'Theirs.' })).status).toBe(404)
  expect((await stranger.call('DELETE', path)).status).toBe(404)
  expect(namesIn((await stranger.get('/api/templates')).json)).toEqual([])
  expect(namesIn((await editor.get('/api/templates')).json)).toEqual(['Ours'])
})

test('a company has at most 200 templates, even with concurrent additions', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  await app.owner.query(
    `insert into app.reply_templates (company_id, id, name, text, created_at, updated_at)
     select $1, gen_random_uuid(), 'Template ' || n, 'x', now(), now() from generate_series(1, $2::int) n`,
    [company.companyId, sizes.templates - 1],
  )
  const answers = await Promise.all(
    ['One', 'Other'].map((name) => editor.call('POST', '/api/templates', { name: `${name} ${newId()}`, text: 'x' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(namesIn((await editor.get('/api/templates')).json)).toHaveLength(sizes.templates)
})
