import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { COMMON_PASSWORD, PASSWORD_RULE } from '@bizamply/contract/sign-up-form'
import type { Answer } from '../../testing/caller.ts'
import { beginAnHour, join, newEmail, NEW_PASSWORD, signUp, visitor } from '../../testing/join.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer): unknown[] => [status, json['code'] ?? null]

const rowsOf = async (): Promise<unknown> =>
  (
    await app.owner
      .query(`select (select count(*) from app.users) as users, (select count(*) from app.companies) as companies,
      (select count(*) from app.verifications) as codes, (select count(*) from app.mails) as mails`)
  ).rows[0]

describe('a new user', () => {
  test('gets account, company, brand and free credits, is signed in, and must verify the address', async () => {
    const [caller, email] = [await visitor(app), newEmail()]
    const answer = await signUp(caller, {
      email: ` ${email.toUpperCase()} `,
      companyName: 'Kettle & Co',
      brandName: 'Kettle',
    })
    expect(outcome(answer)).toEqual([200, null])
    expect(answer.json['user']).toMatchObject({
      email,
      name: 'Ada Byron',
      firstName: 'Ada',
      lastName: 'Byron',
      role: 'user',
      memberRole: 'admin',
      emailVerified: false,
      firstimeSetup: 0,
      companyName: 'Kettle & Co',
      BizamplyId: expect.stringMatching(/^BZ-[2-9A-HJ-NP-Z]{6}$/),
    })
    expect((await caller.get('/auth/status')).json['authenticated']).toBe(true)
    expect(outcome(await caller.get('/api/onboard-data'))).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    const mail = await mailTo(app, email)
    expect(mail.text).toMatch(/^\d{6}$/m)
    expect(mail.subject).not.toMatch(/\d{6}/)
  })

  test.each([
    ['Europe/London', 'Europe/London'],
    ['Mars/Olympus', 'America/Los_Angeles'],
  ])('starts with the timezone of the browser if it exists: %s', async (timezone, stored) => {
    const answer = await signUp(await visitor(app), { email: newEmail(), timezone })
    expect(answer.json['user']).toMatchObject({ timezone: stored })
  })

  test('can work in the company once the address is verified', async () => {
    const { caller } = await join(app, { companyName: 'Alder', brandName: 'Fern' })
    const { json } = await caller.get('/api/credits/transactions')
    expect(json['data']).toMatchObject({
      transactions: [{ type: 'bonus', credits: 100, balanceAfter: 100 }],
      currentBalance: { availableCredits: 100 },
    })
    const brands = await caller.get('/api/onboard-data')
    expect(brands.json['brands']).toMatchObject([{ BrandName: 'Fern', ServiceConnected: [] }])
  })

  test('who gives only their name has no company yet', async () => {
    const caller = await visitor(app)
    const names = { firstName: undefined, lastName: undefined, name: '  Jean-Luc  O’Hara van Dyke ' }
    const answer = await signUp(caller, { ...names, profilePic: 'https://pictures.example/a.png' })
    expect(answer.json['user']).toMatchObject({
      firstName: 'Jean-Luc',
      lastName: 'O’Hara van Dyke',
      profilePic: 'https://pictures.example/a.png',
      memberRole: null,
      BizamplyId: null,
    })
  })

  test('can sign in and out before the address is verified', async () => {
    const [caller, email] = [await visitor(app), newEmail()]
    await signUp(caller, { email })
    await caller.call('POST', '/auth/logout')
    const again = await visitor(app)
    expect(outcome(await again.signIn(email, NEW_PASSWORD))).toEqual([200, null])
    expect(outcome(await again.get('/onboarding/onboard-status'))).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  })
})

describe('a sign-up is refused and stores nothing', () => {
  test('when the address has an account, regardless of case', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const caller = await visitor(app)
    const before = await rowsOf()
    const more = { email: emails.admin.toUpperCase(), companyName: 'Kettle', brandName: 'Kettle' }
    const answer = await signUp(caller, more)
    expect(outcome(answer)).toEqual([409, 'USER_EXISTS'])
    expect(answer.json['message']).toBe('An account with this email already exists.')
    expect(await rowsOf()).toEqual(before)
    const { rows } = await app.owner.query(`select 1 from app.companies where name = 'Kettle'`)
    expect(rows).toEqual([])
  })

  test('when two arrive concurrently for one address: one account and one company are created', async () => {
    const email = newEmail()
    const callers = [await visitor(app), await visitor(app)]
    const more = { email, companyName: `Twice ${email}`, brandName: 'Kettle' }
    const answers = await Promise.all(callers.map((caller) => signUp(caller, more)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await app.owner.query('select 1 from app.companies where name = $1', [`Twice ${email}`])
    expect(rows).toHaveLength(1)
  })

  test.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ email: 'a@b.test,c@d.test' }, 'email', 'Invalid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'Sh!rt9' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'bluekettle9!' }, 'password', PASSWORD_RULE],
    [{ password: 'BlueKettle99' }, 'password', PASSWORD_RULE],
    [{ password: 'Password1!' }, 'password', COMMON_PASSWORD],
    [{ password: 'P@ssw0rd99!' }, 'password', COMMON_PASSWORD],
    [{ password: '!Dragon1990' }, 'password', COMMON_PASSWORD],
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: '  ' }, 'lastName', 'Last name is required'],
    [{ firstName: 'x'.repeat(51) }, 'firstName', 'First name must be less than 50 characters'],
    [
      { lastName: 'By<b>ron' },
      'lastName',
      'Last name can only contain letters, spaces, hyphens, apostrophes, and periods',
    ],
    [{ firstName: undefined, lastName: undefined, name: '' }, 'name', 'Name must be at least 2 characters'],
    [{ companyName: ' ', brandName: 'Fern' }, 'companyName', 'Company name is required'],
    [{ companyName: 'Alder', brandName: '' }, 'brandName', 'Brand name is required'],
  ])('when it contains %j', async (wrong, path, message) => {
    const caller = await visitor(app)
    const before = await rowsOf()
    const answer = await signUp(caller, wrong)
    expect([...outcome(answer), answer.json['message']]).toEqual([400, 'BAD_REQUEST', message])
    expect(answer.json['errors']).toMatchObject([{ path, message }])
    expect(await rowsOf()).toEqual(before)
  })

  test("when the install link's shop is not ours", async () => {
    const caller = await visitor(app)
    const before = await rowsOf()
    const shop = { shop: 'x.myshopify.com', shopifySessionId: 'x', shopifyAccessToken: 'x' }
    const names = { companyName: 'Alder', brandName: 'Fern' }
    expect(outcome(await signUp(caller, { ...names, ...shop }))).toEqual([400, 'SHOP_LINK_INVALID'])
    expect(outcome(await signUp(caller, { ...names, ...shop, shop: undefined }))).toEqual([400, 'SHOP_LINK_INVALID'])
    expect(await rowsOf()).toEqual(before)
  })

  test('when too many come from one IP address or for one email address', async () => {
    const { emails } = await makeCompany(app, { connected: false })
    const caller = await visitor(app)
    for (let n = 0; n < 10; n++) expect((await signUp(caller)).status).toBe(200)
    const answer = await signUp(caller)
    expect(outcome(answer)).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
    expect(answer.json['message']).toBe('Too many registration attempts. Please try again later.')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let n = 0; n < 5; n++) {
      expect((await signUp(await visitor(app), { email: emails.admin })).status).toBe(409)
    }
    expect((await signUp(await visitor(app), { email: emails.admin })).status).toBe(429)
    app.advance(3_600_000)
    expect((await signUp(caller)).status).toBe(200)
  })
})
