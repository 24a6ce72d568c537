import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SavedView } from '@bizamply/contract/views'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.calm())
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
