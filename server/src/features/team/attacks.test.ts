import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { beginAnHour, newEmail, visitor } from '../../testing/join.ts'
import { makeCompany, userOf } from '../../testing/make-company.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { addBrand, invite, invited, joined, joinWith, membersOf } from '../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('editors, viewers and brand admins cannot change the team or see invitations', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  await invited(app, admin)
  const { caller: brandAdmin } = await joined(app, admin, { brands: [{ brandId: company.brandId, role: 'admin' }] })
  const target = await userOf(app, company, 'viewer')
  const before = await tenantRows(app)
  for (const caller of [await company.as('editor'), await company.as('viewer'), brandAdmin]) {
    expectRefusal(await invite(caller, [newEmail()]), 'FORBIDDEN')
    expectRefusal(await caller.call('PUT', `/api/team/members/${target}/role`, { role: 'admin' }), 'FORBIDDEN')
    expectRefusal(await caller.call('POST', `/api/team/members/${target}/remove`), 'FORBIDDEN')
    expectRefusal(await caller.call('POST', `/api/team/invitations/${newId()}/resend`), 'FORBIDDEN')
    expectRefusal(await caller.call('DELETE', `/api/team/invitations/${newId()}`), 'FORBIDDEN')
    const { members, invitations } = (await caller.get('/api/team')).json['data'] ?? {}
    expect(invitations).toEqual([])
    const safe = (members as unknown as { secondFactor: unknown }[]).filter(({ secondFactor }) => secondFactor !== null)
    expect(safe).toHaveLength(1)
  }
  expect(await tenantRows(app)).toEqual(before)
})

test('ids of another company are not found: member, invitation, brand, successor', async () => {
  const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const [admin, stranger] = [await ours.as('admin'), await theirs.as('admin')]
  await invited(app, stranger)
  const { rows } = await app.owner.query<{ id: string }>('select id from app.invitations where company_id = $1', [
    theirs.companyId,
  ])
  const [id, editor, own] = [rows[0]?.id, await userOf(app, theirs, 'editor'), await userOf(app, ours, 'editor')]
  const before = await tenantRows(app)
  const foreign = [{ brandId: theirs.brandId, role: 'editor' as const }]
  for (const answer of [
    await admin.call('POST', `/api/team/invitations/${id}/resend`),
    await admin.call('DELETE', `/api/team/invitations/${id}`),
    await admin.call('PUT', `/api/team/members/${editor}/role`, { role: 'viewer' }),
    await admin.call('POST', `/api/team/members/${editor}/remove`),
    await admin.call('POST', `/api/team/members/${own}/remove`, { handOverTo: editor }),
    await admin.call('PUT', `/api/team/members/${own}/role`, { brands: foreign }),
    await invite(admin, [newEmail()], { brands: foreign }),
  ])
    expectRefusal(answer, 'NOT_FOUND')
  expect(await tenantRows(app)).toEqual(before)
})

test('extra fields in a request grant no other role, company or address', async () => {
  const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const { token, email } = await invited(app, await ours.as('admin'), { role: 'viewer' })
  const caller = await visitor(app)
  const more = { role: 'admin', memberRole: 'admin', companyId: theirs.companyId, email: 'x@y.test', brands: [] }
  const answer = await joinWith(caller, token, more)
  expect(answer.json['user']).toMatchObject({ email, memberRole: 'viewer', role: 'user' })
  expect(await membersOf(app, theirs)).toHaveLength(3)
})

