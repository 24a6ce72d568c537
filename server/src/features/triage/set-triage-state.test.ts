import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, sample, userOf } from '../../testing/make-company.ts'
import { changed, get, activities, list, withComments } from '../../testing/triage-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { changeStatus, lockComment, storeComments, syncConnectionJob } from '../comments/index.ts'
import { reopenDueSnoozes } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const HOUR = 3_600_000

test("a comment needing no reply still counts as received and isn't synced again", async () => {
  const company = await makeCompany(app)
  const ids = await company.comments(['The zip broke.', 'Lovely bag.', 'A bit dark.'])
  const editor = await company.as('editor')
  await editor.post('/api/comments/triage-state', { commentIds: ids.slice(0, 1), triageState: 'hidden' })
  await editor.post('/api/comments/triage-state', { commentIds: ids.slice(1, 2), triageState: 'no-reply' })
  const { json } = await editor.get('/api/connections')
  const { connections } = json['data'] as unknown as {
    connections: { judgeme: { data: { commentsIn: number; repliesOut: number }[] } }
  }
  expect(connections.judgeme.data).toMatchObject([{ commentsIn: 3, repliesOut: 0 }])
  const connection = async () => {
    const { rows } = await app.owner.query<{ id: string; backfill_job_id: string | null }>(
      'select id, backfill_job_id from app.connections where company_id = $1',
      [company.companyId],
    )
    return rows[0] ?? { id: '', backfill_job_id: null }
  }
  const { companyId } = company
  const connectionId = (await connection()).id
  await syncConnectionJob(app.services, { companyId, connectionId }, new AbortController().signal)
  expect((await connection()).backfill_job_id).toBeNull()
  const shown = await editor.get('/api/comments')
  expect(shown.json['counts']).toEqual({ pending: 1, draft: 0, sent: 0 })
})

