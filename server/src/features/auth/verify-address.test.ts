import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { beginAnHour, join, newEmail, NEW_PASSWORD, signUp, visitor } from '../../testing/join.ts'
import { codeTo, mailsTo, wrongCode } from '../../testing/mailbox.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const ADMIN = 'boss@bizamply.test'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true, env: { ADMIN_EMAIL: ADMIN } })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer): unknown[] => [status, json['code'] ?? null, json['message']]
const tryCode = (caller: Caller, email: string, code: string) =>
  caller.call('POST', '/auth/verify-otp', { email, code })
const resend = (caller: Caller, email: string) => caller.call('POST', '/auth/resend-otp', { email })

async function begin(): Promise<{ caller: Caller; email: string; code: string }> {
  const [caller, email] = [await visitor(app), newEmail()]
  await signUp(caller, { email })
  return { caller, email, code: await codeTo(app, email) }
}

const isVerified = async (email: string): Promise<unknown> =>
  (await app.owner.query('select email_verified from app.users where email = $1', [email])).rows[0]?.email_verified

const WRONG = [400, 'CODE_INVALID', 'Invalid verification code. Please try again.']
const USED_UP = [400, 'CODE_USED_UP', 'Too many attempts with this code. Request a new one.']
const EXPIRED = [400, 'CODE_EXPIRED', 'This code has expired. Request a new one.']

