import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Hono } from 'hono'
import { Registry } from 'prom-client'
import { metricText } from '@bizamply/contract/metrics'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { answerError } from './answer-error.ts'
import { bindOpenRoutes, readDuration } from './open-routes.ts'
import { contractCalls } from './server.ts'

const TOKEN = 'a token of metrics that is long'

let app: TestApp
let guarded: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  guarded = await startTestApp({ builtIn: true, peerOf: app, env: { METRICS_TOKEN: TOKEN, TRUST_PROXY: '10.0.0.0/8' } })
})
afterAll(async () => {
  await guarded.stop()
  await app.stop()
})

describe('without a session', () => {
  test('the process reports liveness, readiness and the health of its components', async () => {
    const signedOut = app.caller()
    expect((await signedOut.get('/healthz')).json).toEqual({ status: 'up' })
    const ready = await signedOut.get('/readyz')
    expect([ready.status, ready.json]).toEqual([200, { ready: true }])
    const health = await signedOut.get('/api/system/health')
    expect(health.json).toMatchObject({ status: 'up', services: { database: 'up' } })
    expect(Number(health.json['uptime'])).toBeGreaterThan(0)
  })

  test('a process without its database is live but not ready', async () => {
    const cut = await startTestApp({ builtIn: true, peerOf: app })
    await cut.db.global.$client.end()
    const signedOut = cut.caller()
    expect((await signedOut.get('/healthz')).status).toBe(200)
    const ready = await signedOut.get('/readyz')
    expect([ready.status, ready.json]).toEqual([503, { ready: false }])
    expect((await signedOut.get('/api/system/health')).json).toMatchObject({
      status: 'down',
      services: { database: 'down' },
    })
    expect((await signedOut.get('/metrics')).status).toBe(200)
    const end = cut.db.global.$client.end.bind(cut.db.global.$client)
    Object.assign(cut.db.global.$client, { end: () => end().catch(() => undefined) })
    await cut.stop()
  })

  test('OpenAPI lists every call and every other route, with its method', async () => {
    const { json } = await app.caller().get('/api/openapi.json')
    const paths = json['paths'] as unknown as Record<string, Record<string, { summary?: string }>>
    for (const { method, path } of [...contractCalls(), ...Object.values(plainRoutes)]) {
      expect([method, path, paths[path]?.[method.toLowerCase()]?.summary]).toEqual([
        method,
        path,
        expect.stringMatching(/./),
      ])
    }
  })

  test('every response has the browser security headers', async () => {
    const signedOut = app.caller()
    for (const path of ['/healthz', '/api/comments', '/nowhere', '/api/openapi.json', '/auth/status']) {
      const { headers } = await signedOut.get(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('strict-transport-security')).toContain('max-age=')
    }
  })

  test("the clock can't be moved if the sandbox is off", async () => {
    expect((await app.caller().call('POST', '/_/clock', { advance: 'PT1H' })).status).toBe(404)
  })

  test('OpenAPI describes each figure as the screens do', async () => {
    const { text } = await app.caller().get('/api/openapi.json')
    for (const name of ['handledRate', 'responseHours', 'topPerformers', 'customers'] as const) {
      expect(text).toContain(JSON.stringify(metricText(name)).slice(1, -1))
    }
  })
})

describe('metrics', () => {
  const read = (from: TestApp, peer: string, headers: Record<string, string> = {}) =>
    from.caller(peer).call('GET', '/metrics', undefined, headers)

  test('are for this machine only', async () => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await read(app, peer)).status).toBe(200)
    for (const peer of ['192.0.2.1', '10.0.0.1', '::2', ''])
      expect([peer, (await read(app, peer)).status]).toEqual([peer, 401])
    expect((await read(app, '192.0.2.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(401)
    for (const [name, value] of Object.entries({
      'x-forwarded-for': '192.0.2.1',
      forwarded: 'for=192.0.2.1',
      via: '1.1 a',
    }))
      expect((await read(app, '127.0.0.1', { [name]: value })).status).toBe(401)
    expect((await read(guarded, '10.0.0.1', { 'x-forwarded-for': '127.0.0.1, 192.0.2.1' })).status).toBe(401)
  })

  test('require the token, if there is one', async () => {
    expect((await read(guarded, '127.0.0.1')).status).toBe(401)
    for (const wrong of ['', 'x', TOKEN.slice(1), `${TOKEN} `]) {
      const answer = await read(guarded, '192.0.2.1', { authorization: `Bearer ${wrong}x` })
      expect([wrong, answer.status, answer.json['code']]).toEqual([wrong, 401, 'UNAUTHENTICATED'])
    }
    const answer = await read(guarded, '192.0.2.1', { authorization: `Bearer ${TOKEN}` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'bizamply_event_streams']) {
      expect(answer.text).toContain(name)
    }
  })
})

test('the clock is moved by JSON that no page of another origin can send', async () => {
  const http = new Hono()
  http.onError((error) => answerError(error, app.services.log))
  const moved: number[] = []
  const advanceClock = async (milliseconds: number): Promise<Date> => new Date(moved.push(milliseconds))
  const closed = {
    isReady: async () => true,
    metrics: new Registry(),
    metricsToken: null,
    trustProxy: [],
    sessionCookieName: 'session',
  }
  bindOpenRoutes(http, { ...closed, advanceClock })
  const send = async (headers: Record<string, string>): Promise<number> => {
    const body = '{"advance":"PT1H"}'
    return (await http.request('http://localhost:3000/_/clock', { method: 'POST', headers, body })).status
  }
  const json = { 'content-type': 'application/json' }
  expect(await send({ 'content-type': 'text/plain' })).toBe(400)
  for (const origin of ['https://evil.example', 'http://localhost:3001', 'null'])
    expect(await send({ ...json, origin })).toBe(403)
  expect(moved).toEqual([])
  expect(await send(json)).toBe(200)
  expect(await send({ ...json, origin: 'http://localhost:3000' })).toBe(200)
  expect(moved).toEqual([3_600_000, 3_600_000])
})

test('a duration is days, hours, minutes and seconds', () => {
  expect(readDuration('PT1H')).toBe(3_600_000)
  expect(readDuration('P1DT2H3M4S')).toBe(93_784_000)
  for (const wrong of ['', 'P', 'PT', '1H', 'PT-1H', 'PT1.5H', 'P1Y', 'PT1H ', 'pt1h'])
    expect([wrong, readDuration(wrong)]).toEqual([wrong, null])
})
