import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SavedView } from '@bizamply/contract/views'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const listed = async (caller: Caller): Promise<SavedView[]> =>
  (await caller.get('/api/views')).json['data'] as unknown as SavedView[]

test('members save views, share them, and see shared ones', async () => {
  const company = await makeCompany(app, { connected: false })
  const [admin, viewer] = [await company.as('admin'), await company.as('viewer')]
  const query = 'status=pending&rating=1,2&search=caf%C3%A9'
  const made = await admin.post('/api/views', { name: 'Unhappy', query, shared: true })
  expect(made.json['data']).toMatchObject({ name: 'Unhappy', query, shared: true, mine: true })
  await admin.post('/api/views', { name: 'My own', query: 'assignee=me' })
  await viewer.post('/api/views', { name: 'Unhappy', query: 'rating=1' })
  expect((await listed(admin)).map(({ name, mine, shared }) => [name, mine, shared])).toEqual([
    ['My own', true, false],
    ['Unhappy', true, true],
  ])
  expect((await listed(viewer)).map(({ name, mine, query: q }) => [name, mine, q])).toEqual([
    ['Unhappy', false, query],
    ['Unhappy', true, 'rating=1'],
  ])
})

test("viewers save but can't share views, and only a view's owner can change it", async () => {
  const company = await makeCompany(app, { connected: false })
  const [admin, viewer] = [await company.as('admin'), await company.as('viewer')]
  const refused = await viewer.post('/api/views', { name: 'Mine', query: '', shared: true })
  expect([refused.status, refused.json['message']]).toEqual([403, 'Your role can’t share views.'])
  const own = await viewer.post('/api/views', { name: 'Mine', query: '' })
  const mine = `/api/views/${String(own.json['data']?.['id'])}`
  expect((await viewer.call('PUT', mine, { name: 'Mine', query: '', shared: true })).status).toBe(403)
  expect((await viewer.call('PUT', mine, { name: 'Ours', query: 'sort=oldest' })).json['data']).toMatchObject({
    name: 'Ours',
    query: 'sort=oldest',
  })
  expect((await admin.call('PUT', mine, { name: 'x', query: '' })).status).toBe(404)
  const shared = await admin.post('/api/views', { name: 'Shared', query: '', shared: true })
  const theirs = `/api/views/${String(shared.json['data']?.['id'])}`
  expect((await viewer.call('PUT', theirs, { name: 'x', query: '' })).status).toBe(403)
  expect((await viewer.call('DELETE', theirs)).status).toBe(403)
  const stranger = await (await makeCompany(app, { connected: false })).as('admin')
  expect((await stranger.call('DELETE', theirs)).status).toBe(404)
  expect((await viewer.call('DELETE', mine)).status).toBe(200)
  expect((await listed(viewer)).map(({ name }) => name)).toEqual(['Shared'])
})

test('view names are unique and limited to a hundred per member, even with concurrent saves', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  await editor.post('/api/views', { name: 'Twice', query: '' })
  const again = await editor.post('/api/views', { name: 'Twice', query: '' })
  expect([again.status, again.json['message']]).toEqual([
    409,
    'You already have a view called Twice. Choose another name.',
  ])
  await app.owner.query(
    `insert into app.saved_views select company_id, gen_random_uuid(), brand_id, user_id, 'view ' || n, '', false, created_at
     from app.saved_views, generate_series(1, 98) n where company_id = $1`,
    [company.companyId],
  )
  const both = await Promise.all(['A', 'B'].map((name) => editor.post('/api/views', { name, query: '' })))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await listed(editor)).toHaveLength(100)
})

test("a removed member's shared views pass to an admin, who can delete them", async () => {
  const company = await makeCompany(app, { connected: false })
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  await editor.post('/api/views', { name: 'Refunds', query: 'search=refund', shared: true })
  await editor.post('/api/views', { name: 'Own', query: '' })
  const removed = await admin.postProved(`/api/team/members/${await idOf(editor)}/remove`, {})
  expect(removed.status).toBe(200)
  const [view] = await listed(admin)
  expect(view).toMatchObject({ name: 'Refunds', shared: true, mine: true })
  expect((await admin.call('DELETE', `/api/views/${view?.id}`)).status).toBe(200)
  expect(await listed(admin)).toEqual([])
})

test('counts every view inside a tab', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: 'The zip is broken.', rating: 1 },
    { text: 'Does it fit a laptop?', rating: null },
    { text: 'I cut my hand on the zip and my lawyer will write to you.', rating: 2 },
    { text: 'Lovely bag.', rating: 5 },
  ])
  const editor = await company.as('editor')
  const { data } = (await editor.get('/api/comments?rating=5')).json as unknown as { data: { _id: string }[] }
  const commentIds = data.map(({ _id }) => _id)
  await editor.post('/api/comments/assign', { commentIds, userId: await idOf(editor) })
  await editor.post('/api/comments/tag', { commentIds, add: ['2026'] })
  for (const [name, query] of [
    ['Hidden', 'shelf=hidden'],
    ['Low', 'rating=1%2C2&sort=oldest&status=sent'],
    ['Searched', 'search=zip'],
    ['Tagged', 'tag=%222026%22'],
    ['Unreadable', 'rating=9'],
    ['Project', 'project=01a1fe39-f086-7359-addd-0000000000cc'],
  ]) {
    await editor.post('/api/views', { name, query })
  }
  const counted = async (tab: string) => {
    const { json } = await editor.get(`/api/views?tab=${tab}`)
    const views = json['data'] as unknown as { name: string; count: number | null }[]
    return { counts: Object.fromEntries(views.map(({ name, count }) => [name, count])), builtIn: json['builtIn'] }
  }
  const inbox = { Hidden: 0, Low: 2, Searched: 2, Tagged: 1, Unreadable: null, Project: null }
  const builtIn = { all: 4, needsPerson: 1, needsReview: 0, readFirst: 0, lowRating: 2, questions: 1, mine: 1 }
  expect(await counted('pending')).toEqual({ counts: inbox, builtIn })
  expect((await counted('sent')).builtIn).toMatchObject({ all: 0, lowRating: 0 })
  await editor.post('/api/comments/triage-state', { commentIds, triageState: 'hidden' })
  expect(await counted('all')).toMatchObject({ counts: { Hidden: 1, Tagged: 0 }, builtIn: { all: 3, mine: 0 } })
  expect((await editor.get('/api/views')).json['builtIn']).toBeNull()
  expect((await editor.get('/api/views?tab=nowhere')).status).toBe(400)
})

const idOf = async (caller: Caller): Promise<string> => {
  const { json } = await caller.get('/auth/status')
  return String((json as unknown as { user: { id: string } }).user.id)
}
