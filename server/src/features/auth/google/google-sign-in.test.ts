import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import { consent, exchange, leave, locationOf, newPerson, refusalOf, throughGoogle } from '../../../testing/google.ts'
import { beginAnHour, join, NEW_PASSWORD, signUp, visitor } from '../../../testing/join.ts'
import { codeTo } from '../../../testing/mailbox.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true, env: { TRUSTED_ORIGINS: 'https://shop.example' } })
  await beginAnHour(app)
})
afterEach(async () => {
  await app.control('POST', '/_/identity', { mode: 'normal' })
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer): unknown[] => [status, json['code'] ?? null]
const usersOf = async (email: string): Promise<number> =>
  (await app.owner.query('select 1 from app.users where email = $1', [email])).rows.length

describe('signing in with Google', () => {
  test('signs in a new user with a verified address and no company', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    const back = await throughGoogle(caller, email, '/responses?tab=draft')
    expect(back.pathname).toBe('/auth/callback')
    expect(back.searchParams.get('returnUrl')).toBe('/responses?tab=draft')
    const answer = await exchange(caller, back.searchParams.get('token'))
    expect(answer.json['user']).toMatchObject({
      email,
      firstName: 'Robin',
      lastName: 'van Fields',
      emailVerified: true,
      firstimeSetup: 0,
      memberRole: null,
    })
    expect((await caller.get('/onboarding/onboard-status')).json).toMatchObject({ setupStatus: 'company' })
  })

  test('recognizes the same user after their Google address changed', async () => {
    const first = await visitor(app)
    const email = await newPerson(app, { sub: '77001' })
    const user = await exchange(first, (await throughGoogle(first, email)).searchParams.get('token'))
    const other = await newPerson(app, { sub: '77001' })
    const second = await visitor(app)
    const again = await exchange(second, (await throughGoogle(second, other)).searchParams.get('token'))
    expect(again.json['user']?.['id']).toBe(user.json['user']?.['id'])
    expect(again.json['user']).toMatchObject({ email })
    expect(await usersOf(other)).toBe(0)
  })

  test('links a verified account to a verified Google account and keeps its password', async () => {
    const { email } = await join(app, { companyName: 'Alder', brandName: 'Fern' })
    await app.control('POST', '/_/people', { email, name: 'Ada Byron' })
    const caller = await visitor(app)
    const answer = await exchange(caller, (await throughGoogle(caller, email)).searchParams.get('token'))
    expect(answer.json['user']).toMatchObject({ email, companyName: 'Alder', memberRole: 'admin' })
    expect((await (await visitor(app)).signIn(email, NEW_PASSWORD)).status).toBe(200)
    const { rows } = await app.owner.query(
      `select l.method, l.success from app.logins l join app.users u on u.id = l.user_id where u.email = $1
       order by l.created_at`,
      [email],
    )
    expect(rows).toEqual(['sign-up', 'google', 'password'].map((method) => ({ method, success: true })))
  })

  test('does not link an account whose address was never verified', async () => {
    const email = await newPerson(app)
    await signUp(await visitor(app), { email })
    const back = await throughGoogle(await visitor(app), email)
    expect(refusalOf(back)).toEqual(['/auth/callback', 'account_not_linked', null])
    const { rows } = await app.owner.query(
      `select provider_id from app.accounts a join app.users u on u.id = a.user_id where u.email = $1`,
      [email],
    )
    expect(rows).toEqual([{ provider_id: 'credential' }])
  })

  test('does not link by an address that Google did not verify', async () => {
    const { email } = await join(app)
    await app.control('POST', '/_/people', { email, verified: false })
    expect(refusalOf(await throughGoogle(await visitor(app), email))[1]).toBe('account_not_linked')
  })

  test('does not link a second Google account with the same address', async () => {
    const { email } = await join(app)
    await app.control('POST', '/_/people', { email, sub: '88001' })
    expect((await throughGoogle(await visitor(app), email)).searchParams.has('token')).toBe(true)
    await app.control('POST', '/_/people', { email, sub: '88002' })
    expect(refusalOf(await throughGoogle(await visitor(app), email))[1]).toBe('account_not_linked')
  })

  test('asks a new user to verify an address that Google did not verify', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app, { verified: false })]
    const answer = await exchange(caller, (await throughGoogle(caller, email)).searchParams.get('token'))
    expect(answer.json['user']).toMatchObject({ emailVerified: false })
    expect(outcome(await caller.get('/onboarding/onboard-status'))).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    const proved = await caller.call('POST', '/auth/verify-otp', { email, code: await codeTo(app, email) })
    expect(proved.json['user']).toMatchObject({ emailVerified: true })
  })

  test('refuses a suspended user and creates no session', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    await exchange(caller, (await throughGoogle(caller, email)).searchParams.get('token'))
    await app.owner.query(`update app.users set status = 'banned' where email = $1`, [email])
    const again = await visitor(app)
    const answer = await exchange(again, (await throughGoogle(again, email)).searchParams.get('token'))
    expect(outcome(answer)).toEqual([403, 'ACCOUNT_SUSPENDED'])
  })
})

