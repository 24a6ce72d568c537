import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { dataOf } from '../../testing/project-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const change = 'Since November our bags have a stronger zip.'

test('a reply to a linked complaint mentions what changed once it has shipped, and other replies do not', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const [zip = '', size = ''] = await company.comments([
    'The zip got stuck on the first day, very annoying.',
    'It is far too small, I am disappointed.',
  ])
  const generate = async (commentId: string): Promise<string> => {
    const answer = await editor.post('/api/comments/generate', { commentId })
    return JSON.stringify(answer.json)
  }
  const path = '/api/projects'
  const made = await editor.post(path, { name: 'Zip', topics: ['zip'], change })
  const { id, version } = dataOf<{ id: string; version: number }>(made)
  expect(await generate(zip)).not.toContain(change)
  await editor.call('PUT', `${path}/${id}`, { version, status: 'completed' })
  expect(await generate(zip)).toContain(change)
  expect(await generate(size)).not.toContain(change)
  await editor.call('DELETE', `${path}/${id}/comments`, { commentIds: [zip] })
  expect(await generate(zip)).not.toContain(change)
})