describe('triage states', () => {
  test('remove a comment from the tabs and their counts, and restore it', async () => {
    const { editor, ids } = await withComments(app, 4)
    const [first = '', second = '', third = ''] = ids
    const until = new Date(app.services.now().getTime() + HOUR).toISOString()
    expect(
      await changed(editor, 'triage-state', {
        commentIds: [first],
        triageState: 'snoozed',
        until,
        reason: 'asks the courier',
      }),
    ).toEqual([first])
    expect(await changed(editor, 'triage-state', { commentIds: [second], triageState: 'no-reply' })).toEqual([second])
    expect(await changed(editor, 'triage-state', { commentIds: [third], triageState: 'hidden' })).toEqual([third])
    expect(await changed(editor, 'triage-state', { commentIds: [third], triageState: 'hidden' })).toEqual([])
    const inbox = await list(editor, 'status=pending')
    expect([inbox.data.map(({ _id }) => _id), inbox.counts.pending]).toEqual([[ids[3]], 1])
    expect((await list(editor, 'search=canvas')).counts.pending).toBe(1)
    for (const [triageState, id] of [
      ['snoozed', first],
      ['no-reply', second],
      ['hidden', third],
    ] as const) {
      const page = await list(editor, `triageState=${triageState}`)
      expect([triageState, page.data.map(({ _id }) => _id), page.counts.pending]).toEqual([triageState, [id], 1])
    }
    expect(await get(editor, first)).toMatchObject({
      triageState: 'snoozed',
      snoozedUntil: until,
      triageReason: 'asks the courier',
    })
    expect(await changed(editor, 'triage-state', { commentIds: ids, triageState: 'open' })).toHaveLength(3)
    expect((await list(editor, 'status=pending')).counts.pending).toBe(4)
    expect((await activities(editor, third)).map(({ kind }) => kind)).toEqual(['came', 'hidden', 'restored'])
    expect((await activities(editor, first)).map(({ kind }) => kind)).toEqual(['came', 'snoozed', 'reopened'])
  })

  test('a snooze ends on time, notifies its members, and reopens the comment once', async () => {
    const { company, editor, ids } = await withComments(app, 2)
    const until = new Date(app.services.now().getTime() + HOUR).toISOString()
    const [mine = '', theirs = ''] = ids
    await changed(editor, 'assign', { commentIds: [theirs], userId: await userOf(app, company, 'admin') })
    await changed(editor, 'triage-state', { commentIds: ids, triageState: 'snoozed', until })
    await reopenDueSnoozes(app.services)
    expect((await list(editor)).counts.pending).toBe(0)
    app.advance(HOUR + 1000)
    await reopenDueSnoozes(app.services)
    await reopenDueSnoozes(app.services)
    expect((await list(editor)).counts.pending).toBe(2)
    expect((await activities(editor, mine)).map(({ kind }) => kind)).toEqual(['came', 'snoozed', 'woke'])
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

  test('a brand with more due snoozes than one run takes leaves room for the others', async () => {
    const many = await makeCompany(app, { connected: false })
    await many.stored(Array.from({ length: 600 }, () => ({})))
    const { editor, ids, company } = await withComments(app, 1)
    const until = new Date(app.services.now().getTime() + HOUR).toISOString()
    await changed(editor, 'triage-state', { commentIds: ids, triageState: 'snoozed', until })
    await app.owner.query(
      `update app.comments set triage_state = 'snoozed', snoozed_until = $2::timestamptz - interval '1 minute' where company_id = $1`,
      [many.companyId, until],
    )
    app.advance(HOUR + 1000)
    expect(await reopenDueSnoozes(app.services)).toBe(500)
    const { rows } = await app.owner.query(
      `select 1 from app.comments where company_id = $1 and triage_state = 'snoozed'`,
      [company.companyId],
    )
    expect(rows).toEqual([])
    expect(await reopenDueSnoozes(app.services)).toBe(101)
  })

  test('an edit rereads a comment and reopens it if snoozed or marked as needing no reply, but not if hidden', async () => {
    const { company, editor, ids, now } = await withComments(app, 3)
    const until = new Date(app.services.now().getTime() + HOUR).toISOString()
    await changed(editor, 'triage-state', { commentIds: [ids[0]], triageState: 'snoozed', until })
    await changed(editor, 'triage-state', { commentIds: [ids[1]], triageState: 'no-reply', reason: 'spam' })
    await changed(editor, 'triage-state', { commentIds: [ids[2]], triageState: 'hidden' })
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
    expect(shown.data.every(({ triageReason, snoozedUntil }) => triageReason === null && snoozedUntil === null)).toBe(
      true,
    )
    expect((await activities(editor, ids[1] ?? '')).at(-1)).toMatchObject({ kind: 'reopened', who: null })
  })
})

test('an answered comment becomes open again unless it is hidden', async () => {
  const { company, editor, ids } = await withComments(app, 3)
  const { ctx } = company
  const until = new Date(app.services.now().getTime() + HOUR).toISOString()
  await changed(editor, 'triage-state', { commentIds: [ids[0]], triageState: 'snoozed', until })
  await changed(editor, 'triage-state', { commentIds: [ids[1]], triageState: 'no-reply', reason: 'spam' })
  await changed(editor, 'triage-state', { commentIds: [ids[2]], triageState: 'hidden' })
  for (const id of ids) {
    await ctx.tx(async (tx) => {
      const comment = await lockComment(tx, ctx.companyId, id)
      const reply = { text: 'Thank you', version: 1, composer: 'person', spans: [] }
      await changeStatus(tx, ctx, comment, { status: 'sent', respondedAt: app.services.now(), reply })
    })
  }
  expect((await list(editor, 'status=sent')).data.map(({ _id }) => _id)).toEqual(ids.slice(0, 2))
  expect((await list(editor)).counts).toEqual({ pending: 0, draft: 0, sent: 2 })
  expect((await list(editor, 'triageState=hidden')).counts.sent).toBe(1)
})
