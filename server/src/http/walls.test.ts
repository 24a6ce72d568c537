import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callSamples, type CallSample, type Named } from '../testing/call-samples.ts'
import type { Answer, Caller } from '../testing/caller.ts'
import { expectRefusal } from '../testing/expect-refusal.ts'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import { makeStaff } from '../testing/make-staff.ts'
import { nameAll } from '../testing/name-rows.ts'
import { signedInLongAgo } from '../testing/signed-in-long-ago.ts'
import { tenantRows } from '../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { isRestricted, mayByRole, writesWithoutRole } from '../testing/role-rules.ts'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { newId } from '../db/ids.ts'
import { contractCalls } from './server.ts'

let app: TestApp
let ours: TestCompany
let theirs: TestCompany
let named: Named
let foreign: Named
let stranger: Caller
let unproved: Caller
let longSignedIn: Record<'member' | 'administrator', Caller>
const callers = {} as Record<'admin' | 'editor' | 'viewer', Caller>

beforeAll(async () => {
  app = await startTestApp()
  ours = await makeCompany(app)
  theirs = await makeCompany(app)
  named = await nameAll(app, ours)
  foreign = await nameAll(app, theirs)
  stranger = await theirs.as('admin')
  const other = await makeCompany(app, { connected: false })
  await app.owner.query('update app.users set email_verified = false where email = $1', [other.emails.admin])
  unproved = await other.as('admin')
  const administrator = await signedInLongAgo(app, await makeStaff(app), 'viewer')
  longSignedIn = { member: await signedInLongAgo(app, ours, 'admin'), administrator }
  for (const role of ['admin', 'editor', 'viewer'] as const) callers[role] = await ours.as(role)
})
afterAll(() => app.stop())

const calls = contractCalls().map((call) => ({ ...call, title: `${call.method} ${call.path}` }))
const guarded = calls.filter((call) => call.rules.who !== 'open')
const writes = guarded.filter((call) => call.method !== 'GET')
const forAdministrators = guarded.filter((call) => call.rules.who === 'administrator')
const ofMembers = guarded.filter((call) => call.rules.who !== 'administrator')
const sampleOf = (call: { title: string }): CallSample =>
  callSamples[call.title] ?? { good: () => ({ path: '/' }), bad: [] }

function ask(caller: Caller, call: (typeof calls)[number], names = named, more = {}): Promise<Answer> {
  const { path, body } = sampleOf(call).good(names)
  return caller.call(call.method, path, body, { 'idempotency-key': newId(), ...more })
}

test('every call of the contract has a sample, and every sample has a call', () => {
  expect(Object.keys(callSamples).toSorted()).toEqual(calls.map(({ title }) => title).toSorted())
})

test('every write requires roles, except a closed list that concerns only the user or requests the role', () => {
  const free = guarded.filter(
    (call) => call.method !== 'GET' && !isRestricted(call) && call.rules.who !== 'administrator',
  )
  expect(free.map(({ title }) => title).toSorted()).toEqual(writesWithoutRole)
})

test.each(guarded)('$title is refused without a session, and with half of a token pair', async (call) => {
  const { admin } = callers
  const signedOut = app.caller()
  await signedOut.get('/auth/csrf-token')
  const before = await tenantRows(app)
  expectRefusal(await ask(app.caller(), call), 'UNAUTHENTICATED')
  expectRefusal(await ask(signedOut, call), 'UNAUTHENTICATED')
  expectRefusal(await ask(admin.like({ token: null }), call), 'UNAUTHENTICATED')
  expectRefusal(await ask(admin.like({}, new Map()), call), 'UNAUTHENTICATED')
  expectRefusal(await ask(admin.like({ token: stranger.token }), call), 'UNAUTHENTICATED')
  expectRefusal(await ask(admin.like({ token: `${admin.token}x` }), call), 'UNAUTHENTICATED')
  expect(await tenantRows(app)).toEqual(before)
})

test.each(guarded)('$title is refused before the email address is verified', async (call) => {
  const before = await tenantRows(app)
  expectRefusal(await ask(unproved, call), 'EMAIL_NOT_VERIFIED')
  expect(await tenantRows(app)).toEqual(before)
})

