import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dump } from '../../testing/dump.ts'
import { makeCompany, PASSWORD, type TestCompany } from '../../testing/make-company.ts'
import { listenAs } from '../../testing/stream.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { sessionCookieName } from './session-cookie.ts'

/** Shorter than the interval at which a stream rechecks its user. */
const BEFORE_THE_BEAT_MS = 15_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const change = async ({ companyId, emails }: TestCompany, text: string): Promise<void> => {
  const { rows } = await app.owner.query<{ id: string }>('select id from app.users where email = $1', [emails.editor])
  await app.owner.query(text, text.includes('$2') ? [companyId, rows[0]?.id] : [companyId])
}

const changes: [string, string][] = [
  ['a banned user', `update app.users set status = 'banned' where id = $2 and $1::uuid is not null`],
  ['a user made inactive', `update app.users set status = 'inactive' where id = $2 and $1::uuid is not null`],
  ['a banned company', `update app.companies set status = 'banned' where company_id = $1`],
  ['a removed member', 'delete from app.members where company_id = $1 and user_id = $2'],
]

describe('a change to the users, sessions or members tables', () => {
  test.each(changes)('ends the stream of %s immediately', async (_who, text) => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listenAs(await company.as('editor'))
    await change(company, text)
    await until('the stream ends', async () => stream.isOver, BEFORE_THE_BEAT_MS)
    expect(stream.events.map(({ event }) => event)).toEqual(['ready', 'signed-out'])
  })

  test('reaches every process once, and unrelated changes to those tables do not', async () => {
    const company = await makeCompany(app, { connected: false })
    const process = new pg.Client({ connectionString: app.owner.options.connectionString ?? app.services.db.url })
    const heard: string[] = []
    process.on('notification', ({ channel }) => void heard.push(channel))
    await process.connect()
    await process.query('listen bizamply_sessions')
    for (const quiet of [
      `update app.users set timezone = 'Asia/Tokyo', status = status where id = $2 and $1::uuid is not null`,
      'update app.members set selected_brand_id = null where company_id = $1 and user_id = $2',
      `update app.companies set plan = 'premium' where company_id = $1`,
    ])
      await change(company, quiet)
    const loud = [
      `update app.members set role = 'viewer' where company_id = $1 and user_id = $2`,
      `update app.users set role = 'super_admin' where id = $2 and $1::uuid is not null`,
      ...changes.map(([, text]) => text),
    ]
    for (const text of loud) await change(company, text)
    await until('all notifications', async () => heard.length >= loud.length)
    expect(heard).toEqual(loud.map(() => 'bizamply_sessions'))
    await process.end()
  })
})

test('a step-up reaches every process, so that the repeated call is not asked for one again', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const caller = app.caller()
  await caller.signIn(emails.admin, PASSWORD)
  const process = new pg.Client({ connectionString: app.owner.options.connectionString ?? app.services.db.url })
  let heard = 0
  process.on('notification', () => void heard++)
  await process.connect()
  await process.query('listen bizamply_sessions')
  expect((await caller.post('/api/profile/step-up', { password: PASSWORD })).status).toBe(200)
  await until('the notification', async () => heard > 0)
  await process.end()
})

test('the sessions table stores hashes that cannot be used as cookies, and signing out deletes the row', async () => {
  const { emails, companyId } = await makeCompany(app, { connected: false })
  const caller = app.caller()
  await caller.signIn(emails.admin, PASSWORD)
  const [token] = decodeURIComponent(caller.jar.get(sessionCookieName) ?? '').split('.')
  expect(token).toMatch(/^\w{32}$/)
  expect((await dump(app)).includes(token ?? '')).toBe(false)
  expect((await caller.get('/api/onboard-data')).status).toBe(200)
  const rows = async () =>
    (
      await app.owner.query(
        `select s.token from app.sessions s join app.members m using (user_id) join app.users u on u.id = m.user_id
         where m.company_id = $1 and u.email = $2`,
        [companyId, emails.admin],
      )
    ).rows as { token: string }[]
  expect((await rows()).map((row) => row.token)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  // Hashes existing rows as the migration did.
  const migrated = await app.owner.query<{ hash: string }>(
    `select encode(sha256(convert_to($1, 'UTF8')), 'hex') as hash`,
    [token],
  )
  expect((await rows())[0]?.token).toBe(migrated.rows[0]?.hash)
  const thief = app.caller()
  thief.token = caller.token
  const stored = (await rows())[0]?.token ?? ''
  const signed = caller.jar.get(sessionCookieName) ?? ''
  thief.jar.set(sessionCookieName, signed.replace(token ?? '', stored))
  expect((await thief.get('/api/onboard-data')).status).toBe(401)
  await caller.call('POST', '/auth/logout')
  expect(await rows()).toEqual([])
})
