import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sizes } from '@bizamply/contract/size-limits'
import { callSamples, type CallSample, type Named } from '../testing/call-samples.ts'
import type { Answer, Caller } from '../testing/caller.ts'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import { tenantRows } from '../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newId } from '../db/ids.ts'
import { contractCalls } from './server.ts'

let app: TestApp
let company: TestCompany
let admin: Caller
let administrator: Caller
let named: Named

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app, { plan: 'enterprise' })
  admin = await company.as('admin')
  await app.owner.query(`update app.users set role = 'super_admin' where email = $1`, [company.emails.viewer])
  administrator = await company.as('viewer')
  const [commentId = ''] = await company.comments(['The handle came off.'])
  await admin.post('/api/comments/generate', { commentId })
  named = { ...blank(), commentId, brandId: company.brandId, brandName: 'Brand' }
})
beforeEach(() => app.owner.query('delete from app.limits'))
afterAll(() => app.stop())

const calls = contractCalls().map((call) => ({ ...call, title: `${call.method} ${call.path}` }))
const sampleOf = (call: { title: string }): CallSample =>
  callSamples[call.title] ?? { good: () => ({ path: '/' }), bad: [] }
const withBody = calls.filter((call) => sampleOf(call).good(blank()).body)
const withBad = calls.filter((call) => sampleOf(call).bad.length > 0)

function blank(): Named {
  const [commentId, jobId, importId, alertId, brandId] = [newId(), newId(), newId(), newId(), newId()]
  return { commentId, jobId, importId, alertId, brandId, brandName: 'x' }
}

const callerOf = ({ rules }: (typeof calls)[number]): Caller => (rules.who === 'administrator' ? administrator : admin)

function ask(call: (typeof calls)[number], path: string, body: unknown, more = {}): Promise<Answer> {
  return callerOf(call).call(call.method, path, body, { 'idempotency-key': newId(), ...more })
}

/** The same JSON format, at most a 4xx, and every row of the company unchanged. */
async function expectRefused(what: unknown, answer: Answer, status = 400): Promise<void> {
  expect([what, answer.status, answer.text.slice(0, 300)]).toEqual([what, status, expect.any(String)])
  const { message, code, errors } = answer.json
  expect([what, typeof message, typeof code, Array.isArray(errors)]).toEqual([what, 'string', 'string', true])
  if (status === 400) expect([what, code]).toEqual([what, 'BAD_REQUEST'])
}

const wrongValues = (good: unknown): unknown[] => {
  if (typeof good === 'string') return [5, true, {}, [], null, ['a'], { length: 3 }]
  if (typeof good === 'number') return ['1', true, {}, [], null, 1.5, -1]
  if (typeof good === 'boolean') return ['true', 0, 1, {}, [], null]
  return ['x', 5, true, null]
}

test.each(withBad)('$title rejects every invalid value and changes nothing', async (call) => {
  const before = await tenantRows(app)
  const good = sampleOf(call).good(named)
  for (const bad of sampleOf(call).bad) {
    const body =
      bad.body && good.body && typeof bad.body === 'object' ? { ...good.body, ...bad.body } : (bad.body ?? good.body)
    await expectRefused(bad, await ask(call, bad.path ?? good.path, body))
  }
  expect(await tenantRows(app)).toEqual(before)
})

test.each(withBody)('$title rejects a missing field and a field of the wrong type', async (call) => {
  const before = await tenantRows(app)
  const { path, body = {} } = sampleOf(call).good(named)
  for (const [field, value] of Object.entries(body)) {
    const { [field]: _, ...without } = body
    await expectRefused({ without: field }, await ask(call, path, without))
    for (const wrong of wrongValues(value)) {
      await expectRefused({ [field]: wrong }, await ask(call, path, { ...body, [field]: wrong }))
    }
  }
  expect(await tenantRows(app)).toEqual(before)
})

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

test.each(withBody)('$title rejects a body that is not an object', async (call) => {
  const before = await tenantRows(app)
  const { path } = sampleOf(call).good(named)
  const bodies = [
    '{',
    '}',
    '',
    'null',
    '[]',
    '[{}]',
    '5',
    'true',
    '"text"',
    'NaN',
    "{'a':1}",
    '{"a":1,}',
    '\0',
    '\ufeff',
  ]
  for (const body of bodies) await expectRefused(body, await ask(call, path, body))
  for (const body of ['['.repeat(100_000), deep('[', ']', 50_000), deep('{"a":[', ']}', 20_000)]) {
    await expectRefused(`${body.length} deep`, await ask(call, path, body))
  }
  expect(await tenantRows(app)).toEqual(before)
})

