import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { sweepPeople } from '../people/index.ts'
import { startProject, withProjects } from '../../testing/project-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Results {
  comments: { content: string; customerName: string; status: string; match: { in: string; text: string } | null }[]
  projects: { id: string; name: string; status: string }[]
  customers: { id: string; name: string; email: string | null; count: number }[]
  products: { id: string; title: string; picture: string | null }[]
}

const nothing = { comments: [], projects: [], customers: [], products: [] }

async function find(caller: Caller, q: string): Promise<Results> {
  const answer = await caller.get(`/api/search?q=${encodeURIComponent(q)}`)
  expect([q, answer.status]).toEqual([q, 200])
  return answer.json['data'] as unknown as Results
}

test('the palette finds comments in every tab, customers by name, and products by title, five comments at most', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    ...Array.from({ length: 7 }, (_, n) => ({
      text: `A mahogany box, number ${n}.`,
      authorName: 'Zoë Øster',
      authorEmail: 'zoe@shop.test',
    })),
    { text: 'A mahogany lid.', authorName: 'Max', productExternalId: 'p9', productTitle: 'Mahogany Case' },
    { text: 'とても良い鞄です', authorName: '山田', authorEmail: 'yamada@shop.test' },
  ])
  await sweepPeople(app.services)
  const editor = await company.as('editor')
  const { comments, customers, products } = await find(editor, 'MAHOGANY')
  expect(comments).toHaveLength(5)
  expect(comments[0]).toMatchObject({ content: 'A mahogany box, number 0.', customerName: 'Zoë Øster' })
  expect(customers).toEqual([])
  expect(products).toEqual([{ id: expect.any(String), title: 'Mahogany Case', picture: null }])
  expect((await find(editor, 'zoë øs')).customers).toEqual([
    { id: expect.any(String), name: 'Zoë Øster', email: 'zoe@shop.test', count: 7 },
  ])
  expect((await find(editor, 'zoe@shop')).customers).toHaveLength(1)
  expect(await find(editor, '山田')).toMatchObject({
    customers: [{ name: '山田', count: 1 }],
    products: [],
  })
  const [first] = ((await editor.get('/api/comments')).json as unknown as { data: { _id: string }[] }).data
  await editor.post('/api/comments/generate', { commentId: first?._id })
  expect((await find(editor, 'number 0')).comments).toMatchObject([{ status: 'draft' }])
  await editor.post('/api/comments/triage-state', { commentIds: [first?._id], triageState: 'hidden' })
  expect(await find(editor, 'number 0')).toEqual(nothing)
})

test('projects are found by name, open ones first and three at most; archived ones and those of another company aren’t', async () => {
  const [company, other] = [await withProjects(app), await withProjects(app)]
  const editor = await company.as('editor')
  const names = ['Zip that catches on the lining', 'Zíp pulls', 'Zip of the large bag', 'Zip', 'Strap']
  const made = new Map<string, string>()
  for (const name of names) made.set(name, (await startProject(editor, { name })).id)
  await startProject(await other.as('editor'), { name: 'Zip elsewhere' })
  await app.owner.query(`update app.projects set status = 'completed' where id = $1`, [made.get('Zip')])
  const viewer = await company.as('viewer')
  const found = (await find(viewer, 'ZIP')).projects
  expect(found).toEqual(
    ['Zíp pulls', 'Zip of the large bag', 'Zip that catches on the lining'].map((name) => ({
      id: made.get(name),
      name,
      status: 'planning',
    })),
  )
  await app.owner.query(`update app.projects set archived_at = now() where id = $1`, [made.get('Zíp pulls')])
  expect((await find(viewer, 'zip')).projects.map(({ name }) => name)).toEqual([
    'Zip of the large bag',
    'Zip that catches on the lining',
    'Zip',
  ])
  expect((await find(viewer, 'zip lining')).projects).toHaveLength(1)
})

test('a result shows where it matches: late in its text, in its product or in its reply', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: `${'It took a while. '.repeat(20)}Then the walnut arrived.`, authorName: 'Ada' },
    { text: 'A fine thing.', authorName: 'Bo', productExternalId: 'p1', productTitle: 'Oaken Chest' },
  ])
  const editor = await company.as('editor')
  const [late] = (await find(editor, 'walnut')).comments
  expect([late?.match, late?.content.startsWith('…'), late?.content.includes('the walnut arrived')]).toEqual([
    null,
    true,
    true,
  ])
  const [named] = (await find(editor, 'oaken')).comments
  expect(named).toMatchObject({ content: 'A fine thing.', match: { in: 'product', text: 'Oaken Chest' } })
  const { json } = await editor.get('/api/comments?search=Bo')
  const [fine] = (json as unknown as { data: { _id: string }[] }).data
  const { response } = (await editor.post('/api/comments/generate', { commentId: fine?._id })).json
  const word =
    String(response)
      .split(/\s+/)
      .find((one) => /^\p{L}{6,}$/u.test(one) && !'A fine thing.'.includes(one)) ?? ''
  const [replied] = (await find(editor, word)).comments
  expect([replied?.match?.in, replied?.match?.text.includes(word)]).toEqual(['reply', true])
})

test("%, _, and \\ are matched literally, and other companies' data isn't found", async () => {
  const ours = await makeCompany(app, { connected: false })
  const theirs = await makeCompany(app, { connected: false })
  await theirs.stored([
    { text: 'A secret drawer', authorName: 'Secretive', productExternalId: 's', productTitle: 'Secret Box' },
  ])
  const caller = await ours.as('viewer')
  for (const q of ['secret', '%', '_', '\\', `' or 1=1 --`]) {
    expect([q, await find(caller, q)]).toEqual([q, nothing])
  }
})
