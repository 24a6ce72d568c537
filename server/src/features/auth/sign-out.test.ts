import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { blocked, pause } from '../../testing/pause.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  other = await startTestApp({ builtIn: true, peerOf: app })
})
afterEach(() => {
  app.expectNoErrors()
  other.expectNoErrors()
})
afterAll(async () => {
  await other.stop()
  await app.stop()
})

/** The same browser, as another process sees it. */
function at(there: TestApp, caller: Caller): Caller {
  const copy = there.caller()
  for (const [name, value] of caller.jar) copy.jar.set(name, value)
  return Object.assign(copy, { token: caller.token, csrf: caller.csrf, brand: caller.brand })
}

const statusOf = async (caller: Caller): Promise<number> => (await caller.get('/api/credits/balance')).status

test('ends the pair immediately in this process, every time', async () => {
  const company = await makeCompany(app, { connected: false })
  for (let n = 0; n < 15; n++) {
    const caller = await company.as('viewer')
    const thief = at(app, caller)
    expect(await statusOf(thief)).toBe(200)
    expect((await caller.call('POST', '/auth/logout')).status).toBe(200)
    expect(await statusOf(thief)).toBe(401)
  }
})

test('ends the pair immediately in every other process too', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('viewer')
  const there = at(other, caller)
  expect(await statusOf(there)).toBe(200)
  await caller.call('POST', '/auth/logout')
  await expect.poll(() => statusOf(there), { timeout: 60_000, interval: 5 }).toBe(401)
})

test("clears the cookie and keeps the user's other sessions", async () => {
  const company = await makeCompany(app, { connected: false })
  const [here, phone] = [await company.as('viewer'), await company.as('viewer')]
  const answer = await here.call('POST', '/auth/logout')
  const cleared = answer.headers.getSetCookie().find((one) => one.startsWith('bizamply.session_token='))
  expect(cleared).toMatch(/Max-Age=0/i)
  expect(await statusOf(phone)).toBe(200)
  expect((await here.call('POST', '/auth/logout')).status).toBe(200)
  expect((await here.signIn(company.emails.viewer, PASSWORD)).status).toBe(200)
})

test('is not undone by a concurrent session lookup', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('viewer')
  const thief = at(app, caller)
  const members = await pause(app, 'lock table app.members in access exclusive mode')
  const late = statusOf(thief)
  await blocked(app, 1)
  await caller.call('POST', '/auth/logout')
  await members.letGo()
  await late
  expect(await statusOf(thief)).toBe(401)
})
