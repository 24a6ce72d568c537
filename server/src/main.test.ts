import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from './features/credits/index.ts'
import { CHILD_SECRET, startChild, type Child } from './testing/child.ts'
import { makeCompany, PASSWORD, type TestCompany } from './testing/make-company.ts'
import { postsOf, stateOf } from './testing/money.ts'
import type { Caller } from './testing/caller.ts'
import { listenAs } from './testing/stream.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const start = (env: Record<string, string> = {}): Promise<Child> =>
  startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url, env })

async function signIn(child: Child, company: TestCompany): Promise<Caller> {
  const caller = child.caller()
  const answer = await caller.signIn(company.emails.admin, PASSWORD)
  expect(answer.status).toBe(200)
  caller.brand = company.brandId
  return caller
}

describe('a server that is asked to stop', () => {
  test('finishes running requests, disconnects its listeners and exits 0 within ten seconds', async () => {
    const child = await start()
    const company = await makeCompany(app)
    const [id = '', other = ''] = await company.comments(['The zip broke.', 'Lovely.'])
    const caller = await signIn(child, company)
    await caller.post('/api/comments/generate', { commentId: id })
    const stream = await listenAs(caller)
    await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'slow', times: 1, path: '/replies' })
    const sending = caller.post(`/api/comments/${id}/send`, { version: 1 })
    await until('the request has begun', async () => (await stateOf(app, company, id)).delivery === 'sending')
    await app.control('POST', '/_/model', { mode: 'slow' })
    const writing = caller.post('/api/comments/generate', { commentId: other })
    await until('the reply is being written', async () => (await stateOf(app, company, other)).generating)

    child.signal('SIGTERM')
    child.signal('SIGTERM')
    expect((await sending).json['data']).toMatchObject({ status: 'sent' })
    expect((await writing).status).toBe(200)
    expect(await child.ended).toEqual({ code: 0, signal: null })
    await until('the listener was let go', async () => stream.isOver)
    await app.control('POST', '/_/model', { mode: 'normal' })
    expect(await stateOf(app, company, id)).toMatchObject({ status: 'sent', delivery: 'posted' })
    expect(await stateOf(app, company, other)).toMatchObject({ status: 'draft' })
    expect(await postsOf(app, company, id)).toHaveLength(1)
    expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
    await expect(fetch(child.url)).rejects.toThrow()
  })
})

describe('the log', () => {
  test('has one JSON line per entry and no secrets, even if everything fails', async () => {
    const child = await start({ LOG_LEVEL: 'trace', METRICS_TOKEN: 'metrics-token-marker-1234' })
    const company = await makeCompany(app)
    const [id] = await company.comments(['The zip broke.'])
    const caller = await signIn(child, company)
    const password = 'Marker!Password7'
    await child.caller().signIn(company.emails.editor, password)
    await caller.call('POST', '/api/connections/judgeme', { shopDomain: company.shop, token: 'judgeme-token-marker' })
    await app.control('POST', '/_/model', { mode: 'garbage' })
    await caller.post('/api/comments/generate', { commentId: id })
    await app.control('POST', '/_/model', { mode: 'normal' })
    await caller.call('POST', '/api/connections/judgeme', '{"token":"judgeme-token-marker"')
    await caller.call('GET', '/metrics', undefined, { authorization: 'Bearer metrics-token-marker-1234' })
    const secrets = [
      PASSWORD,
      password,
      CHILD_SECRET,
      'judgeme-token-marker',
      'metrics-token-marker-1234',
      'test-key-of-the-model',
    ]
    secrets.push(`jm_test_${company.shop}`, caller.token ?? '', ...caller.jar.values())
    secrets.push(new URL(app.url).password, new URL(app.ownerUrl).password)
    secrets.push(...(await everythingFails(child, company, caller)))
    child.signal('SIGTERM')
    await child.ended
    const all = child.lines.join('\n')
    expect(all).toContain('a request failed')
    for (const secret of secrets.filter(Boolean)) expect([secret, all.includes(secret)]).toEqual([secret, false])
    expect(all).not.toContain('The zip broke.')
    expect(all).not.toMatch(/\$argon2|params/)
    for (const line of child.lines) expect(() => JSON.parse(line)).not.toThrow()
  })
})

/** Drops the server's tables one after another, and returns the secrets that it had in memory. */
async function everythingFails(child: Child, company: TestCompany, caller: Caller): Promise<string[]> {
  const held: string[] = []
  for (const [table, work] of [
    ['sessions', () => child.caller().signIn(company.emails.viewer, PASSWORD)],
    ['accounts', () => child.caller().signIn(company.emails.viewer, PASSWORD)],
    [
      'connections',
      () =>
        caller.call('POST', '/api/connections/judgeme', { shopDomain: company.shop, token: `jm_test_${company.shop}` }),
    ],
    ['limits', () => caller.call('POST', '/api/select-brand', { brandId: company.brandId })],
    ['credit_entries', () => caller.get('/api/credits/transactions')],
    ['comments', () => caller.get('/api/comments?search=search-marker')],
  ] as const) {
    await app.owner.query(`alter table app.${table} rename to gone`)
    const answer = await work()
    expect([table, answer.status, answer.json['code']]).toEqual([table, 500, 'INTERNAL'])
    expect(answer.text).not.toContain('relation')
    expect(answer.json['details']).toEqual({ requestId: expect.stringMatching(/./) })
    await app.owner.query(`alter table app.gone rename to ${table}`)
  }
  const { rows } = await app.owner.query<{ token: string; sealed: string; password: string }>(
    `select s.token, c.sealed_credentials as sealed, a.password from app.sessions s, app.connections c, app.accounts a`,
  )
  for (const row of rows) held.push(row.token, row.sealed, row.password)
  return [...new Set(held), 'search-marker']
}
