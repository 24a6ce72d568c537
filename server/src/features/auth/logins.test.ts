import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { beginAnHour, newEmail, NEW_PASSWORD, signUp, visitor } from '../../testing/join.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetOldSignIns } from './logins.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const loginsOf = async (email: string): Promise<unknown[]> => {
  const { rows } = await app.owner.query(
    `select l.method, l.success, l.reason, l.ip_address, l.user_agent from app.logins l
     join app.users u on u.id = l.user_id where u.email = $1 order by l.created_at, l.id`,
    [email],
  )
  return rows
}

test('every sign-in attempt of a known user is recorded with time, IP address, device and result', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  const caller = app.caller('198.51.100.7')
  await caller.get('/auth/csrf-token')
  const knock = (password: string) =>
    caller.call('POST', '/auth/login', { email: emails.admin, password }, { 'user-agent': 'Browser/1\u00a0x' })
  await knock('Wrong!Horse9')
  await knock(PASSWORD)
  await app.owner.query(`update app.users set status = 'banned' where email = $1`, [emails.admin])
  await knock(PASSWORD)
  const seen = { method: 'password', ip_address: '198.51.100.7', user_agent: expect.stringContaining('Browser/1') }
  expect(await loginsOf(emails.admin)).toEqual([
    { ...seen, success: false, reason: 'INVALID_CREDENTIALS' },
    { ...seen, success: true, reason: null },
    { ...seen, success: false, reason: 'ACCOUNT_SUSPENDED' },
  ])
})

test('repeated attempts over the limit are recorded once per 15 minutes', async () => {
  const { emails } = await makeCompany(app, { connected: false })
  for (let n = 0; n < 14; n++) await (await visitor(app)).signIn(emails.admin, `Wrong!Horse${n}`)
  const reasons = (await loginsOf(emails.admin)).map((row) => (row as { reason: string }).reason)
  expect(reasons).toEqual([...Array.from({ length: 10 }, () => 'INVALID_CREDENTIALS'), 'RATE_LIMIT_EXCEEDED'])
})

test('sign-up is the first recorded login, and attempts for unknown addresses are not recorded', async () => {
  const [email, unknown] = [newEmail(), newEmail()]
  await signUp(await visitor(app), { email })
  expect(await loginsOf(email)).toMatchObject([{ method: 'sign-up', success: true, reason: null }])
  await (await visitor(app)).signIn(unknown, NEW_PASSWORD)
  const { rows } = await app.owner.query(`select 1 from app.logins l where l::text like '%' || $1 || '%'`, [unknown])
  expect(rows).toEqual([])
})

test('logins are deleted after a year, codes and links after a day', async () => {
  const email = newEmail()
  await signUp(await visitor(app), { email })
  const kept = async () =>
    (
      await app.owner.query<{ logins: string; codes: string }>(
        'select (select count(*) from app.logins) as logins, (select count(*) from app.verifications) as codes',
      )
    ).rows[0]
  const later = (days: number) => ({
    db: app.db,
    now: () => new Date(app.services.now().getTime() + days * 86_400_000),
  })
  await forgetOldSignIns(later(0))
  expect(Number((await kept())?.codes)).toBeGreaterThan(0)
  await forgetOldSignIns(later(364))
  expect(await kept()).toMatchObject({ codes: '0' })
  expect(Number((await kept())?.logins)).toBeGreaterThan(0)
  await forgetOldSignIns(later(366))
  expect(await kept()).toEqual({ logins: '0', codes: '0' })
})
