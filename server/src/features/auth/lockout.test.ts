import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../testing/caller.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const QUARTER_MS = 15 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, env: { TRUST_PROXY: '10.0.0.0/8' } })
  // One minute into a 15-minute window, so that no test crosses its end by accident.
  app.advance(QUARTER_MS + 60_000 - (app.services.now().getTime() % QUARTER_MS))
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

let place = 0
const stranger = () => app.caller(`192.0.2.${++place}`)

const outcome = ({ status, json }: Answer): unknown[] => [status, json['code'] ?? null]

const signIn = (email: string, password: string, caller = stranger()): Promise<Answer> => caller.signIn(email, password)

async function guess(email: string, times: number, caller = stranger()): Promise<number[]> {
  const answers = []
  for (let n = 0; n < times; n++) answers.push((await caller.signIn(email, `Wrong!Horse${n}`)).status)
  return answers
}

test("an IP address over its own limit cannot lock anyone's account", async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const attacker = stranger()
  await attacker.signIn('somebody@nowhere.test', 'Wrong!Horse9')
  const { rowCount } = await app.owner.query(
    `update app.limits set count = 100 where bucket like 'wrongPasswordPerAddress:%' and count = 1
       and window_at = (select max(window_at) from app.limits)`,
  )
  expect(rowCount).toBe(1)
  expect(await guess(emails.viewer, 11, attacker)).toEqual(Array.from({ length: 11 }, () => 429))
  expect((await stranger().signIn(emails.viewer, PASSWORD)).status).toBe(200)
})

test('a known browser can sign in while strangers are locked out of the account', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const owner = stranger()
  await owner.signIn(emails.admin, PASSWORD)
  await owner.call('POST', '/auth/logout')
  expect(await guess(emails.admin, 14)).toEqual(Array.from({ length: 14 }, (_, n) => (n < 10 ? 401 : 429)))
  expect((await stranger().signIn(emails.admin, PASSWORD)).status).toBe(429)
  expect((await owner.signIn(emails.admin, PASSWORD)).status).toBe(200)
})

test('a known browser has its own ten wrong passwords, from any IP address', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const owner = stranger()
  await owner.signIn(emails.admin, PASSWORD)
  const known = owner.jar.get('bizamply.known_browser') ?? ''
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) {
    const thief = stranger()
    thief.jar.set('bizamply.known_browser', known)
    statuses.push((await thief.signIn(emails.admin, `Wrong!Horse${n}`)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect((await stranger().signIn(emails.admin, PASSWORD)).status).toBe(200)
})

test('a browser is known only for the users who signed in with it, and its cookie cannot be forged', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const owner = stranger()
  await owner.signIn(emails.editor, PASSWORD)
  const known = owner.jar.get('bizamply.known_browser') ?? ''
  await guess(emails.admin, 10)
  const [id = ''] = known.split('.')
  for (const value of [known, id, `${id}.${'A'.repeat(43)}`, `${known}.${known}`, '', '.', 'x'.repeat(4000)]) {
    const caller = stranger()
    caller.jar.set('bizamply.known_browser', value)
    expect([value, (await caller.signIn(emails.admin, PASSWORD)).status]).toEqual([value, 429])
  }
})

test('a browser is remembered for a year if asked to, else until it is closed', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  for (const [remember, life] of [
    [true, '; Max-Age=31536000'],
    [false, ''],
  ] as const) {
    const { headers } = await stranger().signIn(emails.admin, PASSWORD, remember)
    const cookie = headers.getSetCookie().find((one) => one.startsWith('bizamply.known_browser='))
    expect(cookie).toMatch(new RegExp(`^[^;]+; Path=/${life}; HttpOnly; SameSite=Lax; Secure$`))
  }
})

test('two users who share a browser are both remembered', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const shared = stranger()
  await shared.signIn(emails.admin, PASSWORD)
  await shared.signIn(emails.viewer, PASSWORD)
  for (const email of [emails.admin, emails.viewer]) {
    await guess(email, 10)
    expect((await shared.signIn(email, PASSWORD)).status).toBe(200)
  }
})

describe('wrong passwords', () => {
  test('lock the account after ten, even for the right password, and say how long to wait', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    for (let n = 0; n < 10; n++) expect((await signIn(emails.admin, `Wrong!Horse${n}`)).status).toBe(401)
    for (const password of ['Wrong!Horse9', PASSWORD]) {
      const answer = await signIn(emails.admin, password)
      expect(outcome(answer)).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
      const wait = Number(answer.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(900)
      expect(answer.json['details']).toEqual({ retryAfterSeconds: wait })
      expect(answer.json['message']).toBe('Too many login attempts. Please try again later.')
    }
    expect((await signIn(emails.editor, PASSWORD)).status).toBe(200)
    app.advance(QUARTER_MS)
    expect((await signIn(emails.admin, PASSWORD)).status).toBe(200)
  })

  test('count ten when sent by ten users concurrently', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => signIn(emails.admin, `Wrong!Horse${n}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('are not counted when the password was right', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    for (let n = 0; n < 9; n++) await signIn(emails.admin, `Wrong!Horse${n}`)
    for (let n = 0; n < 4; n++) expect((await signIn(emails.admin, PASSWORD)).status).toBe(200)
    expect((await signIn(emails.admin, 'Wrong!Horse9')).status).toBe(401)
    expect((await signIn(emails.admin, PASSWORD)).status).toBe(429)
  })

  test('are refused after a hundred from one IP address, across accounts', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    app.advance(QUARTER_MS)
    await signIn('somebody@nowhere.test', 'Wrong!Horse9', app.caller('198.51.100.1'))
    const { rowCount } = await app.owner.query(
      `update app.limits set count = 99 where bucket like 'wrongPasswordPerAddress:%' and count = 1
         and window_at = (select max(window_at) from app.limits)`,
    )
    expect(rowCount).toBe(1)
    expect((await signIn('other@nowhere.test', 'Wrong!Horse9', app.caller('198.51.100.1'))).status).toBe(401)
    expect((await signIn(emails.admin, PASSWORD, app.caller('198.51.100.1'))).status).toBe(429)
    expect((await signIn(emails.admin, PASSWORD, app.caller('198.51.100.2'))).status).toBe(200)
  })

  test("are counted by the peer's IP address, or by a forwarded one only from a trusted proxy", async () => {
    const from = async (peer: string, forwarded: string): Promise<void> => {
      const caller = app.caller(peer)
      await caller.get('/auth/csrf-token')
      const body = { email: `x${++place}@nowhere.test`, password: 'Wrong!Horse9' }
      await caller.call('POST', '/auth/login', body, { 'x-forwarded-for': forwarded })
    }
    app.advance(QUARTER_MS)
    for (const forwarded of ['203.0.113.1', '203.0.113.2']) await from('198.51.100.9', forwarded)
    for (const forwarded of ['203.0.113.3', '203.0.113.4', 'x, 203.0.113.4, 10.0.0.7'])
      await from('10.0.0.1', forwarded)
    const { rows } = await app.owner.query<{ count: number }>(
      `select count from app.limits where bucket like 'wrongPasswordPerAddress:%'
         and window_at = (select max(window_at) from app.limits) order by count`,
    )
    expect(rows.map(({ count }) => count)).toEqual([1, 2, 2])
  })
})
