import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany, PASSWORD, sample, userOf, type TestCompany } from '../../testing/make-company.ts'
import { listenAs } from '../../testing/stream.ts'
import { addBrand, auditOf } from '../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { storeComments } from '../comments/index.ts'

let app: TestApp
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

const AT_ONCE_MS = 1000
/** The same browser, at the other process. */
function atSecond(caller: Caller): Caller {
  const other = second.caller()
  for (const [name, value] of caller.jar) other.jar.set(name, value)
  return Object.assign(other, { token: caller.token, csrf: caller.csrf, brand: caller.brand })
}
/** Only writers get "not found"; others are refused earlier. */
const write = async (caller: Caller): Promise<number> =>
  (await caller.call('POST', `/api/comments/${newId()}/reopen`)).status
const change = (admin: Caller, userId: string, given: object) =>
  admin.call('PUT', `/api/team/members/${userId}/role`, given)

async function scene(): Promise<{ company: TestCompany; admin: Caller; editor: Caller; userId: string; fern: string }> {
  const company = await makeCompany(app, { connected: false })
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  const fern = await addBrand(app, company)
  return { company, admin, editor, userId: await userOf(app, company, 'editor'), fern }
}

describe("a member's role", () => {
  test('takes effect within a second in every process, and the open tab is notified', async () => {
    const { company, admin, editor, userId } = await scene()
    const stream = await listenAs(editor)
    const there = atSecond(editor)
    expect([await write(editor), await write(there)]).toEqual([404, 404])
    expect((await change(admin, userId, { role: 'viewer' })).status).toBe(200)
    for (const caller of [editor, there]) await until('refused', async () => (await write(caller)) === 403, AT_ONCE_MS)
    const events = await stream.received('team')
    expect(events[0]?.data).toEqual({ brandId: null, id: userId })
    expect((await editor.get('/auth/status')).json['user']).toMatchObject({ memberRole: 'viewer' })
    expect(await auditOf(app, company)).toEqual(['team.role-changed'])
    await stream.close()
  })

  test('in a brand governs calls in that brand only', async () => {
    const { company, admin, editor, userId, fern } = await scene()
    await change(admin, userId, { brands: [{ brandId: fern, role: 'viewer' }] })
    const inFern = editor.like({ brand: fern })
    expect([await write(editor), await write(inFern)]).toEqual([404, 403])
    await change(admin, userId, { brands: [{ brandId: company.brandId, role: 'none' }] })
    expectRefusal(await editor.get('/api/comments'), 'NOT_FOUND')
    expect((await inFern.get('/api/comments')).status).toBe(200)
    const { brands } = (await editor.get('/api/onboard-data')).json
    expect(brands).toMatchObject([{ BrandId: fern }])
    expectRefusal(await inFern.get(`/api/brands/${company.brandId}/voice`), 'NOT_FOUND')
    expectRefusal(await inFern.get(`/integration/judgeme/status/${company.brandId}`), 'NOT_FOUND')
    expect((await (await company.as('viewer')).get('/api/comments')).status).toBe(200)
  })

  test('in a brand cannot be bypassed by naming another brand in the request', async () => {
    const { company, admin, editor, userId, fern } = await scene()
    await change(admin, userId, { brands: [{ brandId: fern, role: 'viewer' }] })
    const body = { tone: 'warm', avoid: [], defaultLanguage: 'en', facts: [], version: 'x' }
    expect((await editor.call('PUT', `/api/brands/${fern}/voice`, body)).status).toBe(403)
    expectRefusal(await editor.call('PUT', `/api/brands/${company.brandId}/voice`, body), 'CONFLICT')
    const connect = { brandId: fern, pageId: '123456789012345' }
    expectRefusal(await editor.call('POST', '/integrations/facebook/connect', connect), 'FORBIDDEN')
  })

  test('as admin of a brand grants nothing at company level', async () => {
    const { admin, editor, userId, fern } = await scene()
    await change(admin, userId, { brands: [{ brandId: fern, role: 'admin' }] })
    const inFern = editor.like({ brand: fern })
    expect((await inFern.get('/api/connections/attempts/0198c0de-0000-7000-8000-000000000000')).status).toBe(404)
    const spendingLimits = { company: 5, eachBrand: null, eachMember: null, brands: [], members: [], lowAt: null }
    expectRefusal(await inFern.call('PUT', '/api/credits/spending-limits', spendingLimits), 'FORBIDDEN')
    expectRefusal(await inFern.call('PUT', `/api/team/members/${userId}/role`, { role: 'admin' }), 'FORBIDDEN')
  })

  test('for the company replaces those by brand, and a brand without a role is closed', async () => {
    const { company, admin, editor, userId, fern } = await scene()
    const none = [company.brandId, fern].map((brandId) => ({ brandId, role: 'none' }))
    expectRefusal(await change(admin, userId, { brands: none }), 'BAD_REQUEST')
    await change(admin, userId, { brands: [{ brandId: fern, role: 'none' }] })
    await addBrand(app, company, 'Moss')
    expect((await editor.get('/api/onboard-data')).json['brands']).toHaveLength(1)
    await change(admin, userId, { role: 'editor' })
    expect((await editor.get('/api/onboard-data')).json['brands']).toHaveLength(3)
  })

  test('of "none" in a brand ends its events, notifications and texts in the credit history', async () => {
    const { company, admin, editor, userId, fern } = await scene()
    await company.stored([{ text: 'The zip broke.' }])
    const [one] = (await admin.get('/api/comments')).json['data'] as unknown as { _id: string }[]
    await admin.post('/api/comments/generate', { commentId: one?._id })
    const inFern = editor.like({ brand: fern })
    const seen = (await inFern.get('/api/credits/transactions?search=zip')).text
    expect(seen).toContain('The zip broke.')
    const stream = await listenAs(inFern)
    await change(admin, userId, { brands: [{ brandId: company.brandId, role: 'none' }] })
    await stream.received('team')
    const heard = stream.events.length
    await admin.call('POST', '/api/comments/tag', { commentIds: [one?._id], add: ['vip'] })
    const place = { platform: 'judgeme', timezone: 'UTC', quiet: false } as const
    await company.ctx.tx((tx) => storeComments(tx, company.ctx, place, [sample('live', app.services.now(), 1)]))
    await change(admin, userId, { brands: [{ brandId: fern, role: 'viewer' }] })
    await stream.received('team', 2)
    expect(stream.events.slice(heard).filter(({ data }) => data.brandId === company.brandId)).toEqual([])
    const notified = await app.owner.query<{ user_id: string }>(
      `select user_id from app.notifications where company_id = $1 and kind in ('comment', 'low-rating')`,
      [company.companyId],
    )
    expect(notified.rows).toHaveLength(2)
    expect(notified.rows.map(({ user_id: id }) => id)).not.toContain(userId)
    const all = (await inFern.get('/api/credits/transactions')).json['data']?.['transactions']
    expect(all).toContainEqual(expect.objectContaining({ BrandId: null, commentId: null, generatedResponse: null }))
    expect(JSON.stringify(all)).not.toContain('The zip broke.')
    const found = (await inFern.get('/api/credits/transactions?search=zip')).json['data']?.['transactions']
    expect(found).toEqual([])
    await stream.close()
  })
})

