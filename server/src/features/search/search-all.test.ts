import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.calm())
afterAll(() => app.stop())

interface Results {
  comments: { content: string; customerName: string; status: string }[]
  customers: { name: string; count: number }[]
  products: { id: string; title: string; picture: string | null }[]
}

async function find(caller: Caller, q: string): Promise<Results> {
  const answer = await caller.get(`/api/search?q=${encodeURIComponent(q)}`)
  expect([q, answer.status]).toEqual([q, 200])
  return answer.json['data'] as unknown as Results
}

test('the palette finds comments in every tab, customers by name, and products by title, five of each', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    ...Array.from({ length: 7 }, (_, n) => ({ text: `A mahogany box, number ${n}.`, authorName: 'Zoë Øster' })),
    { text: 'A mahogany lid.', authorName: 'Max', productExternalId: 'p9', productTitle: 'Mahogany Case' },
    { text: 'とても良い鞄です', authorName: '山田' },
  ])
  const editor = await company.as('editor')
  const { comments, customers, products } = await find(editor, 'MAHOGANY')
  expect(comments).toHaveLength(5)
  expect(comments[0]).toMatchObject({ content: 'A mahogany box, number 0.', customerName: 'Zoë Øster' })
  expect(customers).toEqual([])
  expect(products).toEqual([{ id: expect.any(String), title: 'Mahogany Case', picture: null }])
  expect((await find(editor, 'zoë øs')).customers).toEqual([{ name: 'Zoë Øster', count: 7 }])
  expect(await find(editor, '山田')).toMatchObject({ customers: [{ name: '山田', count: 1 }], products: [] })
  const [first] = ((await editor.get('/api/comments')).json as unknown as { data: { _id: string }[] }).data
  await editor.post('/api/comments/generate', { commentId: first?._id })
  expect((await find(editor, 'number 0')).comments).toMatchObject([{ status: 'draft' }])
  await editor.post('/api/comments/triage-state', { commentIds: [first?._id], triageState: 'hidden' })
  expect(await find(editor, 'number 0')).toEqual({ comments: [], customers: [], products: [] })
})

test("%, _, and \\ are matched literally, and other companies' data isn't found", async () => {
  const ours = await makeCompany(app, { connected: false })
  const theirs = await makeCompany(app, { connected: false })
  await theirs.stored([
    { text: 'A secret drawer', authorName: 'Secretive', productExternalId: 's', productTitle: 'Secret Box' },
  ])
  const caller = await ours.as('viewer')
  for (const q of ['secret', '%', '_', '\\', `' or 1=1 --`]) {
    expect([q, await find(caller, q)]).toEqual([q, { comments: [], customers: [], products: [] }])
  }
})
