import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../testing/caller.ts'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  company = await makeCompany(app)
  editor = await company.as('editor')
})
afterAll(() => app.stop())
beforeEach(() => {
  app.logged.length = 0
})

const lines = (): Record<string, unknown>[] =>
  app.logged.filter(([, message]) => message === 'request').map(([fields]) => fields as Record<string, unknown>)
const metrics = async (): Promise<string> => (await app.caller('127.0.0.1').get('/metrics')).text

test('each request is one log line with its route, status, time, company and user, but without ids or text', async () => {
  const id = randomUUID()
  const answer = await editor.call('PUT', `/backend/api/comments/${id}/draft?note=sbxsecret`, { text: 'x', version: 1 })
  expect(answer.status).toBe(404)
  const requestId = answer.headers.get('x-request-id')
  expect(lines()).toEqual([
    {
      method: 'PUT',
      route: '/api/comments/{commentId}/draft',
      status: 404,
      ms: expect.any(Number) as number,
      companyId: company.companyId,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      requestId,
    },
  ])
  expect(JSON.stringify(app.logged)).not.toMatch(new RegExp(`${id}|sbxsecret`))
})

test('requests of visitors, webhooks and unknown methods are logged by their route alone', async () => {
  const signedOut = app.caller()
  await signedOut.get('/api/comments?search=jane')
  await signedOut.call('POST', '/hooks/judgeme/sbxsecret', {})
  await signedOut.call('JANE', '/api/comments')
  const none = { requestId: expect.any(String) as string, ms: expect.any(Number) as number }
  expect(lines()).toEqual([
    { ...none, method: 'GET', route: '/api/comments', status: 401 },
    { ...none, method: 'POST', route: '/hooks/{platform}/{key}', status: 401 },
  ])
  expect(await metrics()).toContain('bizamply_requests_total{method="other",route="static",status="404"}')
})

test('health checks and console files are counted, but not logged at info', async () => {
  const signedOut = app.caller('127.0.0.1')
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/system/health', '/assets/none.js'])
    await signedOut.get(path)
  expect(lines()).toEqual([])
  expect(await metrics()).toContain('bizamply_requests_total{method="GET",route="/healthz",status="200"} 1')
})

test('requests are counted by route and status, and timed by route', async () => {
  for (let n = 0; n < 2; n++) expect((await editor.get('/api/views')).status).toBe(200)
  const text = await metrics()
  expect(text).toContain('bizamply_requests_total{method="GET",route="/api/views",status="200"} 2')
  expect(text).toContain('bizamply_request_duration_seconds_count{method="GET",route="/api/views"} 2')
})

test('a failed request is an error line with its route, company, user and the id that the user saw', async () => {
  await app.owner.query('alter table app.saved_views rename to saved_views_away')
  const answer = await editor.get('/api/views')
  await app.owner.query('alter table app.saved_views_away rename to saved_views')
  expect(answer.status).toBe(500)
  const { requestId } = answer.json['details'] as unknown as { requestId: string }
  const about = { method: 'GET', route: '/api/views', companyId: company.companyId, requestId }
  expect(app.errors.splice(0)).toEqual([expect.objectContaining({ ...about, userId: expect.any(String) as string })])
  expect(lines()).toEqual([expect.objectContaining({ ...about, status: 500 })])
})

test('sends and generated replies are counted by outcome', async () => {
  const [id = ''] = await company.comments(['Lovely mugs'])
  const made = await editor.post('/api/comments/generate', { commentId: id })
  expect(made.status).toBe(200)
  const version = made.json['data']?.['version']
  expect((await editor.post(`/api/comments/${id}/send`, { version, target: 'platform' })).status).toBe(200)
  const text = await metrics()
  expect(text).toContain('bizamply_generations_total{outcome="done"} 1')
  expect(text).toContain('bizamply_sends_total{platform="judgeme",outcome="posted"} 1')
})
