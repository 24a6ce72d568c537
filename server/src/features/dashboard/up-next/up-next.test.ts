import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { UpNext } from '@bizamply/contract/up-next'
import type { Caller } from '../../../testing/caller.ts'
import { fillBrand } from '../../../testing/fill-brand.ts'
import { makeCompany, userOf, type TestCompany } from '../../../testing/make-company.ts'
import { queryPlans } from '../../../testing/query-plans.ts'
import { replyScene, type ReplyScene } from '../../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { changed, get } from '../../../testing/triage-scene.ts'
import { newId } from '../../../db/ids.ts'
import { readUpNext } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const HOUR = 3_600_000

async function upNext(caller: Caller): Promise<UpNext> {
  const answer = await caller.get('/api/comments/up-next')
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return answer.json['data'] as unknown as UpNext
}

/** A reply that a member wrote and sent now, to a comment that was written some hours before. */
async function reply({ ids }: ReplyScene, caller: Caller, n: number, hours: number): Promise<string> {
  const id = ids[n] ?? ''
  const at = new Date(app.services.now().getTime() - hours * HOUR)
  await app.owner.query('update app.comments set occurred_at = $2 where id = $1', [id, at])
  await caller.call('PUT', `/api/comments/${id}/draft`, { text: `Thank you. ${n}`, version: 0 })
  const sent = await caller.post(`/api/comments/${id}/send`, { version: 1 }, newId())
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  return id
}

const moveReply = (id: string, by: string) =>
  app.owner.query(
    `with d as (update app.deliveries set posted_at = posted_at + $2::interval where comment_id = $1)
     update app.comments set responded_at = responded_at + $2::interval, occurred_at = occurred_at + $2::interval where id = $1`,
    [id, by],
  )

test('an empty brand has nothing up next and no invented figures', async () => {
  const company = await makeCompany(app, { connected: false })
  expect(await upNext(await company.as('viewer'))).toEqual({
    sensitive: { count: 0, oldest: null },
    drafts: { count: 0, oldestId: null, oldestAt: null, withoutClaims: 0, blocked: 0 },
    snoozed: { count: 0, next: null },
    today: {
      timezone: 'UTC',
      since: expect.stringMatching(/T00:00:00\.000Z$/),
      replies: 0,
      members: [],
      waitHours: null,
      waitHoursLastWeek: null,
      credits: 0,
      creditLimit: null,
    },
    platforms: [],
  })
})

test('drafts are counted with their oldest review those that are blocked, and those without anything to read', async () => {
  const { company, editor, ids } = await replyScene(app, { comments: 5 })
  const [oldest = '', marked = '', cautious = '', snoozed = ''] = ids
  for (const id of [oldest, marked, cautious, snoozed]) {
    await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Thank you.', version: 0 })
  }
  const span = { id: 's', start: 0, end: 5, kind: 'promise', reason: 'Nothing says so' }
  const caution = { ...span, id: 'c', kind: 'caution' }
  for (const [id, spans] of [[marked, [caution, span]] as const, [cautious, [caution]] as const])
    await app.owner.query('update app.comments set reply_spans = $2 where id = $1', [id, JSON.stringify(spans)])
  const until = new Date(app.services.now().getTime() + HOUR).toISOString()
  await changed(editor, 'triage-state', { commentIds: [snoozed], triageState: 'snoozed', until })
  const { drafts } = await upNext(await company.as('viewer'))
  const counts = { count: 3, withoutClaims: 1, blocked: 1 }
  expect(drafts).toEqual({ ...counts, oldestId: oldest, oldestAt: (await get(editor, oldest)).time })
})

