import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { makeCompany, userOf, type TestCompany } from '../../../testing/make-company.ts'
import { addBrand, auditOf } from '../../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp({ builtIn: true })))
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Scene {
  company: TestCompany
  admin: Caller
  editor: Caller
  userId: string
}

async function scene(plan = 'enterprise'): Promise<Scene> {
  const company = await makeCompany(app, { connected: false })
  await app.owner.query('update app.companies set plan = $2 where company_id = $1', [company.companyId, plan])
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  return { company, admin, editor, userId: await userOf(app, company, 'editor') }
}

async function makeRole(admin: Caller, permissions: string[], name = 'Agency'): Promise<string> {
  const { status, json } = await admin.post('/api/team/roles', { name, permissions })
  expect(status).toBe(200)
  return String(json['data']?.['id'])
}

const give = (admin: Caller, userId: string, given: object) =>
  admin.call('PUT', `/api/team/members/${userId}/role`, given)

/** Only permitted callers get "not found"; others are refused earlier. */
const tries = {
  'replies.write': (caller: Caller) => caller.call('PUT', `/api/comments/${newId()}/draft`, { text: 'x', version: 1 }),
  'replies.send': (caller: Caller) => caller.call('DELETE', `/api/comments/${newId()}/send`),
  'comments.organize': (caller: Caller) => caller.call('DELETE', `/api/notes/${newId()}`),
  'templates.manage': (caller: Caller) => caller.call('DELETE', `/api/templates/${newId()}`),
  'reports.manage': (caller: Caller) => caller.call('DELETE', `/api/reports/${newId()}`),
  'audit.read': (caller: Caller) => caller.get('/api/audit'),
  'connections.manage': (caller: Caller) => caller.post('/api/connections/judgeme', { shopDomain: 'x', token: '' }),
}
type Tried = keyof typeof tries

async function permitted(caller: Caller): Promise<Tried[]> {
  const names = Object.keys(tries) as Tried[]
  const answers = await Promise.all(names.map(async (name) => ({ name, ...(await tries[name](caller)) })))
  return answers.filter(({ status }) => status !== 403).map(({ name }) => name)
}

