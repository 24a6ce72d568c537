import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { callSamples } from '../testing/call-samples.ts'
import { makeCompany } from '../testing/make-company.ts'
import { nameAll } from '../testing/name-rows.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { contractCalls } from './server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const tables = {
  'POST /api/projects': 'projects',
  'POST /api/projects/{projectId}/tasks': 'project_tasks',
  'POST /api/projects/{projectId}/notes': 'project_activities',
  'POST /api/reports': 'reports',
  'POST /api/comments/{commentId}/notes': 'comment_notes',
}
const titles = Object.keys(tables) as (keyof typeof tables)[]

test('every call that accepts a key is tested here', () => {
  const accepting = contractCalls().filter(({ rules }) => rules.idempotent === 'optional')
  expect(accepting.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(titles.toSorted())
})

async function scene(title: keyof typeof tables) {
  const company = await makeCompany(app)
  const sample = callSamples[title]?.good(await nameAll(app, company)) ?? { path: '', body: {} }
  const caller = await company.as('admin')
  const { json } = await caller.post('/api/projects', { name: 'Zip' })
  const path = sample.path.replace(/(?<=^\/api\/projects\/)[^/]+/, String(json['data']?.['id']))
  const count = async (): Promise<number> => {
    const { rows } = await app.owner.query<{ count: number }>(
      `select count(*)::int as count from app.${tables[title]} where company_id = $1`,
      [company.companyId],
    )
    return rows[0]?.count ?? 0
  }
  const create = async (headers: Record<string, string>, changes = {}) => {
    const answer = await caller.call('POST', path, { ...(sample.body as object), ...changes }, headers)
    const { id, _id } = (answer.json['data'] ?? {}) as { id?: string; _id?: string }
    return { status: answer.status, code: answer.json['code'], id: id ?? _id }
  }
  return { count, create }
}

test.each(titles)('%s with the same key creates once, also from two requests at once', async (title) => {
  const { count, create } = await scene(title)
  const key = { 'idempotency-key': newId() }
  const [first, second] = await Promise.all([create(key), create(key)])
  const after = await count()
  const third = await create(key)
  expect([first?.status, second?.status, third.status]).toEqual([200, 200, 200])
  expect(new Set([first?.id, second?.id, third.id]).size).toBe(1)
  expect(first?.id).toEqual(expect.any(String))
  expect(await count()).toBe(after)
  const renamed = { name: 'Other', title: 'Other', text: 'Other' }
  expect(await create(key, renamed)).toMatchObject({ status: 409, code: 'KEY_REUSED' })
  expect(await count()).toBe(after)
})

test.each(titles)('%s with another key, or without one, creates another', async (title) => {
  const { count, create } = await scene(title)
  const before = await count()
  const ids = [
    await create({ 'idempotency-key': newId() }),
    await create({ 'idempotency-key': newId() }),
    await create({}),
  ]
  expect(new Set(ids.map(({ id }) => id)).size).toBe(3)
  expect(await count()).toBeGreaterThanOrEqual(before + 3)
})
