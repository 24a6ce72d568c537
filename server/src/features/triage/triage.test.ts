import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Comment } from '@bizamply/contract/comments'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../../db/ids.ts'
import { changeStatus, lockComment, removeImported, storeComments } from '../comments/index.ts'
import { wakeSnoozed } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.calm())
afterAll(() => app.stop())

const HOUR = 3_600_000

async function withComments(n: number) {
  const company = await makeCompany(app, { connected: false })
  const now = app.services.now()
  await company.ctx.tx((tx) =>
    storeComments(
      tx,
      company.ctx,
      { platform: 'judgeme', timezone: 'UTC', quiet: true },
      Array.from({ length: n }, (_, at) => sample(`c${at}`, now, at)),
    ),
  )
  const editor = await company.as('editor')
  const ids = (await list(editor)).data.map(({ _id }) => _id)
  return { company, editor, ids, now }
}

async function list(caller: Caller, query = '') {
  const answer = await caller.get(`/api/comments?limit=100&${query}`)
  expect(answer.status).toBe(200)
  return answer.json as unknown as { data: Comment[]; counts: { pending: number; draft: number; sent: number } }
}

async function changed(caller: Caller, verb: string, body: object): Promise<string[]> {
  const answer = await caller.post(`/api/comments/${verb}`, body)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return (answer.json['data'] as unknown as { changed: string[] }).changed
}

const get = async (caller: Caller, id: string): Promise<Comment> =>
  (await caller.get(`/api/comments/${id}`)).json['data'] as unknown as Comment

const idOf = async (company: TestCompany, role: 'admin' | 'editor' | 'viewer'): Promise<string> => {
  const { rows } = await app.owner.query<{ id: string }>('select id from app.users where email = $1', [
    company.emails[role],
  ])
  return rows[0]?.id ?? ''
}

const kinds = async (caller: Caller, id: string) => {
  const { json } = await caller.get(`/api/comments/${id}/history`)
  const { happenings } = json['data'] as unknown as {
    happenings: { kind: string; who: string | null; details: Record<string, unknown> }[]
  }
  return happenings
}

describe('assigning', () => {
  test('gives comments to a member and takes them back; only what changed is told and written down', async () => {
    const { company, editor, ids } = await withComments(3)
    const userId = await idOf(company, 'admin')
    expect((await changed(editor, 'assign', { commentIds: ids, userId })).toSorted()).toEqual(ids.toSorted())
    expect(await changed(editor, 'assign', { commentIds: ids.slice(0, 2), userId })).toEqual([])
    expect((await get(editor, ids[0] ?? '')).assignee).toEqual({ id: userId, name: expect.stringMatching(/^admin-/) })
    const admin = await company.as('admin')
    expect((await list(admin, 'assignee=me')).data).toHaveLength(3)
    expect((await list(editor, 'assignee=me')).data).toHaveLength(0)
    expect(await changed(editor, 'assign', { commentIds: [ids[1]], userId: null })).toEqual([ids[1]])
    expect((await list(admin, `assignee=${userId}`)).data).toHaveLength(2)
    expect((await list(admin, 'assignee=none')).data.map(({ _id }) => _id)).toEqual([ids[1]])
    expect((await kinds(editor, ids[1] ?? '')).slice(1)).toMatchObject([
      { kind: 'assigned', who: expect.stringMatching(/^editor-/), details: { name: expect.stringMatching(/^admin-/) } },
      { kind: 'assigned', details: { userId: null } },
    ])
    const { rows } = await app.owner.query(
      `select comment_id from app.notifications where company_id = $1 and user_id = $2 and kind = 'assigned'`,
      [company.companyId, userId],
    )
    expect(rows).toHaveLength(3)
  })

  test('to somebody who is not in the company is refused, and changes nothing', async () => {
    const { editor, ids } = await withComments(1)
    const stranger = await idOf(await makeCompany(app, { connected: false }), 'admin')
    for (const userId of [stranger, newId()]) {
      const answer = await editor.post('/api/comments/assign', { commentIds: ids, userId })
      expect([answer.status, answer.json['message']]).toEqual([404, 'There is no such member.'])
    }
    expect((await get(editor, ids[0] ?? '')).assignee).toBeNull()
  })

  test('to a viewer, who may not answer, is refused', async () => {
    const { company, editor, ids } = await withComments(1)
    const viewer = await idOf(company, 'viewer')
    const refused = await editor.post('/api/comments/assign', { commentIds: ids, userId: viewer })
    expect([refused.status, refused.json['code']]).toEqual([400, 'BAD_REQUEST'])
    expect(refused.json['message']).toBe('A viewer may only read. Choose somebody who may answer.')
    expect((await get(editor, ids[0] ?? '')).assignee).toBeNull()
    const own = await idOf(company, 'editor')
    expect(await changed(editor, 'assign', { commentIds: ids, userId: own })).toEqual(ids)
  })
})