describe('a custom role', () => {
  test('permits what it names and nothing else, from the next call on', async () => {
    const { company, admin, editor, userId } = await scene()
    expect(await permitted(editor)).toEqual([
      'replies.write',
      'replies.send',
      'comments.organize',
      'templates.manage',
      'reports.manage',
    ])
    const id = await makeRole(admin, ['audit.read', 'replies.write'])
    expect((await give(admin, userId, { customRole: id })).status).toBe(200)
    expect(await permitted(editor)).toEqual(['replies.write', 'audit.read'])
    expect((await editor.get('/auth/status')).json['user']).toMatchObject({
      memberRole: 'editor',
      customRole: { name: 'Agency', permissions: ['replies.write', 'audit.read'] },
    })
    await admin.call('PUT', `/api/team/roles/${id}`, { name: 'Agency', permissions: ['templates.manage'] })
    expect(await permitted(editor)).toEqual(['templates.manage'])
    await give(admin, userId, { role: 'viewer' })
    expect(await permitted(editor)).toEqual([])
    expect(await auditOf(app, company)).toEqual([
      'team.custom-role-created',
      'team.role-changed',
      'team.custom-role-changed',
      'team.role-changed',
    ])
  })

  test('applies to the selected brands only', async () => {
    const { company, admin, editor, userId } = await scene()
    const fern = await addBrand(app, company)
    const id = await makeRole(admin, ['replies.send'])
    expect((await give(admin, userId, { customRole: id, brandIds: [fern] })).status).toBe(200)
    expect(await permitted(editor.like({ brand: fern }))).toEqual(['replies.send'])
    expectRefusal(await editor.like({ brand: company.brandId }).get('/api/comments'), 'NOT_FOUND')
    const { json } = await admin.get('/api/team')
    expect(json['data']).toMatchObject({
      customRoles: [{ id, name: 'Agency', inUse: 1 }],
      members: expect.arrayContaining([
        expect.objectContaining({ userId, customRole: id, brands: { [fern]: 'editor', [company.brandId]: 'none' } }),
      ]),
    })
  })

  test('saves spending limits without touching those of brands that its member doesn’t see', async () => {
    const { company, admin, editor, userId } = await scene()
    const fern = await addBrand(app, company)
    const limits = { company: null, eachBrand: null, eachMember: null, members: [], lowAt: null }
    const put = (caller: Caller, brands: object[]) =>
      caller.call('PUT', '/api/credits/spending-limits', { ...limits, brands })
    const [own, hidden] = [
      { brandId: fern, perDay: 5 },
      { brandId: company.brandId, perDay: 50 },
    ]
    expect((await put(admin, [own, hidden])).status).toBe(200)
    const id = await makeRole(admin, ['credits.manage'])
    await give(admin, userId, { customRole: id, brandIds: [fern] })
    const theirs = editor.like({ brand: fern })
    const saved = await put(theirs, [{ ...own, perDay: 7 }])
    expect(saved.json['data']).toMatchObject({ brands: [{ brandId: fern, perDay: 7 }] })
    expect(saved.text).not.toContain(company.brandId)
    const { json } = await admin.get('/api/credits/spending-limits')
    expect(json['data']?.['brands']).toHaveLength(2)
    expect(json['data']?.['brands']).toContainEqual(expect.objectContaining(hidden))
    expectRefusal(await put(theirs, [hidden]), 'BAD_REQUEST')
  })

  test('reduced to reading makes its members and invitees read-only', async () => {
    const { company, admin, editor, userId } = await scene()
    const id = await makeRole(admin, ['replies.write'])
    await give(admin, userId, { customRole: id, brandIds: [company.brandId] })
    const invited = await admin.post('/api/team/invitations', { emails: ['new@agency.test'], customRole: id })
    expect(invited.status).toBe(200)
    await admin.call('PUT', `/api/team/roles/${id}`, { name: 'Readers', permissions: [] })
    expect(await permitted(editor)).toEqual([])
    const { json } = await admin.get('/api/team')
    expect(json['data']).toMatchObject({
      customRoles: [{ name: 'Readers', permissions: [], inUse: 2 }],
      members: expect.arrayContaining([
        expect.objectContaining({ userId, role: 'viewer', brands: { [company.brandId]: 'viewer' } }),
      ]),
      invitations: [{ role: 'viewer', customRole: id }],
    })
  })

  test('permits bulk jobs by the type of work', async () => {
    const { admin, editor, userId } = await scene()
    await give(admin, userId, { customRole: await makeRole(admin, ['replies.write']) })
    const quote = (action: string) => editor.post('/api/comments/bulk/quote', { action, commentIds: [newId()] })
    expectRefusal(await quote('generate'), 'NOT_FOUND')
    expectRefusal(await quote('send'), 'FORBIDDEN')
    const start = { action: 'send', commentIds: [newId()] }
    expectRefusal(await editor.post('/api/comments/bulk', start, newId()), 'FORBIDDEN')
    expect(await permitted(editor)).toEqual(['replies.write'])
  })

  test('cannot be deleted while it is assigned', async () => {
    const { admin, userId } = await scene()
    const id = await makeRole(admin, ['replies.write'])
    await give(admin, userId, { customRole: id })
    expectRefusal(await admin.call('DELETE', `/api/team/roles/${id}`), 'CONFLICT')
    await give(admin, userId, { role: 'editor' })
    expect((await admin.call('DELETE', `/api/team/roles/${id}`)).status).toBe(200)
    expectRefusal(await give(admin, userId, { customRole: id }), 'NOT_FOUND')
    expectRefusal(await admin.call('DELETE', `/api/team/roles/${id}`), 'NOT_FOUND')
  })

  test('has a unique name, and a company has at most 20', async () => {
    const { admin } = await scene()
    const id = await makeRole(admin, [], 'Agency')
    for (const name of ['agency', 'Admin', 'viewer']) {
      expectRefusal(await admin.post('/api/team/roles', { name, permissions: [] }), 'BAD_REQUEST')
    }
    expect((await admin.call('PUT', `/api/team/roles/${id}`, { name: 'AGENCY', permissions: [] })).status).toBe(200)
    for (let n = 1; n < 20; n++) await makeRole(admin, [], `Role ${n}`)
    expectRefusal(await admin.post('/api/team/roles', { name: 'One more', permissions: [] }), 'CONFLICT')
  })

  test('of another company cannot be assigned or changed', async () => {
    const { admin, userId } = await scene()
    const other = await scene()
    const id = await makeRole(other.admin, ['replies.write'])
    expectRefusal(await give(admin, userId, { customRole: id }), 'NOT_FOUND')
    expectRefusal(await admin.call('PUT', `/api/team/roles/${id}`, { name: 'Mine', permissions: [] }), 'NOT_FOUND')
    expectRefusal(await admin.call('DELETE', `/api/team/roles/${id}`), 'NOT_FOUND')
    const invite = { emails: ['new@agency.test'], customRole: id }
    expectRefusal(await admin.post('/api/team/invitations', invite), 'NOT_FOUND')
    expect((await other.admin.get('/api/team')).json['data']).toMatchObject({ customRoles: [{ id, name: 'Agency' }] })
  })

  test('never replaces the last admin', async () => {
    const { company, admin } = await scene()
    const id = await makeRole(admin, ['billing.manage'])
    expectRefusal(await give(admin, await userOf(app, company, 'admin'), { customRole: id }), 'LAST_ADMIN')
    expect((await admin.get('/auth/status')).json['user']).toMatchObject({ memberRole: 'admin' })
  })

  test('requires the plan, but keeps working on another one', async () => {
    const { company, admin, editor, userId } = await scene()
    const id = await makeRole(admin, ['templates.manage'])
    await give(admin, userId, { customRole: id })
    await app.owner.query(`update app.companies set plan = 'premium' where company_id = $1`, [company.companyId])
    expectRefusal(await admin.post('/api/team/roles', { name: 'Second', permissions: [] }), 'PLAN_LIMIT')
    expectRefusal(await admin.call('PUT', `/api/team/roles/${id}`, { name: 'Second', permissions: [] }), 'PLAN_LIMIT')
    expect(await permitted(editor)).toEqual(['templates.manage'])
    await give(admin, userId, { role: 'viewer' })
    expect((await admin.call('DELETE', `/api/team/roles/${id}`)).status).toBe(200)
  })
})