describe('the last admin', () => {
  test('cannot be demoted, removed or leave, and an inactive admin does not count', async () => {
    const company = await makeCompany(app, { connected: false })
    const admin = await company.as('admin')
    const own = await userOf(app, company, 'admin')
    const { userId: other } = await joined(app, admin, { role: 'admin' })
    await app.owner.query(`update app.users set status = 'inactive' where id = $1`, [other])
    const before = await tenantRows(app)
    expectRefusal(await admin.call('PUT', `/api/team/members/${own}/role`, { role: 'editor' }), 'LAST_ADMIN')
    const brands = [{ brandId: company.brandId, role: 'admin' }]
    expectRefusal(await admin.call('PUT', `/api/team/members/${own}/role`, { brands }), 'LAST_ADMIN')
    expectRefusal(await admin.call('POST', '/api/team/leave'), 'LAST_ADMIN')
    expectRefusal(await admin.call('POST', `/api/team/members/${own}/remove`), 'CONFLICT')
    expect(await tenantRows(app)).toEqual(before)
  })

  test('remains when two admins demote each other or leave concurrently', async () => {
    for (const way of ['lower', 'leave', 'remove'] as const) {
      const company = await makeCompany(app, { connected: false })
      const one = await company.as('admin')
      const first = await userOf(app, company, 'admin')
      const { caller: two, userId: second } = await joined(app, one, { role: 'admin' })
      const act = (caller: typeof one, target: string) => {
        if (way === 'leave') return caller.call('POST', '/api/team/leave')
        if (way === 'remove') return caller.call('POST', `/api/team/members/${target}/remove`)
        return caller.call('PUT', `/api/team/members/${target}/role`, { role: 'viewer' })
      }
      const answers = await Promise.all([act(one, second), act(two, first)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const admins = (await membersOf(app, company)).filter(({ role }) => role === 'admin')
      expect([way, admins.length]).toEqual([way, 1])
    }
  })
})

describe('seats', () => {
  const seatsOf = async (caller: Awaited<ReturnType<typeof visitor>>) =>
    (await caller.get('/api/team')).json['data']?.['seats']

  test('count members and open invitations: of two concurrent invitations for the last seat, one is refused', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'premium' })
    const admin = await company.as('admin')
    await invite(admin, Array.from({ length: 11 }, newEmail))
    expect(await seatsOf(admin)).toEqual({ taken: 14, most: 15 })
    const answers = await Promise.all([invite(admin, [newEmail()]), invite(admin, [newEmail()])])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 402]))
    const refused = answers.find(({ status }) => status === 402)
    expectRefusal(refused ?? answers[0], 'PLAN_LIMIT')
    expect(await seatsOf(admin)).toEqual({ taken: 15, most: 15 })
  })

  test('that run out are reported per address', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'premium' })
    const admin = await company.as('admin')
    const { json } = await invite(admin, Array.from({ length: 14 }, newEmail))
    expect(json['data']?.['invited']).toHaveLength(12)
    expect(json['data']?.['refused']).toMatchObject([
      {
        reason:
          'The Premium plan includes up to 15 members, counting open invitations. Upgrade to Enterprise for more.',
      },
      {},
    ])
  })

  test('of withdrawn or expired invitations are free, and a smaller plan admits no one new', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'premium' })
    const admin = await company.as('admin')
    const { token } = await invited(app, admin)
    const { email } = await invited(app, admin)
    expect(await seatsOf(admin)).toMatchObject({ taken: 5 })
    await app.owner.query(`update app.invitations set expires_at = created_at where email = $1`, [email])
    expect(await seatsOf(admin)).toMatchObject({ taken: 4 })
    await app.owner.query(`update app.companies set plan = 'basic' where company_id = $1`, [company.companyId])
    const refused = await joinWith(await visitor(app), token)
    expectRefusal(refused, 'PLAN_LIMIT')
    expect(refused.json['message']).toContain('has no seats left')
    const { rows } = await app.owner.query<{ id: string }>('select id from app.invitations where email = $1', [email])
    expectRefusal(await admin.call('POST', `/api/team/invitations/${rows[0]?.id}/resend`), 'PLAN_LIMIT')
  })
})

test('more than fifty invitations an hour are refused, and none beyond the limit is sent', async () => {
  await beginAnHour(app)
  const company = await makeCompany(app, { connected: false, plan: 'enterprise' })
  const admin = await company.as('admin')
  expect((await invite(admin, Array.from({ length: 48 }, newEmail))).status).toBe(200)
  expectRefusal(await invite(admin, Array.from({ length: 3 }, newEmail)), 'RATE_LIMIT_EXCEEDED')
  expect((await invite(admin, Array.from({ length: 2 }, newEmail))).status).toBe(200)
  expectRefusal(await invite(admin, [newEmail()]), 'RATE_LIMIT_EXCEEDED')
  const { rowCount } = await app.owner.query('select 1 from app.invitations where company_id = $1', [company.companyId])
  expect(rowCount).toBe(50)
})

test('an invitation whose brands were all removed grants nothing, never the whole company', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const fern = await addBrand(app, company)
  const { token } = await invited(app, admin, { brands: [{ brandId: fern, role: 'viewer' }] })
  await app.owner.query('update app.brands set archived_at = now() where id = $1', [fern])
  expectRefusal(await joinWith(await visitor(app), token), 'INVITATION_INVALID')
  expect(await membersOf(app, company)).toHaveLength(3)
})