test('one comment that is not the brand’s refuses all of them, for each of the three', async () => {
  const { editor, ids } = await withComments(2)
  const others = await withComments(1)
  for (const foreign of [newId(), others.ids[0]]) {
    const commentIds = [...ids, foreign]
    for (const [verb, more] of [
      ['assign', {}],
      ['tag', { add: ['x'] }],
      ['shelve', { shelf: 'hidden' }],
    ] as const) {
      const answer = await editor.post(`/api/comments/${verb}`, { commentIds, ...more })
      expect([answer.status, answer.json['message']]).toEqual([404, 'One of these comments is not there any more.'])
    }
  }
  expect((await list(editor)).data.map(({ tags, assignee }) => [tags, assignee])).toEqual([
    [[], null],
    [[], null],
  ])
})

describe('tags', () => {
  test('are added and taken away in small letters, and filter the list', async () => {
    const { editor, ids } = await withComments(3)
    const [first = '', second = ''] = ids
    expect(
      await changed(editor, 'tag', { commentIds: [first, second], add: ['VIP', ' vip ', 'courier'] }),
    ).toHaveLength(2)
    expect(await changed(editor, 'tag', { commentIds: [first], add: ['vip'] })).toEqual([])
    expect(await changed(editor, 'tag', { commentIds: [first, second], remove: ['courier'] })).toHaveLength(2)
    expect((await get(editor, first)).tags).toEqual(['vip'])
    expect((await list(editor, 'tag=VIP')).counts).toEqual({ pending: 2, draft: 0, sent: 0 })
    expect((await list(editor, 'tag=courier')).data).toEqual([])
    expect((await kinds(editor, first)).slice(1).map(({ details }) => details)).toEqual([
      { added: ['courier', 'vip'], removed: [] },
      { added: [], removed: ['courier'] },
    ])
  })

  test('are at most twenty on a comment', async () => {
    const { editor, ids } = await withComments(1)
    const add = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
    expect(await changed(editor, 'tag', { commentIds: ids, add })).toHaveLength(1)
    const answer = await editor.post('/api/comments/tag', { commentIds: ids, add: ['one more'] })
    expect([answer.status, answer.json['errors']]).toEqual([
      400,
      [{ path: 'add', message: 'A comment has at most 20 tags' }],
    ])
    expect(await changed(editor, 'tag', { commentIds: ids, add: ['one more'], remove: ['tag 3'] })).toHaveLength(1)
  })
})

