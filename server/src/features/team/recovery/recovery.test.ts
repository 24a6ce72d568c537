import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FactorRecovery } from '@bizamply/contract/recovery'
import type { FactorSetUp } from '@bizamply/contract/security'
import type { Answer, Caller } from '../../../testing/caller.ts'
import { mailAbout, tokenAbout } from '../../../testing/email-change-scene.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { beginAnHour, visitor } from '../../../testing/join.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { makeCompany, PASSWORD, userOf, type TestCompany } from '../../../testing/make-company.ts'
import { auditOf } from '../../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { completeRecoveries } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const HOUR = 3_600_000
type Role = 'admin' | 'editor' | 'viewer'

/** A member who lost their second factor. */
async function locked(role: Role = 'editor'): Promise<{ company: TestCompany; email: string; admin: Caller }> {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as(role)
  const { secret } = (await caller.post('/api/profile/second-factor', undefined)).json['data'] as unknown as FactorSetUp
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.services.now().getTime() })
  expect((await caller.post('/api/profile/second-factor/enable', { code })).status).toBe(200)
  await app.owner.query(
    `insert into app.passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     select gen_random_uuid(), id, id::text, 'x', 0, '{}', 'Lost phone', $2 from app.users where email = $1`,
    [company.emails[role], app.services.now()],
  )
  return { company, email: company.emails[role], admin: role === 'admin' ? caller : await company.as('admin') }
}

async function challenged(email: string): Promise<{ caller: Caller; challenge: string }> {
  const caller = await visitor(app)
  const answer = await caller.signIn(email, PASSWORD)
  return { caller, challenge: String(answer.json['secondFactor']?.['challenge']) }
}

async function ask(email: string): Promise<Answer> {
  const { caller, challenge } = await challenged(email)
  return caller.call('POST', '/auth/second-factor/recovery', { challenge })
}

const listed = async (admin: Caller): Promise<FactorRecovery[]> =>
  (await admin.get('/api/team/recoveries')).json['data'] as unknown as FactorRecovery[]
const decide = (caller: Caller, what: 'approve' | 'stop', id = ''): Promise<Answer> =>
  caller.call('POST', `/api/team/recoveries/${id}/${what}`)

/** Requested, and approved by an admin. */
async function approved() {
  const all = await locked()
  expect((await ask(all.email)).status).toBe(200)
  const [request] = await listed(all.admin)
  expect((await decide(all.admin, 'approve', request?.id)).status).toBe(200)
  return { ...all, id: request?.id ?? '' }
}
const sweep = () => completeRecoveries(app.services)
const needsCode = async (email: string): Promise<boolean> =>
  (await (await visitor(app)).signIn(email, PASSWORD)).json['secondFactor'] !== undefined

test("after an admin's approval and one day, the password alone signs in, and every step is mailed", async () => {
  const { company, email, admin } = await locked()
  const requested = await ask(email)
  expect(requested.json['data']).toMatchObject({ state: 'requested', dueAt: null })
  const [request] = await listed(admin)
  expect(request).toMatchObject({ email, state: 'requested', own: false })
  await decide(admin, 'approve', request?.id)
  expect((await listed(admin))[0]).toMatchObject({ state: 'approved', approvedBy: expect.any(String) })
  app.advance(23 * HOUR)
  await sweep()
  expect(await needsCode(email)).toBe(true)
  app.advance(HOUR + 60_000)
  await sweep()
  expect(await needsCode(email)).toBe(false)
  const { rows } = await app.owner.query(
    `select (select count(*)::int from app.passkeys p where p.user_id = u.id) as passkeys,
       (select count(*)::int from app.recovery_codes r where r.user_id = u.id) as codes from app.users u where u.email = $1`,
    [email],
  )
  expect(rows).toEqual([{ passkeys: 0, codes: 0 }])
  expect(await listed(await company.as('admin'))).toEqual([])
  for (const address of [email, company.emails.admin]) {
    for (const words of ['asked to remove', 'will be removed', 'was removed']) {
      const mails = await mailsTo(app, address)
      const found = mails.some(({ subject }) => subject.includes(words)) || (await eventually(address, words))
      expect([address, words, found]).toEqual([address, words, true])
    }
  }
  expect((await mailsTo(app, company.emails.viewer)).length).toBe(0)
  expect(await auditOf(app, company)).toEqual([
    'team.recovery-requested',
    'team.recovery-approved',
    'team.recovery-done',
  ])
})

async function eventually(address: string, words: string): Promise<boolean> {
  for (let n = 0; n < 200; n++) {
    if ((await mailsTo(app, address)).some(({ subject }) => subject.includes(words))) return true
    await new Promise((resume) => setTimeout(resume, 50))
  }
  return false
}

