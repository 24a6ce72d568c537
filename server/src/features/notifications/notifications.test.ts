import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { makeCompany, sample, userOf } from '../../testing/make-company.ts'
import { arrive, bell, failedDelivery, listIn } from '../../testing/notification-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { markSignedOut } from '../connections/index.ts'
import {
  forgetOldNotifications,
  notifyAssigned,
  notifyBulkEnded,
  notifyMentioned,
  notifySend,
  notifySnoozeEnded,
} from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

test('a new comment notifies every member once, a risky one as a risk', async () => {
  const company = await makeCompany(app)
  const calm = { text: 'The bag is sturdy. '.repeat(30), authorName: 'Jonas', rating: 5 }
  const risky = { text: 'I was injured and my lawyer will sue you.', authorName: null, rating: 1 }
  const again = [
    { ...sample('twice', app.services.now(), 1), ...calm },
    { ...sample('risky', app.services.now(), 0), ...risky },
  ]
  await arrive(app, company, again)
  await arrive(app, company, again)
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { list, unread } = await bell(company, role)
    expect(unread).toBe(2)
    expect(list.map(({ kind, title }) => [kind, title])).toEqual([
      ['risk', 'Sensitive review from Anonymous'],
      ['comment', 'New review from Jonas'],
    ])
  }
  const [, first] = (await bell(company, 'viewer')).list
  expect(first).toMatchObject({ productName: 'Canvas Bag', platform: 'judgeme', rating: '5', read: false })
  expect(first?.message).toBe(`${'The bag is sturdy. '.repeat(30).slice(0, 400).trimEnd()}…`)
})

test('both response formats contain the same data', async () => {
  const company = await makeCompany(app)
  await arrive(app, company, [{}, {}])
  const { json } = await (await company.as('viewer')).get('/api/comments/notifications/recent?limit=1')
  const data = json['data']
  expect([json['success'], json['unread'], listIn(json)]).toEqual([true, 2, data?.['notifications']])
  expect(data).toMatchObject({ unread: 2, pagination: { limit: 1, nextCursor: expect.stringMatching(/^\d+_/) } })
})

test('pages continue after the last item without duplicates', async () => {
  const company = await makeCompany(app)
  await arrive(
    app,
    company,
    Array.from({ length: 7 }, () => ({})),
  )
  const viewer = await company.as('viewer')
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { json } = await viewer.get(`/api/comments/notifications/recent?limit=3${cursor && `&cursor=${cursor}`}`)
    seen.push(...listIn(json).map(({ id }) => id))
    cursor = (json['data']?.['pagination']?.['nextCursor'] ?? null) as string | null
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7])
})

test('imported, already answered and muted comments notify no member', async () => {
  const company = await makeCompany(app)
  await arrive(app, company, [{}], true)
  await arrive(app, company, [{ answer: { text: 'Thank you.', at: app.services.now() } }])
  expect((await bell(company, 'viewer')).list).toEqual([])
  await (
    await company.as('editor')
  ).call('PUT', '/api/notifications/settings', {
    choices: { comment: { inApp: false }, 'low-rating': { inApp: false } },
  })
  await arrive(app, company, [{}, { text: 'I was injured and my lawyer will sue you.' }])
  expect((await bell(company, 'editor')).list.map(({ kind }) => kind)).toEqual(['risk'])
  expect((await bell(company, 'viewer')).list).toHaveLength(2)
})

test('marking some or all as read affects only that user', async () => {
  const company = await makeCompany(app)
  await arrive(app, company, [{}, {}, {}])
  const [viewer, { list }] = [await company.as('viewer'), await bell(company, 'viewer')]
  const foreign = (await bell(company, 'admin')).list.map(({ id }) => id)
  const read = (body: object) => viewer.call('POST', '/api/notifications/read', body)
  expect((await read({ ids: [list[1]?.id, ...foreign, newId()] })).json['data']).toEqual({ unread: 2 })
  expect((await bell(company, 'viewer')).list.map((one) => one.read)).toEqual([false, true, false])
  expect((await read({ all: true })).json['data']).toEqual({ unread: 0 })
  expect((await bell(company, 'admin')).unread).toBe(3)
})

test('each brand has its own bell, which excludes hidden and removed comments', async () => {
  const company = await makeCompany(app)
  const ids = await arrive(app, company, [{}, {}, {}])
  const other = newId()
  await app.owner.query(
    `insert into app.brands (company_id, id, name, voice, created_at) values ($1, $2, 'Other', '{"tone":"warm","signOff":null,"avoid":[]}', now())`,
    [company.companyId, other],
  )
  const viewer = await company.as('viewer')
  viewer.brand = other
  const { json } = await viewer.get('/api/comments/notifications/recent')
  expect([listIn(json), json['unread']]).toEqual([[], 0])
  await app.owner.query(`update app.comments set triage_state = 'hidden' where id = $1`, [ids[0]])
  await app.owner.query('delete from app.comments where id = $1', [ids[1]])
  const { list, unread } = await bell(company, 'viewer')
  expect([list.map(({ commentId }) => commentId), unread]).toEqual([[ids[2]], 1])
})

test("an erased author's name disappears from notification texts", async () => {
  const company = await makeCompany(app)
  const [id] = await arrive(app, company, [{ authorName: 'Jonas Keller' }])
  await app.owner.query('update app.comments set author_name = null where id = $1', [id])
  const { list } = await bell(company, 'viewer')
  expect(list[0]?.title).toBe('1-star review from Anonymous')
})