test.each(withBody)('$title never causes an internal error, whatever its fields contain', async (call) => {
  const { path, body = {} } = sampleOf(call).good(named)
  const texts = [
    'a\0b',
    '\ud800',
    '\udc00\ud800',
    '\uffff',
    '__proto__',
    'constructor',
    '%',
    "'; drop table x; --",
    '\u202e',
  ]
  for (const [field, value] of Object.entries(body)) {
    if (typeof value !== 'string') continue
    for (const text of texts) {
      const answer = await ask(call, path, { ...body, [field]: text })
      expect([field, text, answer.status < 500]).toEqual([field, text, true])
    }
  }
  for (const raw of ['{"__proto__":{"commentId":"x","version":1}}', '{"constructor":{"prototype":{"a":1}}}']) {
    await expectRefused(raw, await ask(call, path, raw))
  }
  const nested = `{"a":${deep('[', ']', 50_000)},${JSON.stringify(body).slice(1)}`
  expect((await ask(call, path, nested)).status).toBeLessThan(500)
  expect(({} as Record<string, unknown>)['commentId']).toBeUndefined()
})

test.each(withBody)('$title rejects a body that is too large', async (call) => {
  const before = await tenantRows(app)
  const { path, body } = sampleOf(call).good(named)
  const large = { ...body, extra: 'x'.repeat(sizes.body) }
  await expectRefused('large', await ask(call, path, large), 413)
  const text = JSON.stringify(large)
  const pieces = new ReadableStream<Uint8Array>({
    start(control) {
      for (let at = 0; at < text.length; at += 50_000) control.enqueue(Buffer.from(text.slice(at, at + 50_000)))
      control.close()
    },
  })
  const caller = callerOf(call)
  const headers = new Headers({
    cookie: [...caller.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    authorization: `Bearer ${caller.token}`,
    'x-csrf-token': caller.csrf ?? '',
    'idempotency-key': newId(),
    'content-type': 'application/json',
  })
  const request = new Request(`http://localhost:3000${path}`, {
    method: call.method,
    headers,
    body: pieces,
    duplex: 'half',
  } as RequestInit)
  expect((await app.fetch(request)).status).toBe(413)
  expect(await tenantRows(app)).toEqual(before)
})

test.each(withBody)('$title accepts JSON only', async (call) => {
  const before = await tenantRows(app)
  const { path, body } = sampleOf(call).good(named)
  const form = Object.entries(body ?? {})
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  const parts = Object.entries(body ?? {}).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  for (const [type, text] of [
    ['text/plain', JSON.stringify(body)],
    ['application/xml', '<a/>'],
    ['application/octet-stream', JSON.stringify(body)],
    ['application/x-www-form-urlencoded', form],
    ['multipart/form-data; boundary=b', `${parts.join('')}--b--\r\n`],
    ['multipart/form-data', 'x'],
    ['nonsense', JSON.stringify(body)],
  ] as const) {
    await expectRefused(type, await ask(call, path, text, { 'content-type': type }))
  }
  expect(await tenantRows(app)).toEqual(before)
})

test('invalid query strings are rejected or ignored, and never cause an internal error', async () => {
  for (const path of ['/api/comments', '/api/credits/transactions', '/api/admin/brands/x/logo', '/auth/status']) {
    for (const query of [
      '__proto__[a]=1',
      'constructor[prototype]=1',
      'limit[]=1',
      'limit=1&limit=2',
      'search=%',
      'search=%ED%A0%80',
      'search=%FF',
      'status[0]=pending',
      `${'a[b]'.repeat(500)}=1`,
      `search=${encodeURIComponent('%_\\'.repeat(60))}`,
      'cursor=-99999999999999_0198c0de-0000-7000-8000-000000000000',
      'cursor=99999999999999_0198c0de-0000-7000-8000-000000000000',
    ]) {
      const answer = await admin.get(`${path}?${query}`)
      expect([path, query, answer.status < 500]).toEqual([path, query, true])
      if (answer.status >= 400) await expectRefused(query, answer)
    }
  }
})

test('none of these calls caused an internal error', () => {
  expect(app.errors).toEqual([])
})