test('two requests create one recovery and one email, and an expired challenge cannot request any', async () => {
  const { email, admin } = await locked()
  const { caller, challenge } = await challenged(email)
  const twice = () => caller.call('POST', '/auth/second-factor/recovery', { challenge })
  const answers = await Promise.all([twice(), twice()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await ask(email)
  expect(await listed(admin)).toHaveLength(1)
  await eventually(email, 'asked to remove')
  expect((await mailsTo(app, email)).filter(({ subject }) => subject.includes('asked to remove'))).toHaveLength(1)
  app.advance(6 * 60_000)
  expectRefusal(await twice(), 'CHALLENGE_EXPIRED')
  const made = await caller.call('POST', '/auth/second-factor/recovery', { challenge: 'made up' })
  expectRefusal(made, 'CHALLENGE_EXPIRED')
})

test('only another admin of the same company can approve, once and with a recent step-up', async () => {
  const { company, email, admin } = await locked()
  await ask(email)
  const id = (await listed(admin))[0]?.id
  const stranger = await (await makeCompany(app, { connected: false })).as('admin')
  for (const what of ['approve', 'stop'] as const) {
    expectRefusal(await decide(await company.as('viewer'), what, id), 'FORBIDDEN')
    expectRefusal(await decide(stranger, what, id), 'NOT_FOUND')
  }
  expect(await listed(stranger)).toEqual([])
  app.advance(11 * 60_000)
  expectRefusal(await decide(admin, 'approve', id), 'STEP_UP_REQUIRED')
  await admin.call('POST', '/api/profile/step-up', { password: PASSWORD })
  expect((await decide(admin, 'approve', id)).status).toBe(200)
  expectRefusal(await decide(admin, 'approve', id), 'CONFLICT')
  const own = await locked('admin')
  const other = await userOf(app, own.company, 'editor')
  await app.owner.query(`update app.members set role = 'admin' where user_id = $1`, [other])
  await ask(own.email)
  const mine = (await listed(own.admin))[0]
  expect(mine?.own).toBe(true)
  expectRefusal(await decide(own.admin, 'approve', mine?.id), 'FORBIDDEN')
})

test('the only admin is referred to support, and no recovery starts', async () => {
  const { company, email } = await locked('admin')
  const refused = await ask(email)
  expectRefusal(refused, 'RECOVERY_UNAVAILABLE')
  expect(refused.json['message']).toContain('Contact support')
  const { rowCount } = await app.owner.query('select 1 from app.factor_recoveries where company_id = $1', [
    company.companyId,
  ])
  expect(rowCount).toBe(0)
})

test('every recipient of the email can cancel by its link, and the second factor stays', async () => {
  const { email } = await approved()
  await eventually(email, 'will be removed')
  const subject = (await mailsTo(app, email)).find((mail) => mail.subject.includes('will be removed'))?.subject ?? ''
  const token = await tokenAbout(app, email, subject)
  const open = async (what: 'read' | 'stop') => (await visitor(app)).call('POST', `/api/recovery/${what}`, { token })
  expect((await open('read')).json['data']).toMatchObject({ state: 'approved' })
  expect((await open('stop')).json['data']).toMatchObject({ state: 'stopped' })
  expect((await open('stop')).json['data']).toMatchObject({ state: 'stopped' })
  app.advance(25 * HOUR)
  await sweep()
  expect(await needsCode(email)).toBe(true)
})

test('an admin can cancel, even after the approval, and a new request starts over', async () => {
  const { email, admin, id } = await approved()
  expect((await decide(admin, 'stop', id)).json['data']).toEqual([])
  expectRefusal(await decide(admin, 'approve', id), 'CONFLICT')
  expectRefusal(await decide(admin, 'stop', id), 'CONFLICT')
  expect((await ask(email)).json['data']).toMatchObject({ state: 'requested' })
  const [again] = await listed(admin)
  expect(again?.id).not.toBe(id)
  await mailAbout(app, email, (await mailsTo(app, email))[0]?.subject ?? '')
})

test('an unapproved request expires after a week', async () => {
  const { company, email, admin } = await locked()
  await ask(email)
  const id = (await listed(admin))[0]?.id
  app.advance(7 * 24 * HOUR + 60_000)
  const later = await company.as('admin')
  expect(await listed(later)).toEqual([])
  expectRefusal(await decide(later, 'approve', id), 'CONFLICT')
  expect((await ask(email)).status).toBe(200)
  expect(await listed(later)).toHaveLength(1)
})

test('an approval is void if its approver is no longer an admin', async () => {
  const { company, email } = await approved()
  await app.owner.query(`update app.members set role = 'viewer' where user_id = $1`, [
    await userOf(app, company, 'admin'),
  ])
  app.advance(25 * HOUR)
  await sweep()
  expect(await needsCode(email)).toBe(true)
})

test('an unknown link reveals nothing', async () => {
  const open = async (what: 'read' | 'stop', token: string) =>
    (await visitor(app)).call('POST', `/api/recovery/${what}`, { token })
  for (const token of ['x', 'a'.repeat(64), Buffer.alloc(48).toString('base64url')]) {
    expect((await open('read', token)).json['data']).toMatchObject({ state: 'unknown', name: null })
    expectRefusal(await open('stop', token), 'NOT_FOUND')
  }
})
