import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { createAuth } from './better-auth.ts'
import { answerWith, challengeOf, codeOf, HALF_MINUTE, twoFactorPerson } from '../../testing/second-factor.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sessionCookieName } from './session-cookie.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const stepUp = (caller: Caller, given: object) => caller.post('/api/profile/step-up', given)
const TEN_MINUTES = 10 * 60_000 + 1
const cookie = sessionCookieName
const statuses = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('an observed code', () => {
  test('cannot be reused after a sign-in, neither as a step-up nor for another sign-in', async () => {
    const { email, data } = await twoFactorPerson(app)
    const signedIn = await challengeOf(email, app.caller())
    const code = codeOf(app, data)
    expect((await answerWith(signedIn, code)).status).toBe(200)
    expectRefusal(await stepUp(signedIn.caller, { code }), 'FACTOR_CODE_INVALID')
    expectRefusal(await answerWith(await challengeOf(email, app.caller()), code), 'FACTOR_CODE_INVALID')
  })

  test("does not work for another user's account", async () => {
    const [one, other] = [await twoFactorPerson(app), await twoFactorPerson(app)]
    expectRefusal(
      await answerWith(await challengeOf(one.email, app.caller()), codeOf(app, other.data)),
      'FACTOR_CODE_INVALID',
    )
    const [foreign = ''] = other.data.recoveryCodes
    expectRefusal(await answerWith(await challengeOf(one.email, app.caller()), foreign), 'FACTOR_CODE_INVALID')
    expect((await answerWith(await challengeOf(other.email, app.caller()), foreign)).status).toBe(200)
  })

  test('a recovery code used twice concurrently signs in once, and is useless afterward', async () => {
    const { email, data } = await twoFactorPerson(app)
    const [code = ''] = data.recoveryCodes
    const both = [await challengeOf(email, app.caller()), await challengeOf(email, app.caller())]
    expect(statuses(await Promise.all(both.map((one) => answerWith(one, code))))).toEqual([200, 400])
    const inside = both.find(({ caller }) => caller.token !== null)?.caller ?? app.caller()
    expectRefusal(await stepUp(inside, { code }), 'FACTOR_CODE_INVALID')
  })
})

describe('brute-forcing codes', () => {
  test('is limited at sign-in and at step-up by separate counters, whatever else is tried in between', async () => {
    const { email, caller, data } = await twoFactorPerson(app)
    const QUARTER = 15 * 60_000
    app.advance(QUARTER - (app.services.now().getTime() % QUARTER))
    for (let n = 0; n < 10; n++) {
      expectRefusal(await stepUp(caller, n % 2 ? { code: '000000' } : { code: 'WRONG-CODES' }), 'FACTOR_CODE_INVALID')
    }
    expectRefusal(await stepUp(caller, { code: codeOf(app, data) }), 'RATE_LIMIT_EXCEEDED')
    expectRefusal(await stepUp(caller, { password: PASSWORD }), 'RATE_LIMIT_EXCEEDED')
    expect((await answerWith(await challengeOf(email, app.caller()), codeOf(app, data))).status).toBe(200)
    app.advance(QUARTER)
    expect((await stepUp(caller, { code: codeOf(app, data) })).status).toBe(200)
  })
})

describe('a step-up', () => {
  test('counts only for its own session and expires after ten minutes', async () => {
    const company = await makeCompany(app, { connected: false })
    const [here, stolen] = [await company.as('editor'), await company.as('editor')]
    app.advance(TEN_MINUTES)
    expect((await stepUp(here, { password: PASSWORD })).status).toBe(200)
    expectRefusal(await stolen.post('/api/profile/second-factor', undefined), 'STEP_UP_REQUIRED')
    expect((await here.post('/api/profile/second-factor', undefined)).status).toBe(200)
    app.advance(TEN_MINUTES)
    expectRefusal(await here.post('/api/profile/second-factor', undefined), 'STEP_UP_REQUIRED')
  })

  test('needs a complete second factor: a pending set-up, a partial step-up or none is refused', async () => {
    const company = await makeCompany(app, { connected: false })
    const caller = await company.as('editor')
    const begun = await caller.post('/api/profile/second-factor', undefined)
    const data = begun.json['data'] as unknown as { secret: string; uri: string; recoveryCodes: string[] }
    app.advance(TEN_MINUTES)
    for (const code of [codeOf(app, data), data.recoveryCodes[0]]) {
      expectRefusal(await stepUp(caller, { code }), 'FACTOR_CODE_INVALID')
    }
    for (const given of [{}, { password: '' }, { password: PASSWORD, code: '123456' }]) {
      expectRefusal(await stepUp(caller, given), 'BAD_REQUEST')
    }
    expectRefusal(await caller.post('/api/profile/second-factor', undefined), 'STEP_UP_REQUIRED')
    expect((await stepUp(caller, { password: PASSWORD })).status).toBe(200)
  })
})

describe('a session', () => {
  test('planted in a browser by an attacker is replaced at sign-in', async () => {
    const company = await makeCompany(app, { connected: false })
    const attacker = await company.as('viewer')
    const victim = app.caller()
    for (const [name, value] of attacker.jar) victim.jar.set(name, value)
    expect((await victim.signIn(company.emails.editor, PASSWORD)).status).toBe(200)
    expect(victim.jar.get(cookie)).not.toBe(attacker.jar.get(cookie))
    const me = async (caller: Caller) => (await caller.get('/auth/status')).json['user']?.['email']
    expect(await me(victim)).toBe(company.emails.editor)
    expect(await me(attacker)).toBe(company.emails.viewer)
    expect(await me(attacker.like({ token: victim.token }))).toBeUndefined()
  })

  test('with a made-up id is not adopted at sign-in', async () => {
    const { email, data } = await twoFactorPerson(app)
    const planted = 'planted-token.c2lnbmF0dXJl'
    const caller = app.caller()
    caller.jar.set(cookie, planted)
    const begun = await challengeOf(email, caller)
    app.advance(HALF_MINUTE)
    expect((await answerWith(begun, codeOf(app, data))).status).toBe(200)
    expect(caller.jar.get(cookie)).not.toBe(planted)
    const thief = app.caller()
    thief.jar.set(cookie, planted)
    expect((await thief.like({ token: caller.token }).get('/api/preferences')).status).toBe(401)
  })
})

test('a wrong password costs one hash, whether or not the account exists or has a password', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  await app.owner.query(
    `update app.accounts a set password = null, provider_id = 'google' from app.users u
     where u.id = a.user_id and u.email = $1`,
    [emails.viewer],
  )
  const { appUrl, now } = app.services
  const auth = createAuth({ db: app.db, secret: 'x'.repeat(32), appUrl, trustedOrigins: [], now })
  // Hashing is nearly the whole cost of a sign-in.
  const { password } = await auth.$context
  const works = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
  const costOf = async (email: string): Promise<unknown> => {
    for (const work of works) work.mockClear()
    const body = { email, password: 'Wrong!Horse9' }
    const refused = await auth.api.signInEmail({ body, headers: new Headers() }).catch((error: unknown) => error)
    return [refused, works.reduce((sum, work) => sum + work.mock.calls.length, 0)]
  }
  const known = await costOf(emails.editor)
  expect(known).toEqual([expect.objectContaining({ statusCode: 401 }), 1])
  expect(await costOf('nobody@nowhere.test')).toEqual(known)
  expect(await costOf(emails.viewer)).toEqual(known)
})