describe('a failed return from Google stores nothing', () => {
  test('when the user declined', async () => {
    expect(refusalOf(await throughGoogle(await visitor(app), null))).toEqual([
      '/auth/callback',
      'google_auth_failed',
      null,
    ])
  })

  test.each(['wrong-nonce', 'wrong-aud', 'wrong-issuer', 'expired', 'forged', 'unsigned'])(
    'when the identity token is %s',
    async (mode) => {
      const email = await newPerson(app)
      await app.control('POST', '/_/identity', { mode })
      expect(refusalOf(await throughGoogle(await visitor(app), email))[1]).toBe('google_auth_failed')
      expect(await usersOf(email)).toBe(0)
    },
  )

  test('when it is opened twice', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    const back = await consent(await leave(caller), email)
    expect(locationOf(await caller.raw('GET', back))).toContain('token=')
    expect(locationOf(await caller.raw('GET', back))).toBe('/auth/callback?error=google_auth_failed')
  })

  test('when another browser opens it, or its state is unknown', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    const back = await consent(await leave(caller), email)
    const other = await visitor(app)
    await leave(other)
    expect(locationOf(await other.raw('GET', back))).toBe('/auth/callback?error=google_auth_failed')
    expect(locationOf(await caller.raw('GET', '/auth/google/callback?code=x&state=y'))).toContain('google_auth_failed')
    expect(locationOf(await caller.raw('GET', '/auth/google/callback'))).toContain('google_auth_failed')
    expect(await usersOf(email)).toBe(0)
  })

  test('when it took longer than ten minutes', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    const back = await consent(await leave(caller), email)
    app.advance(600_000)
    expect(locationOf(await caller.raw('GET', back))).toContain('google_auth_failed')
    expect(await usersOf(email)).toBe(0)
  })

  test('when the code is invalid or Google fails, each with its own message', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    const back = await consent(await leave(caller), email)
    const altered = back.replace(/code=[^&]+/, 'code=other')
    expect(locationOf(await caller.raw('GET', altered))).toContain('google_auth_failed')
    for (const fault of ['http500', 'bad-json']) {
      const next = await consent(await leave(caller), email)
      await app.control('POST', '/_/faults', { platform: 'google', fault, times: 1 })
      expect([fault, locationOf(await caller.raw('GET', next))]).toEqual([
        fault,
        '/auth/callback?error=oauth_processing_failed',
      ])
    }
    expect(await usersOf(email)).toBe(0)
  })
})

test('a rotated Google key is fetched again', async () => {
  const caller = await visitor(app)
  await app.control('POST', '/_/identity', { mode: 'rotated-key' })
  expect((await throughGoogle(caller, await newPerson(app))).searchParams.has('token')).toBe(true)
})

test('two tabs of one browser can sign in concurrently', async () => {
  const [caller, email] = [await visitor(app), await newPerson(app)]
  const pages = [await leave(caller), await leave(caller)]
  for (const page of pages) {
    expect(locationOf(await caller.raw('GET', await consent(page, email)))).toContain('token=')
  }
})

describe('the one-time token of the callback page', () => {
  test('opens a session once, in the browser that started, within a minute', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    const token = (await throughGoogle(caller, email)).searchParams.get('token')
    const thief = await visitor(app)
    await leave(thief)
    expect(outcome(await exchange(thief, token))).toEqual([400, 'TOKEN_INVALID'])
    const late = (await throughGoogle(caller, email)).searchParams.get('token')
    app.advance(60_000)
    const answer = await exchange(caller, late)
    expect([...outcome(answer), answer.json['message']]).toEqual([
      400,
      'TOKEN_INVALID',
      'Failed to authenticate with provided token',
    ])
    const good = (await throughGoogle(caller, email)).searchParams.get('token')
    expect((await exchange(caller, good)).status).toBe(200)
    expect(outcome(await exchange(caller, good))).toEqual([400, 'TOKEN_INVALID'])
  })

  test('opens one session when used twice concurrently', async () => {
    const [caller, email] = [await visitor(app), await newPerson(app)]
    const token = (await throughGoogle(caller, email)).searchParams.get('token') ?? ''
    const ask = () => caller.call('POST', '/auth/exchange', { token })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })
})

test('a redirect to an untrusted origin is refused', async () => {
  const email = await newPerson(app)
  const landing = async (returnUrl: string) =>
    (await throughGoogle(await visitor(app), email, returnUrl)).searchParams.get('returnUrl')
  for (const good of ['/responses', 'https://shop.example/back', 'http://localhost:3000/x']) {
    expect(await landing(good)).toBe(good)
  }
  for (const bad of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
    expect([bad, await landing(bad)]).toEqual([bad, null])
  }
})

test('no token or code from Google is stored in the database', async () => {
  const caller = await visitor(app)
  await exchange(caller, (await throughGoogle(caller, await newPerson(app))).searchParams.get('token'))
  const { rows } = await app.owner.query<{ text: string }>(
    'select t::text as text from app.accounts t union all select t::text from app.verifications t',
  )
  for (const { text } of rows) expect(text).not.toContain('sbxsecret')
})

test('the console reports whether Google sign-in is configured', async () => {
  const plain = await startTestApp({
    builtIn: true,
    peerOf: app,
    env: { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
  })
  expect(await leave(plain.caller())).toBe('/auth/callback?error=google_unavailable')
  await plain.stop()
})
