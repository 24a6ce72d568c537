import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { CHANGED, mailAbout, open, tokenAbout } from '../../testing/email-change-scene.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { newEmail, visitor } from '../../testing/join.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { joinWith, tokenTo } from '../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let administrator: Caller
let second: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  administrator = await (await makeStaff(app)).as('viewer')
  second = await (await makeStaff(app)).as('viewer')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const at = '/api/admin/customers'
const add = (body: object, who = administrator): Promise<Answer> => who.call('POST', at, body)
const edit = (id: string, body: object, who = administrator): Promise<Answer> => who.call('PUT', `${at}/${id}`, body)
const read = async (id: string) => (await administrator.get(`${at}/${id}`)).json['data']

describe('a new customer', () => {
  test('gets a company, a brand and credits immediately, and becomes admin through the mailed invitation', async () => {
    const email = newEmail()
    const answer = await add({ firstName: 'Ada', lastName: 'Berg', Email: email.toUpperCase(), initialCredits: 250 })
    const data = answer.json['data']
    expect(data).toMatchObject({
      firstName: 'Ada',
      lastName: 'Berg',
      Email: email,
      companyName: 'Ada Berg',
      status: 'active',
      lastLogin: null,
      availableCredits: 250,
      members: 0,
      userId: null,
      primaryBrand: { brandName: 'Ada Berg' },
      invitation: { email },
    })
    const id = String(data?.['_id'])
    const found = await administrator.get(`${at}?search=${encodeURIComponent(email)}`)
    expect(found.json['data']).toMatchObject({ customers: [{ _id: id, firstName: 'Ada' }], totals: { all: 1 } })
    const caller = await visitor(app)
    const joined = await joinWith(caller, await tokenTo(app, email))
    expect(joined.json['user']).toMatchObject({ email, memberRole: 'admin', companyName: 'Ada Berg' })
    caller.token = String(joined.json['token'])
    expect((await caller.get('/api/credits/balance')).json['data']).toMatchObject({ availableCredits: 250 })
    expect(await read(id)).toMatchObject({ members: 1, invitation: null, people: [{ email, role: 'admin' }] })
    expect(await wrongIn(app, { companyId: id })).toEqual([])
  })

  test('is added once under concurrency, and an address already in use is refused', async () => {
    const email = newEmail()
    const answers = await Promise.all([add({ Email: email }), add({ Email: email }, second), add({ Email: email })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 200)?.json['data']).toMatchObject({ availableCredits: 0 })
    const company = await makeCompany(app, { connected: false })
    expectRefusal(await add({ Email: company.emails.editor }), 'USER_EXISTS')
  })

  test('can get a new email, whose link voids the previous one', async () => {
    const email = newEmail()
    const id = String((await add({ Email: email })).json['data']?.['_id'])
    const first = await tokenTo(app, email)
    expect((await administrator.call('POST', `${at}/${id}/invitation`)).json['data']).toMatchObject({
      invitation: { email },
    })
    const token = await tokenTo(app, email, 2)
    expect((await joinWith(await visitor(app), first)).status).toBe(400)
    expect((await joinWith(await visitor(app), token)).status).toBe(200)
    expectRefusal(await administrator.call('POST', `${at}/${id}/invitation`), 'CONFLICT')
  })

  test('can be corrected before joining, which voids the link to the wrong address', async () => {
    const [wrong, right] = [newEmail(), newEmail()]
    const id = String((await add({ firstName: 'Jo', Email: wrong })).json['data']?.['_id'])
    const token = await tokenTo(app, wrong)
    expect((await edit(id, { Email: right, lastName: 'Holm' })).json['data']).toMatchObject({
      firstName: 'Jo',
      lastName: 'Holm',
      Email: right,
    })
    expect((await joinWith(await visitor(app), token)).status).toBe(400)
    const version = (await read(id))?.['version']
    const both = ['One', 'Two'].map((firstName) => edit(id, { firstName, Email: right, version }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await joinWith(await visitor(app), await tokenTo(app, right))).status).toBe(200)
  })
})