test('sensitive comments are counted, and the oldest of them is named, whether it has a draft or not', async () => {
  const { company, editor, ids } = await replyScene(app, { comments: 5 })
  const [newest = '', draft = '', oldest = '', snoozed = ''] = ids
  const now = app.services.now().getTime()
  for (const [hours, id] of [newest, draft, oldest, snoozed].entries()) {
    const at = new Date(now - (hours + 1) * HOUR)
    await app.owner.query(`update app.comments set risks = '{legal}', occurred_at = $2 where id = $1`, [id, at])
  }
  await editor.call('PUT', `/api/comments/${draft}/draft`, { text: 'Thank you.', version: 0 })
  const until = new Date(now + HOUR).toISOString()
  await changed(editor, 'triage-state', { commentIds: [snoozed], triageState: 'snoozed', until })
  const named = (commentId: string, hours: number, status: 'pending' | 'draft') => ({
    count: 3,
    oldest: { commentId, customerName: 'Ada Byron', at: new Date(now - hours * HOUR).toISOString(), status },
  })
  expect((await upNext(await company.as('viewer'))).sensitive).toEqual(named(oldest, 3, 'pending'))
  await app.owner.query(`update app.comments set occurred_at = $2 where id = $1`, [draft, new Date(now - 9 * HOUR)])
  expect((await upNext(editor)).sensitive).toEqual(named(draft, 9, 'draft'))
})

test('the snoozed comment that returns first is named', async () => {
  const { editor, ids } = await replyScene(app, { comments: 3 })
  const now = app.services.now().getTime()
  const at = (hours: number) => new Date(now + hours * HOUR).toISOString()
  const [later = '', first = ''] = ids
  await changed(editor, 'triage-state', { commentIds: [later], triageState: 'snoozed', until: at(2) })
  await changed(editor, 'triage-state', { commentIds: [first], triageState: 'snoozed', until: at(1) })
  const next = { commentId: first, customerName: 'Ada Byron', until: at(1) }
  expect((await upNext(editor)).snoozed).toEqual({ count: 2, next })
})

describe("the team's day", () => {
  test('counts replies by member, the median wait of today and a week ago, and credits', async () => {
    const scene = await replyScene(app, { comments: 5, credits: 30 })
    const { company, editor } = scene
    const admin = await company.as('admin')
    await reply(scene, editor, 0, 2)
    await reply(scene, editor, 1, 4)
    await reply(scene, admin, 2, 9)
    await moveReply(await reply(scene, admin, 3, 1.5), '-7 days')
    await moveReply(await reply(scene, admin, 4, 50), '-1 day')
    const limits = { company: null, eachBrand: 40, eachMember: null, brands: [], members: [], lowAt: null }
    expect((await admin.call('PUT', '/api/credits/spending-limits', limits)).status).toBe(200)
    const { today } = await upNext(editor)
    expect(today).toMatchObject({ replies: 3, waitHours: 4, waitHoursLastWeek: 1.5, credits: 5, creditLimit: 40 })
    expect(today.members.map(({ name, replies }) => [name.split('-')[0], replies])).toEqual([
      ['editor', 2],
      ['admin', 1],
    ])
    await admin.call('PUT', '/api/credits/spending-limits', {
      ...limits,
      brands: [{ brandId: company.brandId, perDay: 7 }],
    })
    expect((await upNext(editor)).today.creditLimit).toBe(7)
  })

  test("begins at midnight in the brand's timezone", async () => {
    const scene = await replyScene(app)
    const { company, editor } = scene
    await app.owner.query(`update app.brands set timezone = 'Pacific/Auckland' where id = $1`, [company.brandId])
    const id = await reply(scene, editor, 0, 1)
    const { since, replies, timezone } = (await upNext(editor)).today
    expect([replies, timezone]).toEqual([1, 'Pacific/Auckland'])
    const setTo = (ms: number) =>
      app.owner.query('update app.deliveries set posted_at = $2 where comment_id = $1', [
        id,
        new Date(Date.parse(since) + ms),
      ])
    await setTo(-1)
    expect((await upNext(editor)).today.replies).toBe(0)
    await setTo(0)
    expect((await upNext(editor)).today.replies).toBe(1)
  })

  test('counts a reply on two channels once', async () => {
    const scene = await replyScene(app)
    const id = await reply(scene, scene.editor, 0, 1)
    await app.owner.query(
      `insert into app.deliveries select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(),
         'hold_id', gen_random_uuid(), 'channel', 'whatsapp'))).* from app.deliveries d where comment_id = $1`,
      [id],
    )
    const { today } = await upNext(scene.editor)
    expect([today.replies, today.members.map(({ replies }) => replies)]).toEqual([1, [1]])
  })

  test("doesn't name members who no longer have a role in the brand", async () => {
    const scene = await replyScene(app)
    const { company, editor } = scene
    await reply(scene, editor, 0, 1)
    const admin = await company.as('admin')
    const left = [company.companyId, await userOf(app, company, 'editor')]
    await app.owner.query('delete from app.members where company_id = $1 and user_id = $2', left)
    expect((await upNext(admin)).today).toMatchObject({ replies: 1, members: [] })
  })
})