describe('a removed member', () => {
  test('loses every session immediately; their comments pass to the named successor, and their texts stay', async () => {
    const { company, admin, editor, userId, fern } = await scene()
    await company.stored([{ text: 'The zip broke.' }, { text: 'Lovely bag.' }])
    const list = (await admin.get('/api/comments')).json['data'] as unknown as { _id: string }[]
    const [commentId = '', other = ''] = list.map(({ _id }) => _id)
    await admin.call('POST', '/api/comments/assign', { commentIds: [commentId, other], userId })
    await editor.call('POST', `/api/comments/${commentId}/notes`, { text: 'I know this one' })
    await admin.call('PUT', '/api/credits/spending-limits', {
      company: null,
      eachBrand: null,
      eachMember: null,
      brands: [],
      lowAt: null,
      members: [{ userId, perDay: 5 }],
    })
    const stream = await listenAs(editor)
    const handOverTo = await userOf(app, company, 'admin')
    const answer = await admin.call('POST', `/api/team/members/${userId}/remove`, { handOverTo })
    expect(answer.json['data']).toEqual({ handedOver: 2 })
    await until('the stream ends', async () => stream.isOver, 3000)
    expectRefusal(await editor.get('/api/comments'), 'UNAUTHENTICATED')
    const after = (await admin.get(`/api/comments?assignee=${handOverTo}`)).json['data']
    expect(after).toHaveLength(2)
    const history = (await admin.get(`/api/comments/${commentId}/history`)).text
    expect(history).toContain('I know this one')
    expect((await admin.get('/api/credits/spending-limits')).json['data']?.['members']).toEqual([])
    const again = app.caller()
    expect((await again.signIn(company.emails.editor, PASSWORD)).json['user']).toMatchObject({ memberRole: null })
    expectRefusal(await again.like({ brand: fern }).get('/api/comments'), 'FORBIDDEN')
    expect(await auditOf(app, company)).toEqual(['team.member-removed'])
  })

  test('cannot hand comments to a member who may not reply in that brand', async () => {
    const { company, admin, userId } = await scene()
    await company.stored([{ text: 'The zip broke.' }])
    const [one] = (await admin.get('/api/comments')).json['data'] as unknown as { _id: string }[]
    await admin.call('POST', '/api/comments/assign', { commentIds: [one?._id], userId })
    const handOverTo = await userOf(app, company, 'viewer')
    await admin.call('POST', `/api/team/members/${userId}/remove`, { handOverTo })
    expect((await admin.get('/api/comments?assignee=none')).json['data']).toHaveLength(1)
  })

  test('who left is signed out and no longer a member', async () => {
    const { company, editor } = await scene()
    expect((await editor.call('POST', '/api/team/leave')).status).toBe(200)
    expectRefusal(await editor.get('/api/comments'), 'UNAUTHENTICATED')
    expect(await auditOf(app, company)).toEqual(['team.member-left'])
  })
})

test('comments can be assigned only to members with a role in the brand', async () => {
  const { company, admin, userId, fern } = await scene()
  await company.stored([{ text: 'The zip broke.' }])
  const [one] = (await admin.get('/api/comments')).json['data'] as unknown as { _id: string }[]
  const assign = () => admin.call('POST', '/api/comments/assign', { commentIds: [one?._id], userId })
  await change(admin, userId, { brands: [{ brandId: company.brandId, role: 'viewer' }] })
  expectRefusal(await assign(), 'BAD_REQUEST')
  await change(admin, userId, { brands: [{ brandId: company.brandId, role: 'none' }] })
  expectRefusal(await assign(), 'NOT_FOUND')
  const inBrand = async (brand: string) => (await admin.like({ brand }).get('/api/members')).json['data']
  expect(await inBrand(company.brandId)).toHaveLength(2)
  expect(await inBrand(fern)).toHaveLength(3)
})
