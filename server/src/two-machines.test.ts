import { randomUUID } from 'node:crypto'
import { rateLimits } from '@bizamply/contract/rate-limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChild, type Child } from './testing/child.ts'
import { makeCompany, PASSWORD, type TestCompany } from './testing/make-company.ts'
import { postsOf, stateOf } from './testing/money.ts'
import type { Caller } from './testing/caller.ts'
import { listenAs } from './testing/stream.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

let app: TestApp
let one: Child
let other: Child
let worker: Child
let company: TestCompany
beforeAll(async () => {
  app = await startTestApp()
  // A company exists already, so that the sandbox creates no demo.
  company = await makeCompany(app, { credits: 200 })
  const start = (role: string, more: Record<string, string> = {}): Promise<Child> => {
    const env = { ROLE: role, SANDBOX: 'on', ...more }
    return startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url, env })
  }
  ;[one, other, worker] = await Promise.all([start('web', { DRAIN_SECONDS: '2' }), start('web'), start('worker')])
  await beginWindow()
})
afterAll(async () => {
  await Promise.all([one.kill(), other.kill(), worker.kill()])
  await app.stop()
})

/** Moves the sandbox's clock; returns how far it is then ahead of the real one, in milliseconds. */
async function moveClock(child: Child, advance: string): Promise<number> {
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ advance }) }
  const answer = (await (await fetch(`${child.url}/_/clock`, body)).json()) as { now: string }
  return Date.parse(answer.now) - Date.now()
}

/** Starts a window of the rate limits in both servers, so that none ends while attempts are counted. */
async function beginWindow(): Promise<void> {
  const windowSeconds = rateLimits.wrongPasswordPerAccount.seconds
  const toNext = windowSeconds - Math.floor((Date.now() / 1000) % windowSeconds)
  await moveClock(one, `PT${toNext}S`)
  const moved = (toNext - 2) * 1000
  await until('the other server has moved its clock', async () => (await moveClock(other, 'PT0S')) > moved)
}

async function signIn(child: Child): Promise<Caller> {
  const caller = child.caller()
  expect((await caller.signIn(company.emails.editor, PASSWORD)).status).toBe(200)
  caller.brand = company.brandId
  return caller
}

describe('two servers', () => {
  test('share the session and the CSRF token, and both drop it on sign-out', async () => {
    const here = await signIn(one)
    const there = other.caller(here)
    expect((await there.get('/api/comments')).status).toBe(200)
    expect((await there.call('POST', '/api/select-brand', { brandId: company.brandId })).status).toBe(200)
    expect((await there.call('POST', '/auth/logout')).status).toBe(200)
    await until('the first server has forgotten it', async () => (await here.get('/api/comments')).status === 401)
  })

  test('count wrong passwords together', async () => {
    const callers = [one.caller(), other.caller()]
    const seen: number[] = []
    for (let n = 0; n < 11; n++) {
      const caller = callers[n % 2] ?? one.caller()
      seen.push((await caller.signIn(company.emails.viewer, 'Wrong!Password1')).status)
    }
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  test('handle an idempotency key once, whichever server is called', async () => {
    const [id = ''] = await company.comments(['The zip broke.'])
    const here = await signIn(one)
    const there = other.caller(here)
    const key = randomUUID()
    const made = await here.post('/api/comments/generate', { commentId: id }, key)
    expect((await there.post('/api/comments/generate', { commentId: id }, key)).json).toEqual(made.json)
    const sendKey = randomUUID()
    const both = await Promise.all(
      [here, there].map((caller) => caller.post(`/api/comments/${id}/send`, { version: 1 }, sendKey)),
    )
    expect(both.map(({ status }) => status)).toContain(200)
    expect(await postsOf(app, company, id)).toHaveLength(1)
  })

  test("send the worker's events to their listeners, and each continues where the other ended", async () => {
    const [id = ''] = await company.comments(['Lovely.'])
    const here = await signIn(one)
    const there = other.caller(here)
    await here.post('/api/comments/generate', { commentId: id })
    const stream = await listenAs(there)
    await here.post(`/api/comments/${id}/send`, { version: 1, delaySeconds: 1 })
    await until('the worker has sent it', async () => (await stateOf(app, company, id)).delivery === 'posted')
    // Events from just before it began to listen can arrive again.
    const notified = await until('both are notified', async () => {
      const ofOurs = stream.events.filter(({ event, data }) => event === 'reply' && data.id === id)
      return ofOurs.length >= 2 && ofOurs
    })
    expect(new Set(notified.map((one) => one.id)).size).toBe(notified.length)
    await stream.close()
    const resumed = await listenAs(here, notified[0]?.id)
    expect((await resumed.received('reply'))[0]?.id).toBe(notified[1]?.id)
    expect(resumed.events.some(({ event }) => event === 'reset')).toBe(false)
    await resumed.close()
  })
})

test('a worker reports its health and serves no users', async () => {
  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${worker.url}/metrics`)).status).toBe(200)
  expect((await fetch(`${worker.url}/api/comments`)).status).toBe(404)
})

test("the sandbox's clock moves in every process, also in one that starts later", async () => {
  const hour = 3_600_000
  expect(await moveClock(one, 'PT1H')).toBeGreaterThan(hour - 60_000)
  const [id = ''] = await company.comments(['Too small.'])
  const editor = await signIn(other)
  await editor.post('/api/comments/generate', { commentId: id })
  const sent = await editor.post(`/api/comments/${id}/send`, { version: 1, delaySeconds: 1 })
  expect(Date.parse(JSON.parse(sent.text).data.dueAt as string) - Date.now()).toBeGreaterThan(hour - 60_000)
  await until('the worker has sent it', async () => (await stateOf(app, company, id)).delivery === 'posted')
  await other.kill()
  const env = { ROLE: 'web', SANDBOX: 'on' }
  other = await startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url, env })
  expect(await moveClock(other, 'PT0S')).toBeGreaterThan(hour - 60_000)
})

test('a server that is asked to stop reports it first and still serves new requests', async () => {
  const caller = await signIn(one)
  one.signal('SIGTERM')
  await until('it is not ready', async () => (await fetch(`${one.url}/readyz`)).status === 503)
  const answer = await caller.get('/api/comments')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await one.ended).toEqual({ code: 0, signal: null })
})