test('each connected source says when its latest comment was written, if any', async () => {
  const { editor, ids } = await replyScene(app, { comments: 2 })
  const [before = '', latest = ''] = ids
  const lastAt = async () => (await upNext(editor)).platforms
  expect(await lastAt()).toEqual([{ platform: 'judgeme', lastAt: (await get(editor, latest)).time }])
  await changed(editor, 'triage-state', { commentIds: [latest], triageState: 'hidden' })
  expect(await lastAt()).toEqual([{ platform: 'judgeme', lastAt: (await get(editor, before)).time }])
  const unused = await makeCompany(app)
  expect((await upNext(await unused.as('editor'))).platforms).toEqual([{ platform: 'judgeme', lastAt: null }])
  await app.owner.query(`update app.connections set platform = 'shopify' where company_id = $1`, [unused.companyId])
  expect((await upNext(await unused.as('editor'))).platforms).toEqual([])
})

test("another brand of the company shows nothing of this one's", async () => {
  const scene = await replyScene(app, { comments: 3 })
  const { company, editor, ids } = scene
  await reply(scene, editor, 0, 1)
  await editor.call('PUT', `/api/comments/${ids[1]}/draft`, { text: 'Thank you.', version: 0 })
  const until = new Date(app.services.now().getTime() + HOUR).toISOString()
  await changed(editor, 'triage-state', { commentIds: [ids[2]], triageState: 'snoozed', until })
  const admin = await company.as('admin')
  admin.brand = newId()
  await app.owner.query(
    `insert into app.brands select (jsonb_populate_record(b, jsonb_build_object('id', $2::uuid, 'name', 'Other'))).*
     from app.brands b where b.id = $1`,
    [company.brandId, admin.brand],
  )
  const { drafts, snoozed, today, platforms } = await upNext(admin)
  expect([drafts.count, snoozed.count, today.replies, today.waitHours, today.credits, platforms]).toEqual([
    0,
    0,
    0,
    null,
    0,
    [],
  ])
})

test('reads only what it shows, however many comments there are', async () => {
  const company = await makeCompany(app)
  await fillBrand(app, company, 20_000)
  await answerAll(company)
  await app.owner.query('analyze')
  const reads = await queryPlans(company).readsOf((ctx) => readUpNext(ctx))
  expect(reads.length).toBeGreaterThan(5)
  for (const { text, plan } of reads) {
    expect(plan, text).not.toMatch(/Seq Scan on (comments|deliveries|credit_holds)/)
    // A day has about a hundred replies.
    for (const [, rows] of plan.matchAll(/on (?:comments|deliveries|credit_holds).*actual rows=(\d+)/g))
      expect(Number(rows), plan).toBeLessThan(250)
    for (const [, rows] of plan.matchAll(/Rows Removed by Filter: (\d+)/g)) expect(Number(rows), plan).toBeLessThan(250)
  }
})

/** Posted and charged replies to all sent comments, over months. */
async function answerAll({ companyId }: TestCompany): Promise<void> {
  await app.owner.query(
    `insert into app.credit_holds (company_id, id, action, credits, state, brand_id, comment_id, platform, price_version,
       worker, created_at, closed_at)
     select company_id, gen_random_uuid(), 'send', 1, 'settled', brand_id, id, platform, 1, 1, occurred_at, occurred_at
     from app.comments where company_id = $1 and status = 'sent'`,
    [companyId],
  )
  await app.owner.query(
    `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, key, due_at,
       posted_at, created_at)
     select company_id, id, brand_id, comment_id, 'platform', 'posted', 1, 'Thank you', id, id, created_at, created_at,
       created_at from app.credit_holds where company_id = $1`,
    [companyId],
  )
}
