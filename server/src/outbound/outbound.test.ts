import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { OutboundError } from './outbound-error.ts'
import { retryAfterMs } from '../platforms/read-json.ts'
import { createOutbound, type Outbound } from './outbound.ts'

const closers: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

test('sends every https URL to the base URL, keeping host, path and query', async () => {
  const { outbound, base } = await world((_request, response) => response.end('{"ok":true}'))
  expect(outbound.rewrite('https://api.judge.me/api/v1/x?a=1#b')).toBe(`${base}/api.judge.me/api/v1/x?a=1#b`)
  expect(outbound.rewrite(`${base}/model/v1`)).toBe(`${base}/model/v1`)
  expect(createOutbound({ baseUrl: null }).rewrite('https://a.example/x')).toBe('https://a.example/x')
})

test('calls the rewritten URL and returns status, headers and JSON', async () => {
  const seen: string[] = []
  const { outbound } = await world((request, response) => {
    seen.push(`${request.method} ${request.url} ${String(request.headers['x-api-token'])}`)
    response.writeHead(201, { 'x-kind': 'test' }).end('{"ok":true}')
  })
  const url = 'https://api.judge.me/api/v1/reviews'
  const headers = { 'X-Api-Token': 't' }
  const answer = await outbound.request({ method: 'GET', url, headers, query: { page: 2, q: 'a b', none: null } })
  expect(seen).toEqual(['GET /api.judge.me/api/v1/reviews?page=2&q=a+b t'])
  expect([answer.status, answer.headers['x-kind'], answer.json()]).toEqual([201, 'test', { ok: true }])
})

test('does not follow a redirect', async () => {
  const { outbound } = await world((_request, response) => response.writeHead(302, { location: '/x' }).end())
  expect((await outbound.request({ method: 'GET', url: 'https://a.example/' })).status).toBe(302)
})

test('times out, even while the response arrives slowly', async () => {
  const silent = await world(() => undefined)
  expect(await failure(silent.outbound, { timeoutMs: 400 })).toMatchObject({ kind: 'timeout', phase: 'after-send' })
  const slow = await world((_request, response) => void response.writeHead(200).write('x'))
  expect(await failure(slow.outbound, { timeoutMs: 400 })).toMatchObject({ kind: 'timeout', status: 200 })
})

test('stops reading a response that is too large', async () => {
  const { outbound } = await world((_request, response) => response.end('x'.repeat(50_000)))
  expect(await failure(outbound, { maxBytes: 10_000 })).toMatchObject({ kind: 'too-large', status: 200 })
})

test('can be aborted by the caller', async () => {
  const { outbound } = await world(() => undefined)
  expect(await failure(outbound, { signal: AbortSignal.timeout(30) })).toMatchObject({ kind: 'aborted' })
  expect(await failure(outbound, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted' })
})

test('distinguishes a refused connection from one that broke after the request', async () => {
  const { outbound } = await world((request) => void request.resume().on('end', () => request.socket.destroy()))
  const lost = await failure(outbound, { method: 'POST', json: { a: 1 } })
  expect(lost).toMatchObject({ kind: 'connection', phase: 'after-send', bodyBegan: true })
  const unreachable = createOutbound({ baseUrl: 'http://127.0.0.1:1' })
  expect(await failure(unreachable, {})).toMatchObject({ kind: 'connection', phase: 'before-send', bodyBegan: false })
})

test('logs where the request went and how it ended, but no headers, query or body', async () => {
  const { base } = await world((_request, response) => response.end('secret-answer'))
  const lines: unknown[] = []
  const outbound = createOutbound({ baseUrl: base, log: { debug: (fields) => void lines.push(fields) } })
  const headers = { authorization: 'secret-token' }
  await outbound.request({ method: 'POST', url: 'https://a.example/x?k=secret-key', headers, json: 'secret-body' })
  expect(lines).toMatchObject([{ method: 'POST', path: '/a.example/x', outcome: 200 }])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('a wait until a date is counted by the product’s clock', async () => {
  const { base } = await world((_request, response) =>
    response.writeHead(429, { 'retry-after': 'Thu, 31 Dec 2026 23:59:30 GMT' }).end(),
  )
  const outbound = createOutbound({ baseUrl: base, now: () => new Date('2026-12-31T23:59:00Z') })
  closers.push(() => outbound.close())
  const answer = await outbound.request({ method: 'GET', url: 'https://a.example/' })
  expect(retryAfterMs(answer)).toBe(30_000)
})

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

async function world(handler: Handler): Promise<{ outbound: Outbound; base: string }> {
  const server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const outbound = createOutbound({ baseUrl: base })
  closers.push(
    () => outbound.close(),
    () => server.closeAllConnections(),
    () => server.close(),
    () => sleep(1),
  )
  return { outbound, base }
}

async function failure(outbound: Outbound, input: Partial<Parameters<Outbound['request']>[0]>): Promise<OutboundError> {
  const request = outbound.request({ method: 'GET', url: 'https://a.example/', ...input })
  const error = await request.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof OutboundError) return error
  throw new Error('the request did not fail as it should', { cause: error })
}