describe('a code', () => {
  test('verifies the address once, immediately in this session', async () => {
    const { caller, email, code } = await begin()
    const answer = await tryCode(caller, ` ${email.toUpperCase()}`, code)
    expect([answer.status, answer.json['user']]).toMatchObject([200, { email, emailVerified: true }])
    expect((await caller.get('/onboarding/onboard-status')).status).toBe(200)
    expect(outcome(await tryCode(caller, email, code))).toEqual(EXPIRED)
  })

  test('verifies it from another browser without signing that browser in', async () => {
    const { caller, email, code } = await begin()
    const other = await visitor(app)
    const answer = await tryCode(other, email, code)
    expect([answer.status, answer.json['user']]).toEqual([200, null])
    expect((await other.get('/auth/status')).json).toEqual({ authenticated: false, user: null })
    expect((await caller.get('/auth/status')).json['user']).toMatchObject({ emailVerified: true })
  })

  test('is void after five wrong attempts, even if then right', async () => {
    const { caller, email, code } = await begin()
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const answer = await tryCode(caller, email, wrongCode(code))
      expect([outcome(answer), answer.json['details']]).toEqual([WRONG, { triesLeft }])
    }
    expect(outcome(await tryCode(caller, email, code))).toEqual(USED_UP)
    expect(await isVerified(email)).toBe(false)
  })

  test('allows five attempts in total under concurrency', async () => {
    const { email, code } = await begin()
    const callers = await Promise.all(Array.from({ length: 10 }, () => visitor(app)))
    const answers = await Promise.all(callers.map((caller) => tryCode(caller, email, wrongCode(code))))
    expect(answers.filter(({ json }) => String(json['code']) === 'CODE_INVALID')).toHaveLength(5)
    expect(answers.filter(({ json }) => String(json['code']) === 'CODE_USED_UP')).toHaveLength(5)
  })

  test('is accepted once when submitted twice concurrently', async () => {
    const { caller, email, code } = await begin()
    const answers = await Promise.all([tryCode(caller, email, code), tryCode(await visitor(app), email, code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('expires after five minutes', async () => {
    const { caller, email, code } = await begin()
    app.advance(300_000)
    expect(outcome(await tryCode(caller, email, code))).toEqual(EXPIRED)
    expect(await isVerified(email)).toBe(false)
  })

  test('must be six digits', async () => {
    const { caller, email } = await begin()
    for (const code of ['', '12345', '1234567', 'abcdef']) {
      expect(outcome(await tryCode(caller, email, code))).toEqual([
        400,
        'BAD_REQUEST',
        'Please enter the complete 6-digit code',
      ])
    }
  })

  test('is never stored in clear', async () => {
    const { email, code } = await begin()
    const { rows } = await app.owner.query(
      `select t::text as row from app.verifications t union all
       select t::text from app.mails t where recipient = $1`,
      [email],
    )
    const codeAlone = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`)
    for (const { row } of rows) expect(row).not.toMatch(codeAlone)
    const sent = await app.owner.query('select state, sealed_values from app.mails where recipient = $1', [email])
    await expect
      .poll(
        async () =>
          (await app.owner.query('select state, sealed_values from app.mails where recipient = $1', [email])).rows,
      )
      .toEqual([{ state: 'sent', sealed_values: null }])
    expect(sent.rows).toHaveLength(1)
  })
})

describe('a new code', () => {
  test('voids the previous one and resets the attempts', async () => {
    const { caller, email, code } = await begin()
    for (let n = 0; n < 5; n++) await tryCode(caller, email, wrongCode(code))
    expect((await resend(caller, email)).status).toBe(200)
    const second = await codeTo(app, email, 2)
    if (second !== code) expect(outcome(await tryCode(caller, email, code))).toEqual(WRONG)
    expect((await tryCode(caller, email, second)).status).toBe(200)
  })

  test('is sent at most five times an hour', async () => {
    const { caller, email } = await begin()
    for (let n = 0; n < 5; n++) expect((await resend(caller, email)).status).toBe(200)
    const answer = await resend(await visitor(app), email)
    expect(outcome(answer)).toEqual([
      429,
      'RATE_LIMIT_EXCEEDED',
      'You’ve requested too many codes. Please try again later.',
    ])
    app.advance(3_600_000)
    expect((await resend(caller, email)).status).toBe(200)
  })

  test('allows at most fifteen attempts an hour, however many are sent', async () => {
    const { email, code } = await begin()
    app.advance(3_600_000 - (app.services.now().getTime() % 3_600_000))
    let newest = code
    for (const count of [2, 3, 4]) {
      expect((await resend(await visitor(app), email)).status).toBe(200)
      newest = await codeTo(app, email, count)
      for (let n = 0; n < 5; n++)
        expect(outcome(await tryCode(await visitor(app), email, wrongCode(newest)))).toEqual(WRONG)
    }
    expect((await resend(await visitor(app), email)).status).toBe(200)
    newest = await codeTo(app, email, 5)
    expect((await tryCode(await visitor(app), email, newest)).status).toBe(429)
    app.advance(3_600_000)
    await resend(await visitor(app), email)
    expect((await tryCode(await visitor(app), email, await codeTo(app, email, 6))).status).toBe(200)
  })

  test('gets the same response for any address, and is sent only to unverified ones', async () => {
    const waiting = await begin()
    const { email: verified } = await join(app)
    const newAddress = newEmail()
    const answers = []
    for (const email of [waiting.email, verified, newAddress]) answers.push(await resend(await visitor(app), email))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    await codeTo(app, waiting.email, 2)
    expect(await mailsTo(app, verified)).toHaveLength(1)
    expect(await mailsTo(app, newAddress)).toEqual([])
    for (const email of [verified, newAddress]) {
      const answer = await tryCode(await visitor(app), email, '000000')
      expect([outcome(answer), answer.json['details']]).toEqual([WRONG, { triesLeft: 4 }])
    }
    const { rows } = await app.owner.query(`select 1 from app.verifications t where t::text like '%' || $1 || '%'`, [
      newAddress,
    ])
    expect(rows).toEqual([])
  })
})

test('ADMIN_EMAIL grants the administrator role once verified, not before', async () => {
  const caller = await visitor(app)
  expect((await signUp(caller, { email: ADMIN })).json['user']).toMatchObject({ role: 'user' })
  const answer = await tryCode(caller, ADMIN, await codeTo(app, ADMIN))
  expect(answer.json['user']).toMatchObject({ role: 'super_admin' })
  const { caller: other } = await join(app)
  expect((await other.get('/auth/status')).json['user']).toMatchObject({ role: 'user' })
})

test('a revoked administrator with the address in ADMIN_EMAIL stays revoked after a password reset', async () => {
  const { rows } = await app.owner.query<{ id: string }>(
    `update app.users set role = 'user' where email = $1 returning id`,
    [ADMIN],
  )
  await app.owner.query(
    `insert into app.administrator_changes (id, user_id, role_before, role_after, created_at)
     values (gen_random_uuid(), $1, 'super_admin', 'user', $2)`,
    [rows[0]?.id, app.services.now()],
  )
  const caller = await visitor(app)
  await caller.call('POST', '/auth/forgot-password', { email: ADMIN })
  const link = await until('the reset link', async () => {
    const mails = await mailsTo(app, ADMIN)
    return mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password'))
  })
  const token = new URL(link).searchParams.get('token')
  const answer = await caller.call('POST', '/auth/reset-password', { token, password: NEW_PASSWORD })
  expect(answer.status).toBe(200)
  expect((await caller.signIn(ADMIN, NEW_PASSWORD)).json['user']).toMatchObject({ role: 'user' })
})
