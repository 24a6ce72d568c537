import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { COMMON_PASSWORD } from '@bizamply/contract/sign-up-form'
import type { Answer, Caller } from '../../testing/caller.ts'
import { beginAnHour, join, newEmail, NEW_PASSWORD, signUp, visitor } from '../../testing/join.ts'
import { mailsTo, mailTo } from '../../testing/mailbox.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer): unknown[] => [status, json['code'] ?? null]
const forgot = (caller: Caller, email: string) => caller.call('POST', '/auth/forgot-password', { email })
const reset = (caller: Caller, token: string, password = NEW_PASSWORD) =>
  caller.call('POST', '/auth/reset-password', { token, password })

async function tokenFor(email: string, count = 1): Promise<string> {
  await forgot(await visitor(app), email)
  const { links, text } = await mailTo(app, email, count)
  const link = new URL(links.find((one) => one.includes('/reset-password')) ?? '')
  expect([link.origin, link.pathname]).toEqual([app.services.appUrl, '/reset-password'])
  expect(text).toContain(link.href)
  return link.searchParams.get('token') ?? ''
}

describe('a reset link', () => {
  test('works once, ends every session and replaces the old password', async () => {
    const { as, emails } = await makeCompany(app, { connected: false })
    const before = await as('admin')
    const token = await tokenFor(emails.admin)
    expect((await reset(await visitor(app), token)).status).toBe(200)
    expect((await before.get('/api/onboard-data')).status).toBe(401)
    expect(outcome(await (await visitor(app)).signIn(emails.admin, PASSWORD))).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await (await visitor(app)).signIn(emails.admin, NEW_PASSWORD)).status).toBe(200)
    expect(outcome(await reset(await visitor(app), token))).toEqual([400, 'RESET_LINK_INVALID'])
    expect((await mailTo(app, emails.admin, 2)).subject).toBe('Your Bizamply password was changed')
  })

  test('works once when used twice concurrently', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const token = await tokenFor(emails.admin)
    const answers = await Promise.all([reset(await visitor(app), token), reset(await visitor(app), token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('is valid for an hour, and is void once another is requested', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const first = await tokenFor(emails.admin)
    const second = await tokenFor(emails.admin, 2)
    expect(outcome(await reset(await visitor(app), first))).toEqual([400, 'RESET_LINK_INVALID'])
    app.advance(3_600_000)
    expect(outcome(await reset(await visitor(app), second))).toEqual([400, 'RESET_LINK_INVALID'])
    expect((await (await visitor(app)).signIn(emails.admin, PASSWORD)).status).toBe(200)
  })

  test('is not used up by a rejected password', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const token = await tokenFor(emails.admin)
    const refused = await reset(await visitor(app), token, 'Password1!')
    expect([...outcome(refused), refused.json['message']]).toEqual([400, 'BAD_REQUEST', COMMON_PASSWORD])
    expect(outcome(await reset(await visitor(app), token, 'short'))).toEqual([400, 'BAD_REQUEST'])
    expect((await reset(await visitor(app), token)).status).toBe(200)
  })

  test('verifies an unverified address and ends the session of whoever signed up with it', async () => {
    const [caller, email] = [await visitor(app), newEmail()]
    await signUp(caller, { email })
    // Two mails that are on their way at once can arrive in either order.
    await mailTo(app, email)
    const token = await tokenFor(email, 2)
    await reset(await visitor(app), token, 'Green!Kettle9')
    const again = await visitor(app)
    const answer = await again.signIn(email, 'Green!Kettle9')
    expect(answer.json['user']).toMatchObject({ emailVerified: true })
    expect((await caller.get('/auth/status')).json['authenticated']).toBe(false)
  })

  test('gets the same response for any address, and is mailed only if there is an account', async () => {
    const { email } = await join(app)
    const newAddress = newEmail()
    const known = await forgot(await visitor(app), email)
    const unknown = await forgot(await visitor(app), newAddress)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await mailTo(app, email, 2)
    expect(await mailsTo(app, newAddress)).toEqual([])
    const { rows } = await app.owner.query(
      `select 1 from app.mails where recipient = $1 or recipient like '%.invalid'`,
      [newAddress],
    )
    expect(rows).toEqual([])
  })

  test('is sent at most five times an hour per address, known or not', async () => {
    const { email } = await join(app)
    for (const address of [email, newEmail()]) {
      for (let n = 0; n < 5; n++) expect((await forgot(await visitor(app), address)).status).toBe(200)
      const answer = await forgot(await visitor(app), address)
      expect([...outcome(answer), answer.json['message']]).toEqual([
        429,
        'RATE_LIMIT_EXCEEDED',
        'Too many password resets. Please try again later.',
      ])
    }
  })

  test('has a limit on guesses', async () => {
    const caller = await visitor(app)
    for (let n = 0; n < 30; n++) expect((await reset(caller, `guess-${n}`)).status).toBe(400)
    expect(outcome(await reset(caller, 'guess'))).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
  })
})
