import type { SSEStreamingApi } from 'hono/streaming'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany, userOf, type TestCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { Hub } from './events.ts'

let app: TestApp
let hub: Hub
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  hub = new Hub({ db: app.db, log: app.services.log, onSessions: () => void forgotten++ })
  await hub.start()
})
afterEach(() => app.expectNoErrors())
afterAll(async () => {
  await hub.stop()
  await app.stop()
})

let forgotten = 0
let checked: string[] = []

/** Streams whose checks are noted under their names. */
async function listen(name: string, { companyId }: TestCompany, userIds: string[]): Promise<void> {
  const stream = { writeSSE: () => Promise.resolve(), close: () => Promise.resolve(), onAbort: () => undefined }
  const hears = () => true
  const mayListen = () => Promise.resolve(hears).finally(() => void checked.push(name))
  const listener = { companyId, session: name, userIds, hears, mayListen, lastEventId: null }
  await hub.join(stream as unknown as SSEStreamingApi, listener)
}

const sql =
  (text: string, values: unknown[] = []) =>
  () =>
    app.owner.query(text, values)

/** The streams that this change checks. */
async function checkedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = forgotten
  checked = []
  await change()
  await until('the change is known', async () => forgotten > before)
  // Checks that begin with this one are done before the next.
  checked.push('|')
  await app.owner.query(`select pg_notify('bizamply_sessions', '')`)
  await until('everyone is checked', async () => checked.filter((name) => name === 'other').length > 0)
  return checked.slice(0, checked.indexOf('|')).toSorted()
}

test("a change checks the streams of its user or its company, and forgets everyone's sessions", async () => {
  const [company, other] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const [editor, viewer] = [await userOf(app, company, 'editor'), await userOf(app, company, 'viewer')]
  await listen('editor', company, [editor])
  await listen('support', company, [editor, 'administrator'])
  await listen('viewer', company, [viewer])
  await listen('other', other, [await userOf(app, other, 'editor')])
  const { companyId } = company
  const signedIn = await company.as('viewer')
  expect(await checkedBy(() => signedIn.call('POST', '/auth/logout'))).toEqual(['viewer'])
  expect(await checkedBy(sql(`select pg_notify('bizamply_sessions', $1)`, [viewer]))).toEqual(['viewer'])
  expect(await checkedBy(sql(`select pg_notify('bizamply_sessions', 'administrator')`))).toEqual(['support'])
  const role = `update app.members set role = 'viewer' where company_id = $1 and user_id = $2`
  expect(await checkedBy(sql(role, [companyId, editor]))).toEqual(['editor', 'support'])
  const status = `update app.users set status = 'banned' where id = $1`
  expect(await checkedBy(sql(status, [viewer]))).toEqual(['viewer'])
  const removed = 'delete from app.members where company_id = $1 and user_id = $2'
  expect(await checkedBy(sql(removed, [companyId, editor]))).toEqual(['editor', 'support'])
  const banned = `update app.companies set status = 'banned' where company_id = $1`
  expect(await checkedBy(sql(banned, [companyId]))).toEqual(['editor', 'support', 'viewer'])
})