test('counting stops at a hundred unread notifications', async () => {
  const company = await makeCompany(app)
  for (let n = 0; n < 2; n++)
    await arrive(
      app,
      company,
      Array.from({ length: 60 }, () => ({})),
    )
  expect((await bell(company, 'viewer')).unread).toBe(100)
})

test('mentions, assignments and returned comments notify the user concerned, not the actor', async () => {
  const company = await makeCompany(app)
  const ids = await arrive(
    app,
    company,
    Array.from({ length: 8 }, () => ({ authorName: 'Jonas' })),
    true,
  )
  const [id = ''] = ids
  const [admin, editor] = [await userOf(app, company, 'admin'), await userOf(app, company, 'editor')]
  const actor = { userId: admin, email: '', name: '', role: 'user' as const, memberRole: 'admin' as const }
  const ctx = { ...company.ctx, actor }
  const noteId = newId()
  const does = (work: Parameters<typeof ctx.tx>[0]) => ctx.tx(work)
  await does((tx) => notifyMentioned(tx, ctx, { commentId: id, noteId, userIds: [admin, editor, editor, newId()] }))
  await does((tx) => notifyAssigned(tx, ctx, { commentIds: [id], userId: editor }))
  await does((tx) => notifyAssigned(tx, ctx, { commentIds: [id], userId: admin }))
  await does((tx) => notifyAssigned(tx, ctx, { commentIds: ids, userId: editor }))
  await does((tx) => notifyAssigned(tx, ctx, { commentIds: ids, userId: null }))
  await company.ctx.tx((tx) => notifySnoozeEnded(tx, company.ctx, [{ commentId: id, userId: editor }]))
  const name = company.emails.admin.split('@')[0]
  expect((await bell(company, 'editor')).list.map(({ title }) => title)).toEqual([
    'Back from snooze: review from Jonas',
    `${name} assigned you 8 reviews`,
    `${name} assigned you a review`,
    `${name} mentioned you`,
  ])
  expect((await bell(company, 'admin')).list).toEqual([])
})

test('a repeated cause marks the existing notification as unread', async () => {
  const company = await makeCompany(app)
  const [id = ''] = await arrive(app, company, [{}], true)
  const editor = await userOf(app, company, 'editor')
  const assign = () => company.ctx.tx((tx) => notifyAssigned(tx, company.ctx, { commentIds: [id, id], userId: editor }))
  await assign()
  await (await company.as('editor')).call('POST', '/api/notifications/read', { all: true })
  await assign()
  const { list, unread } = await bell(company, 'editor')
  expect([list.length, unread]).toEqual([1, 1])
})

test('finished jobs, delayed sends and connection problems notify the users concerned', async () => {
  const company = await makeCompany(app)
  const [id = ''] = await arrive(app, company, [{ authorName: 'Jonas' }], true)
  const editor = await userOf(app, company, 'editor')
  const details = { action: 'generate', state: 'done', done: 12, failed: 1, skipped: 2, credits: 24 }
  const { ctx } = company
  await ctx.tx((tx) => notifyBulkEnded(tx, ctx, { jobId: newId(), userId: editor, details }))
  const stopped = { action: 'send', state: 'stopped', done: 1, failed: 0, skipped: 3, credits: 1 }
  await ctx.tx((tx) => notifyBulkEnded(tx, ctx, { jobId: newId(), userId: editor, details: stopped }))
  for (const [kind, delay] of [
    ['send-failed', 5],
    ['send-unknown', 5],
    ['send-failed', 0],
  ] as const) {
    const deliveryId = await failedDelivery(app, company, id, editor, delay)
    await ctx.tx((tx) => notifySend(tx, ctx, { kind, deliveryId }))
  }
  const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    company.companyId,
  ])
  for (let n = 0; n < 2; n++)
    await markSignedOut(ctx, { connectionId: rows[0]?.id ?? '', version: null }, 'The token was taken back.')
  expect((await bell(company, 'editor')).list.map(({ title, message }) => [title, message])).toEqual([
    ['Your reply to Jonas is unconfirmed', 'The line broke.'],
    ['Your reply to Jonas wasn’t sent', 'The line broke.'],
    ['1 reply sent', 'Stopped early. 1 credit used, 3 skipped.'],
    ['12 replies generated', '24 credits used, 1 failed, 2 skipped.'],
  ])
  expect((await bell(company, 'admin')).list).toMatchObject([
    {
      kind: 'connection',
      title: 'Reconnect Judge.me',
      message: 'The token was taken back.',
      platform: 'judgeme',
    },
  ])
})

test('the bell updates through an event that contains ids only', async () => {
  const company = await makeCompany(app)
  await arrive(app, company, [{ authorName: 'Jonas Keller' }])
  const { rows } = await app.owner.query<{ ref: string }>(
    `select ref from app.events where company_id = $1 and type = 'notification' order by ref`,
    [company.companyId],
  )
  const members = await Promise.all((['admin', 'editor', 'viewer'] as const).map((role) => userOf(app, company, role)))
  expect(rows.map(({ ref }) => ref)).toEqual(members.toSorted())
})

test('notifications are deleted after 90 days', async () => {
  const company = await makeCompany(app)
  await arrive(app, company, [{}, {}])
  await app.owner.query(
    `update app.notifications set created_at = now() - interval '91 days' where id in
       (select id from app.notifications where company_id = $1 order by id limit 1)`,
    [company.companyId],
  )
  await forgetOldNotifications(app.services)
  const { rowCount } = await app.owner.query('select 1 from app.notifications where company_id = $1', [
    company.companyId,
  ])
  expect(rowCount).toBe(5)
})

test('no test logged an error', () => expect(app.errors).toEqual([]))