describe('an edited customer', () => {
  test('keeps the plan and all omitted fields, and the edit is in their audit log', async () => {
    const company = await makeCompany(app, { connected: false, plan: 'premium' })
    const Email = company.emails.admin
    const answer = await edit(company.companyId, { firstName: 'Nils', Email, accountType: 'free' })
    expect(answer.json['data']).toMatchObject({ firstName: 'Nils', Email, plan: 'premium', version: 1 })
    expect((await read(company.companyId))?.['administrators']).toMatchObject([
      { action: 'company.customer-edited', details: { after: { firstName: 'Nils' } } },
    ])
    expect((await edit(company.companyId, { firstName: 'Nils', Email })).json['data']).toMatchObject({ version: 1 })
  })

  test('edited by two administrators concurrently loses no edit: the second is refused', async () => {
    const company = await makeCompany(app, { connected: false })
    const Email = company.emails.admin
    const both = await Promise.all([
      edit(company.companyId, { firstName: 'One', Email, version: 0 }),
      edit(company.companyId, { lastName: 'Two', Email, version: 0 }, second),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('with a new address is signed out and must verify it, and the old address can undo it', async () => {
    const company = await makeCompany(app, { connected: false })
    const [old, to] = [company.emails.admin, newEmail()]
    const admin = await company.as('admin')
    expect((await edit(company.companyId, { Email: to })).json['data']).toMatchObject({ Email: to })
    expect((await admin.get('/api/profile')).status).toBe(401)
    expect((await (await visitor(app)).signIn(old, PASSWORD)).status).toBe(401)
    const again = await visitor(app)
    await again.signIn(to, PASSWORD)
    expectRefusal(await again.get('/api/comments'), 'EMAIL_NOT_VERIFIED')
    await mailAbout(app, old, CHANGED)
    expect((await open(app, 'undo', await tokenAbout(app, old, CHANGED))).status).toBe(200)
    expect(await read(company.companyId)).toMatchObject({ Email: old })
  })

  test('who is an administrator keeps their address, so that no one else gets their rights', async () => {
    const company = await makeCompany(app, { connected: false })
    await app.owner.query(`update app.users set role = 'support' where email = $1`, [company.emails.admin])
    expectRefusal(await edit(company.companyId, { Email: newEmail() }), 'FORBIDDEN')
    expect(await read(company.companyId)).toMatchObject({ Email: company.emails.admin, version: 0 })
  })

  test('cannot get an address that is taken', async () => {
    const [one, other] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
    expectRefusal(await edit(one.companyId, { firstName: 'X', Email: other.emails.viewer }), 'USER_EXISTS')
    expect(await read(one.companyId)).toMatchObject({ Email: one.emails.admin, version: 0 })
  })
})

describe("a customer's transactions", () => {
  test('are filtered and totaled, show refunds, and contain no review text', async () => {
    const { company, editor, id } = await replyScene(app)
    await editor.post('/api/comments/generate', { commentId: id })
    const list = async (query = '') =>
      (await administrator.get(`${at}/${company.companyId}/transactions${query}`)).json['data']
    const all = await list()
    const rows = all?.['transactions'] as unknown as { _id: string; type: string; messageContent: string }[]
    expect(rows.map(({ type }) => type)).toContain('usage')
    expect(all).toMatchObject({
      refunded: [],
      pagination: { currentPage: 1 },
      totals: { creditsUsed: 2, generated: 1 },
    })
    const usage = rows.find(({ type }) => type === 'usage')
    expect(usage?.messageContent).toBe('{"customerMessage":null,"generatedResponse":null}')
    await administrator.call('POST', `${at}/${company.companyId}/transactions/${usage?._id}/refund`, {
      reason: 'Twice',
    })
    expect(await list('?type=usage&status=success&platform=judgeme')).toMatchObject({
      refunded: [usage?._id],
      pagination: { totalCount: 1 },
      totals: { refunds: 0 },
    })
    expect(await list('?type=refund')).toMatchObject({ pagination: { totalCount: 1 }, totals: { creditsAdded: 2 } })
  })
})

describe("a customer's connections", () => {
  test('cover all brands; one can be removed, Shopify cannot', async () => {
    const company = await makeCompany(app)
    const connections = async () => (await administrator.get(`${at}/${company.companyId}/connections`)).json['data']
    expect(await connections()).toMatchObject({
      totalConnections: 1,
      connections: { judgeme: { connected: true, canRemove: true }, shopify: { connected: false, canRemove: false } },
    })
    const remove = (platform: string, body = {}) =>
      administrator.call('DELETE', `${at}/${company.companyId}/connections/${platform}`, body)
    expectRefusal(await remove('shopify'), 'FORBIDDEN')
    expectRefusal(await remove('judgeme', { brandId: '00000000-0000-4000-8000-000000000000' }), 'NOT_CONNECTED')
    expect((await remove('judgeme')).json['data']).toMatchObject({ totalConnections: 0 })
    expectRefusal(await remove('judgeme'), 'NOT_CONNECTED')
    expect((await read(company.companyId))?.['administrators']).toMatchObject([{ action: 'connection.removed' }])
  })
})

test('three failed logins from an unknown IP address raise a warning, unless that address signed in', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await visitor(app)
  for (let n = 0; n < 3; n++) await caller.signIn(company.emails.editor, 'Wrong!Horse9')
  expect(await read(company.companyId)).toMatchObject({ suspicious: { count: 3 }, secondFactor: null })
  await caller.signIn(company.emails.editor, PASSWORD)
  expect(await read(company.companyId)).toMatchObject({ suspicious: null })
})

test('the latest logins have the device that their user agent names', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await visitor(app)
  const body = { email: company.emails.editor, password: 'Wrong!Horse9' }
  for (const agent of [FIREFOX, 'node']) await caller.call('POST', '/auth/login', body, { 'user-agent': agent })
  const { loginHistory } = (await read(company.companyId)) as unknown as { loginHistory: { device: string }[] }
  expect(loginHistory.map(({ device }) => device)).toEqual(['Unknown device', 'Firefox on Linux'])
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