test('a user without a verified email address can read their session and sign out', async () => {
  expect((await unproved.get('/auth/status')).json).toMatchObject({
    authenticated: true,
    user: { emailVerified: false },
  })
  expectRefusal(await unproved.get('/api/events'), 'EMAIL_NOT_VERIFIED')
  expectRefusal(await unproved.get(`/api/imports/${named.importId}/rejects.csv`), 'EMAIL_NOT_VERIFIED')
  const connect = await unproved.get(`/integration/judgeme/?company=${unproved.brand}`)
  expect([connect.status, connect.headers.get('location')]).toEqual([302, '/login?returnUrl=%2Fresponses'])
})

test.each(writes)('$title is refused without the CSRF token of this session', async (call) => {
  const { admin } = callers
  const visitor = app.caller()
  await visitor.get('/auth/csrf-token')
  const before = await tenantRows(app)
  expectRefusal(await ask(admin.like({ csrf: null }), call), 'CSRF_INVALID')
  expectRefusal(await ask(admin.like({ csrf: stranger.csrf }), call), 'CSRF_INVALID')
  for (const other of [stranger, visitor]) {
    const jar = new Map([...admin.jar, ['csrf_token', other.csrf ?? '']])
    expectRefusal(await ask(admin.like({ csrf: other.csrf }, jar), call), 'CSRF_INVALID')
  }
  const jar = new Map([...admin.jar].filter(([name]) => name !== 'csrf_token'))
  expectRefusal(await ask(admin.like({}, jar), call), 'CSRF_INVALID')
  expect(await tenantRows(app)).toEqual(before)
})

test.each(guarded.filter((call) => call.rules.stepUp))(
  '$title requires a new step-up after ten minutes',
  async (call) => {
    const before = await tenantRows(app)
    const { member, administrator } = longSignedIn
    expectRefusal(await ask(call.rules.who === 'administrator' ? administrator : member, call), 'STEP_UP_REQUIRED')
    expect(await tenantRows(app)).toEqual(before)
  },
)

test.each(guarded.filter(isRestricted))('$title is refused to every other role', async (call) => {
  const before = await tenantRows(app)
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    if (!mayByRole(call, role)) expectRefusal(await ask(callers[role], call), 'FORBIDDEN')
  }
  expect(await tenantRows(app)).toEqual(before)
})

test.each(forAdministrators)('$title is refused to every member, whatever their role', async (call) => {
  const before = await tenantRows(app)
  for (const role of ['admin', 'editor', 'viewer'] as const) expectRefusal(await ask(callers[role], call), 'FORBIDDEN')
  expectRefusal(await ask(stranger, call), 'FORBIDDEN')
  expect(await tenantRows(app)).toEqual(before)
})

test.each(ofMembers)('$title exposes nothing of another company', async (call) => {
  const { admin } = callers
  const before = await tenantRows(app)
  const { path, body } = sampleOf(call).good(foreign)
  if (JSON.stringify({ path, body }) !== JSON.stringify(sampleOf(call).good(named))) {
    const answer = await ask(admin, call, foreign)
    if (call.path.includes('logo')) expect(answer.text).not.toContain(theirs.shop)
    else expectRefusal(answer, 'NOT_FOUND')
  }
  if (call.rules.who === 'member') {
    expectRefusal(await ask(admin.like({ brand: theirs.brandId }), call), 'NOT_FOUND')
    expectRefusal(await ask(admin.like({ brand: newId() }), call), 'NOT_FOUND')
    for (const brand of ['x', '*', "' or 1=1 --", `${ours.brandId} `.repeat(3), '__proto__', 'null']) {
      expectRefusal(await ask(admin.like({ brand }), call), 'BAD_REQUEST')
    }
  }
  expect(await tenantRows(app)).toEqual(before)
})

