import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

/** Well below the lifetime of the session cache. */
const AT_ONCE_MS = 2500

let app: TestApp
/** Another process of the same product. */
let second: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  second = await startTestApp({ builtIn: true, peerOf: app })
})
afterEach(() => {
  app.expectNoErrors()
  second.expectNoErrors()
})
afterAll(async () => {
  await second.stop()
  await app.stop()
})

/** The same browser, whose requests reach the other process. */
function atSecond(caller: Caller): Caller {
  const other = second.caller()
  for (const [name, value] of caller.jar) other.jar.set(name, value)
  return Object.assign(other, { token: caller.token, csrf: caller.csrf, brand: caller.brand })
}

/** Only writers get "not found"; others are refused earlier. */
const write = async (caller: Caller): Promise<number> =>
  (await caller.call('POST', `/api/comments/${newId()}/reopen`)).status

const user = '(select id from app.users where email = $1)'
test.each([
  ['a ban', `update app.users set status = 'banned' where email = $1`, 401],
  [
    'a banned company',
    `update app.companies set status = 'banned' where company_id = (select company_id from app.members where user_id = ${user})`,
    401,
  ],
  ['a demotion', `update app.members set role = 'viewer' where user_id = ${user}`, 403],
])('%s takes effect immediately in every process, even for a cached session', async (_, change, refused) => {
  const company = await makeCompany(app, { connected: false })
  const here = await company.as('editor')
  const there = atSecond(here)
  expect([await write(here), await write(there)]).toEqual([404, 404])
  await app.owner.query(change, [company.emails.editor])
  for (const caller of [here, there]) {
    await until('it is refused', async () => (await write(caller)) === refused, AT_ONCE_MS)
  }
})