describe('shelves', () => {
  test('take a comment off the tabs and their counts, and give it back', async () => {
    const { editor, ids } = await withComments(4)
    const [first = '', second = '', third = ''] = ids
    const until = new Date(app.services.now().getTime() + HOUR).toISOString()
    expect(
      await changed(editor, 'shelve', { commentIds: [first], shelf: 'snoozed', until, reason: 'asks the courier' }),
    ).toEqual([first])
    expect(await changed(editor, 'shelve', { commentIds: [second], shelf: 'no-reply' })).toEqual([second])
    expect(await changed(editor, 'shelve', { commentIds: [third], shelf: 'hidden' })).toEqual([third])
    expect(await changed(editor, 'shelve', { commentIds: [third], shelf: 'hidden' })).toEqual([])
    const inbox = await list(editor, 'status=pending')
    expect([inbox.data.map(({ _id }) => _id), inbox.counts.pending]).toEqual([[ids[3]], 1])
    expect((await list(editor, 'search=canvas')).counts.pending).toBe(1)
    for (const [shelf, id] of [
      ['snoozed', first],
      ['no-reply', second],
      ['hidden', third],
    ] as const) {
      const page = await list(editor, `shelf=${shelf}`)
      expect([shelf, page.data.map(({ _id }) => _id), page.counts.pending]).toEqual([shelf, [id], 1])
    }
    expect(await get(editor, first)).toMatchObject({
      shelf: 'snoozed',
      snoozedUntil: until,
      shelfReason: 'asks the courier',
    })
    expect(await changed(editor, 'shelve', { commentIds: ids, shelf: 'open' })).toHaveLength(3)
    expect((await list(editor, 'status=pending')).counts.pending).toBe(4)
    expect((await kinds(editor, third)).map(({ kind }) => kind)).toEqual(['came', 'hidden', 'restored'])
    expect((await kinds(editor, first)).map(({ kind }) => kind)).toEqual(['came', 'snoozed', 'reopened'])
  })

  test('a snooze ends at its time, tells whom it concerns, and comes back once', async () => {
    const { company, editor, ids } = await withComments(2)
    const until = new Date(app.services.now().getTime() + HOUR).toISOString()
    const [mine = '', theirs = ''] = ids
    await changed(editor, 'assign', { commentIds: [theirs], userId: await idOf(company, 'admin') })
    await changed(editor, 'shelve', { commentIds: ids, shelf: 'snoozed', until })
    await wakeSnoozed(app.services)
    expect((await list(editor)).counts.pending).toBe(0)
    app.advance(HOUR + 1000)
    await wakeSnoozed(app.services)
    await wakeSnoozed(app.services)
    expect((await list(editor)).counts.pending).toBe(2)
    expect((await kinds(editor, mine)).map(({ kind }) => kind)).toEqual(['came', 'snoozed', 'woke'])
    const { rows } = await app.owner.query<{ comment_id: string; email: string }>(
      `select n.comment_id, u.email from app.notifications n join app.users u on u.id = n.user_id
       where n.company_id = $1 and n.kind = 'woke'`,
      [company.companyId],
    )
    expect(new Map(rows.map((row) => [row.comment_id, row.email]))).toEqual(
      new Map([
        [mine, company.emails.editor],
        [theirs, company.emails.admin],
      ]),
    )
    expect(rows).toHaveLength(2)
  })

  test('a customer who writes anew is read anew: snoozed and unneeded ones come back, hidden ones stay', async () => {
    const { company, editor, ids, now } = await withComments(3)
    const until = new Date(app.services.now().getTime() + HOUR).toISOString()
    await changed(editor, 'shelve', { commentIds: [ids[0]], shelf: 'snoozed', until })
    await changed(editor, 'shelve', { commentIds: [ids[1]], shelf: 'no-reply', reason: 'spam' })
    await changed(editor, 'shelve', { commentIds: [ids[2]], shelf: 'hidden' })
    const again = (more: object) =>
      company.ctx.tx((tx) =>
        storeComments(
          tx,
          company.ctx,
          { platform: 'judgeme', timezone: 'UTC' },
          [0, 1, 2].map((n) => ({ ...sample(`c${n}`, now, n), ...more })),
        ),
      )
    await again({ rating: 1, updatedAt: new Date(now.getTime() + 1000) })
    expect((await list(editor)).data).toEqual([])
    await again({ text: 'The zip has broken since.', updatedAt: new Date(now.getTime() + 2000) })
    const shown = await list(editor)
    expect(shown.data.map(({ _id }) => _id).toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect(shown.counts.pending).toBe(2)
    expect(shown.data.every(({ shelfReason, snoozedUntil }) => shelfReason === null && snoozedUntil === null)).toBe(
      true,
    )
    expect((await kinds(editor, ids[1] ?? '')).at(-1)).toMatchObject({ kind: 'reopened', who: null })
  })
})

test('what is answered waits for nothing any more, but stays hidden', async () => {
  const { company, editor, ids } = await withComments(3)
  const { ctx } = company
  const until = new Date(app.services.now().getTime() + HOUR).toISOString()
  await changed(editor, 'shelve', { commentIds: [ids[0]], shelf: 'snoozed', until })
  await changed(editor, 'shelve', { commentIds: [ids[1]], shelf: 'no-reply', reason: 'spam' })
  await changed(editor, 'shelve', { commentIds: [ids[2]], shelf: 'hidden' })
  for (const id of ids) {
    await ctx.tx(async (tx) => {
      const comment = await lockComment(tx, ctx.companyId, id)
      const reply = { text: 'Thank you', version: 1, composer: 'person', spans: [] }
      await changeStatus(tx, ctx, comment, { status: 'sent', respondedAt: app.services.now(), reply })
    })
  }
  expect((await list(editor, 'status=sent')).data.map(({ _id }) => _id)).toEqual(ids.slice(0, 2))
  expect((await list(editor)).counts).toEqual({ pending: 0, draft: 0, sent: 2 })
  expect((await list(editor, 'shelf=hidden')).counts.sent).toBe(1)
})

test('an undone import leaves what somebody noted, tagged or looks after', async () => {
  const { company, editor, ids } = await withComments(4)
  const importId = newId()
  await app.owner.query('update app.comments set import_id = $2 where company_id = $1', [company.companyId, importId])
  await editor.post(`/api/comments/${ids[0]}/notes`, { text: 'Call her.' })
  await changed(editor, 'tag', { commentIds: [ids[1]], add: ['vip'] })
  await changed(editor, 'assign', { commentIds: [ids[2]], userId: await idOf(company, 'editor') })
  await changed(editor, 'shelve', { commentIds: [ids[3]], shelf: 'hidden' })
  const { ctx } = company
  expect(await ctx.tx((tx) => removeImported(tx, ctx, importId, 10))).toBe(1)
  expect((await list(editor)).data.map(({ _id }) => _id)).toEqual(ids.slice(0, 3))
})

describe('a corrected reading', () => {
  test('stands beside the one before as a label, and no reader overwrites it until the customer writes anew', async () => {
    const { company, editor, ids, now } = await withComments(1)
    const [id = ''] = ids
    const before = await get(editor, id)
    const said = { sentiment: 'negative', topicsGood: ['look'], topicsBad: ['zip', 'size'], risks: ['press'] }
    const answer = await editor.call('PUT', `/api/comments/${id}/reading`, said)
    expect([answer.status, answer.json['data']]).toMatchObject([
      200,
      { ...said, topicsBad: ['size', 'zip'], corrected: true, language: before.language },
    ])
    await editor.call('PUT', `/api/comments/${id}/reading`, said)
    const { rows } = await app.owner.query<{ before: object; after: object }>(
      'select before, after from app.reading_corrections where company_id = $1',
      [company.companyId],
    )
    expect(rows).toMatchObject([
      { before: { sentiment: before.sentiment }, after: { sentiment: 'negative', topicsBad: ['size', 'zip'] } },
    ])
    expect((await list(editor, 'topic=bad:zip&risk=any&sentiment=negative')).data).toHaveLength(1)
    const again = (more: object) =>
      company.ctx.tx((tx) =>
        storeComments(tx, company.ctx, { platform: 'judgeme', timezone: 'UTC' }, [
          { ...sample('c0', now, 0), ...more },
        ]),
      )
    await again({ rating: 2, updatedAt: new Date(now.getTime() + 1000) })
    expect(await get(editor, id)).toMatchObject({ ...said, topicsBad: ['size', 'zip'], corrected: true, rating: '2' })
    await again({ text: 'Lovely colour!', updatedAt: new Date(now.getTime() + 2000) })
    expect(await get(editor, id)).toMatchObject({ corrected: false, topicsBad: [], risks: [], topicsGood: ['colour'] })
  })
})
