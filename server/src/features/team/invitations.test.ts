import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { join, newEmail, NEW_PASSWORD, visitor } from '../../testing/join.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { dump } from '../../testing/dump.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { addBrand, auditOf, invite, invited, joinWith, membersOf, tokenTo } from '../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetOldInvitations } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY = 86_400_000
const stateOf = async (token: string) => {
  const answer = await (await visitor(app)).call('POST', '/api/invitations/read', { token })
  return answer.json['data']
}
const waiting = async (admin: Awaited<ReturnType<typeof visitor>>) =>
  (await admin.get('/api/team')).json['data']?.['invitations'] as unknown as { id: string; email: string }[]

describe('an invitation', () => {
  test('lets a new user enter a name and password and join the company, once', async () => {
    const company = await makeCompany(app, { connected: false })
    const admin = await company.as('admin')
    const email = newEmail()
    const sent = await invite(admin, [email.toUpperCase()], { role: 'editor' }, { note: 'Start with the backpack.' })
    expect(sent.json['data']).toEqual({ invited: [email], refused: [] })
    const mail = await mailTo(app, email)
    expect(mail.text).toContain('“Start with the backpack.”')
    expect(mail.text).toContain('works once and expires in seven days')
    expect(mail.text).toContain('Your role: Editor')
    const token = await tokenTo(app, email)
    expect((await dump(app)).includes(token)).toBe(false)
    expect(await stateOf(token)).toMatchObject({
      state: 'open',
      email,
      role: 'editor',
      brands: null,
      hasAccount: false,
    })
    const caller = await visitor(app)
    const answer = await joinWith(caller, token)
    expect(answer.json['user']).toMatchObject({ email, emailVerified: true, firstimeSetup: 1, memberRole: 'editor' })
    caller.token = String(answer.json['token'])
    expect((await caller.get('/api/comments')).status).toBe(200)
    expect(await stateOf(token)).toMatchObject({ state: 'accepted', hasAccount: true })
    const again = await joinWith(await visitor(app), token)
    expect([again.status, again.json['code'], again.json['details']]).toEqual([
      400,
      'INVITATION_INVALID',
      { state: 'accepted' },
    ])
    expect((await membersOf(app, company)).at(-1)).toEqual({ email, role: 'editor' })
    expect(await auditOf(app, company)).toEqual(['team.invited', 'team.joined'])
    const terms = await app.owner.query(
      'select 1 from app.accepted_terms t join app.users u on u.id = t.user_id where u.email = $1',
      [email],
    )
    expect(terms.rowCount).toBe(1)
  })

  test('accepted twice concurrently creates one member', async () => {
    const company = await makeCompany(app, { connected: false })
    const { token } = await invited(app, await company.as('admin'))
    const [one, two] = [await visitor(app), await visitor(app)]
    const answers = await Promise.all([joinWith(one, token), joinWith(two, token)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
    expect(await membersOf(app, company)).toHaveLength(4)
  })

  test('to an existing account needs their consent, signed in with that address', async () => {
    const company = await makeCompany(app, { connected: false })
    const admin = await company.as('admin')
    const { caller, email } = await join(app)
    await invite(admin, [email], { role: 'viewer' })
    const token = await tokenTo(app, email, 2)
    expect(await stateOf(token)).toMatchObject({ state: 'open', hasAccount: true })
    expectRefusal(await joinWith(await visitor(app), token), 'USER_EXISTS')
    expect(await membersOf(app, company)).toHaveLength(3)
    const answers = await Promise.all([1, 2].map(() => caller.call('POST', '/api/invitations/accept', { token })))
    expect(answers.map(({ status }) => status === 200)).toEqual(expect.arrayContaining([false, true]))
    expect((await caller.get('/auth/status')).json['user']).toMatchObject({ memberRole: 'viewer', firstimeSetup: 1 })
    expect((await caller.get('/api/comments')).status).toBe(200)
  })

  test('works for its address only', async () => {
    const company = await makeCompany(app, { connected: false })
    const { token, email } = await invited(app, await company.as('admin'))
    const { caller } = await join(app)
    const refused = await caller.call('POST', '/api/invitations/accept', { token })
    expectRefusal(refused, 'FORBIDDEN')
    expect(refused.json['message']).toContain(`This invitation is for ${email}`)
    const forged = await joinWith(await visitor(app), token, { email: 'thief@shop.test' })
    expect(forged.json['user']).toMatchObject({ email })
  })

  test('to a member of another company is refused with an explanation, and both stay valid', async () => {
    const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
    const other = await theirs.as('editor')
    const email = theirs.emails.editor
    expect((await invite(await ours.as('admin'), [email])).json['data']).toMatchObject({ invited: [email] })
    const refused = await other.call('POST', '/api/invitations/accept', { token: await tokenTo(app, email) })
    expectRefusal(refused, 'CONFLICT')
    expect(refused.json['message']).toContain('an account can belong to one company')
    expect((await other.get('/api/comments')).status).toBe(200)
    expect(await membersOf(app, ours)).toHaveLength(3)
  })

  test('rejects invalid names and weak or common passwords, and stays open', async () => {
    const company = await makeCompany(app, { connected: false })
    const { token } = await invited(app, await company.as('admin'))
    for (const wrong of [{ firstName: '' }, { lastName: '<b>' }, { password: 'short' }, { password: 'Password1!' }])
      expectRefusal(await joinWith(await visitor(app), token, wrong), 'BAD_REQUEST')
    expect(await stateOf(token)).toMatchObject({ state: 'open', hasAccount: false })
    expect((await joinWith(await visitor(app), token)).status).toBe(200)
  })
})

describe('an invitation link', () => {
  test('that was withdrawn, has expired or never existed shows an error and grants nothing', async () => {
    const company = await makeCompany(app, { connected: false })
    const admin = await company.as('admin')
    const [gone, late] = [await invited(app, admin), await invited(app, admin)]
    const id = (await waiting(admin)).find(({ email }) => email === gone.email)?.id
    expect((await admin.call('DELETE', `/api/team/invitations/${id}`)).status).toBe(200)
    expectRefusal(await admin.call('DELETE', `/api/team/invitations/${id}`), 'NOT_FOUND')
    expectRefusal(await admin.call('POST', `/api/team/invitations/${id}/resend`), 'NOT_FOUND')
    await app.owner.query(`update app.invitations set expires_at = $2 where email = $1`, [
      late.email,
      new Date(app.services.now().getTime() - 1),
    ])
    for (const [token, state] of [
      [gone.token, 'revoked'],
      [late.token, 'expired'],
      ['x', 'unknown'],
      [`${late.token.slice(0, -2)}AA`, 'unknown'],
    ] as const) {
      expect(await stateOf(token)).toMatchObject({ state })
      const answer = await joinWith(await visitor(app), token)
      expectRefusal(answer, 'INVITATION_INVALID')
      expect(answer.json['details']).toEqual({ state })
    }
    expect(await membersOf(app, company)).toHaveLength(3)
  })

  test('that was resent voids the previous one and is valid for seven days', async () => {
    const company = await makeCompany(app, { connected: false })
    const admin = await company.as('admin')
    const { email, token: old } = await invited(app, admin)
    const id = (await waiting(admin))[0]?.id
    expect((await admin.call('POST', `/api/team/invitations/${id}/resend`)).status).toBe(200)
    const fresh = await tokenTo(app, email, 2)
    expect((await mailTo(app, email, 2)).text).toContain('Your role: ')
    expect(await stateOf(old)).toMatchObject({ state: 'unknown' })
    const until = new Date(String((await stateOf(fresh))?.['expiresAt'])).getTime() - app.services.now().getTime()
    expect(Math.round(until / DAY)).toBe(7)
    expectRefusal(await joinWith(await visitor(app), old), 'INVITATION_INVALID')
    expect((await joinWith(await visitor(app), fresh)).status).toBe(200)
  })

  test('of a suspended company grants nothing', async () => {
    const company = await makeCompany(app, { connected: false })
    const { token } = await invited(app, await company.as('admin'))
    await app.owner.query(`update app.companies set status = 'banned' where company_id = $1`, [company.companyId])
    expect(await stateOf(token)).toMatchObject({ state: 'unknown', email: null })
    expectRefusal(await joinWith(await visitor(app), token), 'INVITATION_INVALID')
  })
})

test('inviting several addresses invites the valid ones and explains the others', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const { email: known } = await invited(app, admin)
  const fresh = newEmail()
  const answer = await invite(admin, [fresh, 'nora@', known, company.emails.viewer, fresh])
  expect(answer.json['data']).toEqual({
    invited: [fresh],
    refused: [
      { email: 'nora@', reason: 'Enter a valid email address' },
      { email: known, reason: 'Already invited. Resend the invitation instead' },
      { email: company.emails.viewer, reason: 'Already a member' },
    ],
  })
})

test('brand roles apply to the new member, who cannot see other brands', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const fern = await addBrand(app, company)
  const { token } = await invited(app, admin, { brands: [{ brandId: fern, role: 'admin' }] })
  expect(await stateOf(token)).toMatchObject({ brands: [{ name: 'Fern', role: 'admin' }] })
  const caller = await visitor(app)
  const { json } = await joinWith(caller, token)
  caller.token = String(json['token'])
  expect(json['user']).toMatchObject({ memberRole: 'editor' })
  const brands = (await caller.get('/api/onboard-data')).json['brands']
  expect(brands).toMatchObject([{ BrandId: fern, role: 'admin' }])
  caller.brand = company.brandId
  expectRefusal(await caller.get('/api/comments'), 'NOT_FOUND')
  expectRefusal(await caller.call('POST', '/api/select-brand', { brandId: company.brandId }), 'NOT_FOUND')
})

test('an address is deleted ninety days after its invitation ended', async () => {
  const company = await makeCompany(app, { connected: false })
  const { email } = await invited(app, await company.as('admin'))
  const kept = async () => (await app.owner.query('select 1 from app.invitations where email = $1', [email])).rowCount
  const later = (days: number) => ({ ...app.services, now: () => new Date(app.services.now().getTime() + days * DAY) })
  await forgetOldInvitations(later(96))
  expect(await kept()).toBe(1)
  await forgetOldInvitations(later(98))
  expect(await kept()).toBe(0)
})

test("the new account's password signs in", async () => {
  const company = await makeCompany(app, { connected: false })
  const { token, email } = await invited(app, await company.as('admin'))
  await joinWith(await visitor(app), token)
  const caller = await visitor(app)
  expect((await caller.signIn(email, NEW_PASSWORD)).json['user']).toMatchObject({ email, memberRole: 'editor' })
})
