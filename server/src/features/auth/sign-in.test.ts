import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sessionCookieName } from './session-cookie.ts'

const QUARTER_MS = 15 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  // One minute into a 15-minute window, so that no test crosses its end by accident.
  app.advance(QUARTER_MS + 60_000 - (app.services.now().getTime() % QUARTER_MS))
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer): unknown[] => [status, json['code'] ?? null]

let place = 0
/** A visitor with an IP address that no other test uses. */
const visitor = (): Caller => app.caller(`192.0.2.${++place}`)

async function knock(email: string, password: string, caller = visitor()): Promise<Answer> {
  return caller.signIn(email, password)
}

function cookie(answer: Answer, name: string): string {
  return answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`)) ?? ''
}

describe('a user', () => {
  test('sees their name, company and role', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const answer = await knock(` ${emails.editor.toUpperCase()} `, PASSWORD)
    expect(outcome(answer)).toEqual([200, null])
    expect(answer.json['user']).toMatchObject({
      email: emails.editor,
      role: 'user',
      memberRole: 'editor',
      emailVerified: true,
      firstimeSetup: 1,
    })
    expect(answer.text).not.toContain(PASSWORD)
    expect(answer.text).not.toMatch(/argon2|password/i)
  })

  test('gets the same response for a wrong password and an unknown address', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const wrong = await knock(emails.admin, 'Wrong!Horse9')
    const unknown = await knock('nobody@nowhere.test', 'Wrong!Horse9')
    expect(outcome(wrong)).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(unknown.text).toBe(wrong.text)
    expect(cookie(wrong, sessionCookieName)).toBe('')
  })

  test.each([
    ['user', 'banned'],
    ['user', 'inactive'],
    ['company', 'banned'],
    ['company', 'inactive'],
  ])('whose %s is %s learns this only after entering the right password', async (what, status) => {
    const { emails, companyId } = await makeCompany(app, { connected: false })
    if (what === 'user')
      await app.owner.query('update app.users set status = $2 where email = $1', [emails.admin, status])
    else await app.owner.query('update app.companies set status = $2 where company_id = $1', [companyId, status])
    const caller = visitor()
    const answer = await knock(emails.admin, PASSWORD, caller)
    expect(outcome(answer)).toEqual([403, 'ACCOUNT_SUSPENDED'])
    expect(answer.json['message']).toBe('Your account has been suspended. Please contact support.')
    expect((await caller.get('/auth/status')).json).toEqual({ authenticated: false, user: null })
    expect(outcome(await knock(emails.admin, 'Wrong!Horse9'))).toEqual([401, 'INVALID_CREDENTIALS'])
    const { rows } = await app.owner.query(
      'select 1 from app.sessions s join app.users u on u.id = s.user_id where u.email = $1',
      [emails.admin],
    )
    expect(rows).toEqual([])
  })

  test('loses access immediately when banned', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const caller = visitor()
    await knock(emails.admin, PASSWORD, caller)
    expect((await caller.get('/api/onboard-data')).status).toBe(200)
    await app.owner.query(`update app.users set status = 'banned' where email = $1`, [emails.admin])
    await expect.poll(async () => (await caller.get('/api/onboard-data')).status, { timeout: 60_000 }).toBe(401)
  })
})

describe('the pair of cookie and token', () => {
  test('ends with the browser, or lasts thirty days with "remember me"', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const brief = cookie(await visitor().signIn(emails.admin, PASSWORD), sessionCookieName)
    const refused = cookie(await visitor().signIn(emails.admin, PASSWORD, false), sessionCookieName)
    const kept = cookie(await visitor().signIn(emails.admin, PASSWORD, true), sessionCookieName)
    for (const one of [brief, refused]) expect(one).not.toMatch(/Max-Age|Expires/i)
    expect(kept).toMatch(/Max-Age=2592000/)
    for (const one of [brief, refused, kept]) {
      expect(one).toMatch(/HttpOnly/i)
      expect(one).toMatch(/Secure/i)
      expect(one).toMatch(/SameSite=Lax/i)
      expect(one).toMatch(/Path=\//)
      expect(one).not.toMatch(/Domain=/i)
    }
  })

  test('has two halves that cannot be derived from each other', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const caller = visitor()
    const answer = await caller.signIn(emails.admin, PASSWORD)
    const token = String(answer.json['token'])
    expect(token.length).toBeGreaterThanOrEqual(40)
    for (const value of caller.jar.values()) {
      expect(decodeURIComponent(value)).not.toContain(token)
      expect(token).not.toContain(decodeURIComponent(value).slice(0, 20))
    }
    const again = await visitor().signIn(emails.admin, PASSWORD)
    expect(again.json['token']).not.toBe(token)
    const { rows } = await app.owner.query<{ token: string }>('select token from app.sessions')
    expect(rows.map((row) => row.token)).not.toContain(token)
  })

  test('identifies no one if it is incomplete, expired or forged', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const caller = visitor()
    await caller.signIn(emails.admin, PASSWORD)
    expect((await caller.get('/auth/status')).json).toMatchObject({
      authenticated: true,
      user: { email: emails.admin },
    })
    const { token } = caller
    caller.token = null
    expect((await caller.get('/auth/status')).json).toEqual({ authenticated: false, user: null })
    caller.token = token
    const value = caller.jar.get(sessionCookieName) ?? ''
    for (const forged of [value.slice(0, -4), `${value}x`, value.split('.')[0] ?? '', '', 'null', '%00', '%E0%A4%A']) {
      caller.jar.set(sessionCookieName, forged)
      expect([forged, (await caller.get('/api/onboard-data')).status]).toEqual([forged, 401])
    }
    caller.jar.set(sessionCookieName, value)
    expect((await caller.get('/api/onboard-data')).status).toBe(200)
    await app.owner.query(`update app.sessions set expires_at = now() - interval '1 second'`)
    await app.owner.query(`select pg_notify('bizamply_sessions', '')`)
    await expect.poll(async () => (await caller.get('/api/onboard-data')).status, { timeout: 60_000 }).toBe(401)
  })
})

describe('the CSRF token', () => {
  test('is required to sign in, readable by the page, and SameSite strict', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const caller = visitor()
    const body = { email: emails.admin, password: PASSWORD }
    expect(outcome(await caller.call('POST', '/auth/login', body))).toEqual([403, 'CSRF_INVALID'])
    const answer = await caller.get('/auth/csrf-token')
    const token = String(answer.json['csrfToken'])
    expect(answer.headers.get('x-csrf-token')).toBe(token)
    const kept = cookie(answer, 'csrf_token')
    expect(kept).toContain(token)
    expect(kept).toMatch(/SameSite=Strict/i)
    expect(kept).toMatch(/Secure/i)
    expect(kept).not.toMatch(/HttpOnly/i)
    for (const forged of [`${token}x`, token.replace('visitor', 'session'), 'a.b.c', '..']) {
      caller.csrf = forged
      caller.jar.set('csrf_token', forged)
      expect([forged, (await caller.call('POST', '/auth/login', body)).status]).toEqual([forged, 403])
    }
    caller.csrf = token
    caller.jar.set('csrf_token', token)
    expect((await caller.call('POST', '/auth/login', body)).status).toBe(200)
  })

  test('changes at sign-in and sign-out, which void older ones', async () => {
    const { emails, brandId } = await makeCompany(app, { connected: false })
    const caller = visitor()
    await caller.get('/auth/csrf-token')
    const before = caller.csrf
    await caller.signIn(emails.admin, PASSWORD)
    const signedIn = caller.csrf
    expect(signedIn).not.toBe(before)
    const select = () => caller.call('POST', '/api/select-brand', { brandId })
    expect((await select()).status).toBe(200)
    caller.csrf = before
    caller.jar.set('csrf_token', before ?? '')
    expect(outcome(await select())).toEqual([403, 'CSRF_INVALID'])
    await caller.get('/auth/csrf-token')
    expect((await select()).status).toBe(200)
    await caller.call('POST', '/auth/logout')
    expect(caller.csrf).not.toBe(signedIn)
    caller.csrf = signedIn
    caller.jar.set('csrf_token', signedIn ?? '')
    const other = await caller.signIn(emails.editor, PASSWORD)
    expect(other.status).toBe(200)
  })

  test('is the only check: a sign-in from another origin of ours does not count as a wrong password', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const caller = visitor()
    await caller.get('/auth/csrf-token')
    const body = { email: emails.admin, password: PASSWORD }
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'https://shop.example']) {
      const more = { origin, referer: `${origin}/login`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
      expect([origin, (await caller.call('POST', '/auth/login', body, more)).status]).toEqual([origin, 200])
    }
  })
})
