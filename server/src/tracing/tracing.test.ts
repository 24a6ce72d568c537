import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild, type Child } from '../testing/child.ts'
import { makeCompany, PASSWORD } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

interface ShownSpan {
  name: string
  spanId: string
  traceId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

let app: TestApp
let collector: Server
const spans: ShownSpan[] = []
const sent: string[] = []
beforeAll(async () => {
  app = await startTestApp()
  collector = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString()
      sent.push(`${request.url} ${text}`)
      const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: ShownSpan[] }[] }[] }
      for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  collector.close()
  await app.stop()
})

// One line per loaded module of the tracing library.
const record = `import { registerHooks } from 'node:module'
registerHooks({ resolve: (specifier, context, next) => {
  const found = next(specifier, context)
  if (/@opentelemetry\\/(sdk|exporter|otlp|context|resources|core)|start-tracing/.test(found.url)) process.stderr.write('loaded ' + found.url + '\\n')
  return found
} })`
const flags = [`--import=data:text/javascript,${encodeURIComponent(record)}`]

const start = (env: Record<string, string>): Promise<Child> =>
  startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url, env, flags })
const loaded = ({ lines }: Child): string[] => lines.filter((line) => line.startsWith('loaded '))

/** Reads, generates with the model and sends, as an editor. */
async function useIt(child: Child) {
  const company = await makeCompany(app)
  const [id = ''] = await company.comments(['The zip broke on its first day.'])
  const caller = child.caller()
  await caller.signIn(company.emails.editor, PASSWORD)
  caller.brand = company.brandId
  expect((await caller.get('/api/comments?search=zip')).status).toBe(200)
  expect((await caller.post('/api/comments/generate', { commentId: id })).status).toBe(200)
  expect((await caller.post(`/api/comments/${id}/send`, { version: 1 })).status).toBe(200)
  const connections = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    company.companyId,
  ])
  const payload = { companyId: company.companyId, connectionId: connections.rows[0]?.id ?? '' }
  await app.queue.addAll('sync-connection', [payload])
  await until('the sync', async () => child.lines.some((line) => /"queue":"sync-connection".*"job done"/.test(line)))
  return { company, caller }
}

test('without a collector, the tracing library is not loaded', async () => {
  const child = await start({})
  await useIt(child)
  child.signal('SIGTERM')
  await child.ended
  expect(loaded(child)).toEqual([])
})

test("a collector gets spans of requests, jobs, calls and statements, without secrets or customers' texts", async () => {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const child = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`, OTEL_SERVICE_NAME: 'our-shop-console' })
  const { company, caller } = await useIt(child)
  child.signal('SIGTERM')
  expect(await child.ended).toEqual({ code: 0, signal: null })
  expect(loaded(child).length).toBeGreaterThan(0)
  expect(sent.every((one) => one.startsWith('/v1/traces ') && one.includes('our-shop-console'))).toBe(true)

  const named = (name: string): ShownSpan[] => spans.filter((one) => one.name === name)
  for (const name of [
    'GET /api/comments',
    'POST /api/comments/{commentId}/send',
    'job sync-connection',
    'call judgeme',
    'call model',
  ])
    expect([name, named(name).length > 0]).toEqual([name, true])
  const children = (parent: string): string[] =>
    named(parent).flatMap(({ spanId }) => spans.filter((one) => one.parentSpanId === spanId).map(({ name }) => name))
  expect(children('job sync-connection')).toEqual(expect.arrayContaining(['sql connections.load', 'call judgeme']))
  expect(children('GET /api/comments').some((name) => name.startsWith('sql '))).toBe(true)
  const [request] = named('GET /api/comments')
  expect(request?.attributes).toEqual(
    expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 200 } }]),
  )
  const all = sent.join('\n')
  const private_ = [
    'zip',
    'Ada',
    'example.org',
    company.shop,
    `jm_test_${company.shop}`,
    company.emails.editor,
    PASSWORD,
  ]
  for (const word of [...private_, 'test-key-of-the-model', caller.token ?? '-', ...caller.jar.values()])
    expect([word, all.includes(word)]).toEqual([word, false])
})
