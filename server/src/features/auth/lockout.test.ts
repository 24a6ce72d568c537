import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const QUARTER_MS = 15 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  app.advance(QUARTER_MS + 60_000 - (app.services.now().getTime() % QUARTER_MS))
})
afterEach(() => app.calm())
afterAll(() => app.stop())

let place = 0
const stranger = () => app.caller(`192.0.2.${++place}`)

async function guess(email: string, times: number, caller = stranger()): Promise<number[]> {
  const answers = []
  for (let n = 0; n < times; n++) answers.push((await caller.signIn(email, `Wrong!Horse${n}`)).status)
  return answers
}

test('an address that is over its own limit can lock nobody’s account', async () => {
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

test('a browser that signed in before is let in while strangers are locked out of the account', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const owner = stranger()
  await owner.signIn(emails.admin, PASSWORD)
  await owner.call('POST', '/auth/logout')
  expect(await guess(emails.admin, 14)).toEqual(Array.from({ length: 14 }, (_, n) => (n < 10 ? 401 : 429)))
  expect((await stranger().signIn(emails.admin, PASSWORD)).status).toBe(429)
  expect((await owner.signIn(emails.admin, PASSWORD)).status).toBe(200)
})

test('a browser that signed in before has ten wrong passwords of its own, whatever address it comes from', async () => {
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

test('a browser is known for whom it signed in with, and can’t be made up', async () => {
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

test('a browser is known for a year where it is to remember, else until it is closed', async () => {
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

test('two people who share a browser are both known there', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const shared = stranger()
  await shared.signIn(emails.admin, PASSWORD)
  await shared.signIn(emails.viewer, PASSWORD)
  for (const email of [emails.admin, emails.viewer]) {
    await guess(email, 10)
    expect((await shared.signIn(email, PASSWORD)).status).toBe(200)
  }
})