test.each(guarded.filter((call) => call.rules.idempotent))('$title takes no bad Idempotency-Key', async (call) => {
  const before = await tenantRows(app)
  for (const key of ['', '   ', 'x'.repeat(201)]) {
    expectRefusal(await ask(callers.admin, call, named, { 'idempotency-key': key }), 'BAD_REQUEST')
  }
  const { path, body } = sampleOf(call).good(named)
  if (call.rules.idempotent === true) expectRefusal(await callers.admin.call(call.method, path, body), 'BAD_REQUEST')
  expect(await tenantRows(app)).toEqual(before)
})

describe('routes outside the contract', () => {
  test('the event stream requires a session and a complete token pair', async () => {
    const { admin } = callers
    expect(plainRoutes.events.rules.who).toBe('member')
    for (const caller of [app.caller(), admin.like({ token: null }), admin.like({}, new Map())]) {
      expectRefusal(await caller.get('/api/events'), 'UNAUTHENTICATED')
    }
    expectRefusal(await admin.like({ brand: theirs.brandId }).get('/api/events'), 'NOT_FOUND')
  })

  test('a stream of a generation follows the rules of the call', async () => {
    const { admin, viewer } = callers
    const stream = { accept: 'text/event-stream', 'idempotency-key': newId() }
    const generate = (caller: Caller, commentId: string) =>
      caller.call('POST', '/api/comments/generate', { commentId }, stream)
    expectRefusal(await generate(app.caller(), named.commentId), 'UNAUTHENTICATED')
    expectRefusal(await generate(admin.like({ csrf: null }), named.commentId), 'CSRF_INVALID')
    expectRefusal(await generate(viewer, named.commentId), 'FORBIDDEN')
    expectRefusal(await generate(admin, 'x'), 'BAD_REQUEST')
    const answer = await generate(admin, foreign.commentId)
    expect(answer.text).toContain('event: error')
    expect(answer.text).toContain('"code":"NOT_FOUND"')
  })

  test("require a platform's signature, a browser navigation, or a session", () => {
    for (const [name, route] of Object.entries(plainRoutes)) {
      const walled =
        'signed' in route || 'navigation' in route || ['user', 'member', 'administrator'].includes(route.rules.who)
      expect([name, walled]).toEqual([name, true])
    }
  })

  test('unknown URLs return 404 in the standard format, for any method', async () => {
    const { admin } = callers
    const nowhere = ['/api', '/api/', '/api/nowhere', '/auth/nowhere', '/hooks/nowhere', '/backend/api/nowhere', '/%00']
    for (const path of nowhere) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await admin.call(method, path)
        expect([method, path, answer.status]).toEqual([method, path, 404])
        expectRefusal(answer, 'NOT_FOUND')
      }
    }
    for (const [method, path] of [
      ['DELETE', '/api/comments'],
      ['POST', '/api/credits/balance'],
      ['PUT', '/auth/login'],
      ['GET', '/hooks/judgeme'],
    ] as const) {
      expectRefusal(await admin.call(method, path), 'NOT_FOUND')
    }
  })

  test("personal responses aren't cached, not even a refusal", async () => {
    for (const path of [
      '/api/comments',
      '/auth/status',
      '/api/onboard-data',
      '/api/nothing',
      '/backend/api/comments',
    ]) {
      const answer = await app.caller().get(path)
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  })

  test('every call under /api responds the same under /backend/api', async () => {
    const { admin } = callers
    for (const call of calls.filter(({ path }) => path.startsWith('/api/'))) {
      const { path, body } = sampleOf(call).good(foreign)
      // Created objects have unique names: a second one of the same name gets another response.
      const own = () => (body && 'name' in body ? { ...body, name: newId() } : body)
      const [plain, alias] = await Promise.all(
        [path, `/backend${path}`].map((at) => admin.call(call.method, at, own(), { 'idempotency-key': newId() })),
      )
      expect([call.title, alias?.status, alias?.json['code']]).toEqual([call.title, plain?.status, plain?.json['code']])
      expect(alias?.status).not.toBe(500)
    }
    expect((await app.caller().get('/backend/api/comments')).status).toBe(401)
  })
})

test('none of these calls caused an internal error', () => {
  expect(app.errors).toEqual([])
})
