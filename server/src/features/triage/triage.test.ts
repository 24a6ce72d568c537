import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, sample, userOf } from '../../testing/make-company.ts'
import { changed, get, activities, list, withComments } from '../../testing/triage-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../../db/ids.ts'
import { removeImported, storeComments } from '../comments/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

describe('assigning', () => {
  test('assigns and unassigns comments, recording and announcing only changes', async () => {
    const { company, editor, ids } = await withComments(app, 3)
    const userId = await userOf(app, company, 'admin')
    expect((await changed(editor, 'assign', { commentIds: ids, userId })).toSorted()).toEqual(ids.toSorted())
    expect(await changed(editor, 'assign', { commentIds: ids.slice(0, 2), userId })).toEqual([])
    expect((await get(editor, ids[0] ?? '')).assignee).toEqual({ id: userId, name: expect.stringMatching(/^admin-/) })
    const admin = await company.as('admin')
    expect((await list(admin, 'assignee=me')).data).toHaveLength(3)
    expect((await list(editor, 'assignee=me')).data).toHaveLength(0)
    expect(await changed(editor, 'assign', { commentIds: [ids[1]], userId: null })).toEqual([ids[1]])
    expect((await list(admin, `assignee=${userId}`)).data).toHaveLength(2)
    expect((await list(admin, 'assignee=none')).data.map(({ _id }) => _id)).toEqual([ids[1]])
    expect((await activities(editor, ids[1] ?? '')).slice(1)).toMatchObject([
      { kind: 'assigned', who: expect.stringMatching(/^editor-/), details: { name: expect.stringMatching(/^admin-/) } },
      { kind: 'assigned', details: { userId: null } },
    ])
    const { rows } = await app.owner.query(
      `select comment_id from app.notifications where company_id = $1 and user_id = $2 and kind = 'assigned'`,
      [company.companyId, userId],
    )
    expect(rows).toHaveLength(3)
  })

  test('rejects users outside the company and changes nothing', async () => {
    const { editor, ids } = await withComments(app, 1)
    const stranger = await userOf(app, await makeCompany(app, { connected: false }), 'admin')
    for (const userId of [stranger, newId()]) {
      const answer = await editor.post('/api/comments/assign', { commentIds: ids, userId })
      expect([answer.status, answer.json['message']]).toEqual([404, 'We couldn’t find this member.'])
    }
    expect((await get(editor, ids[0] ?? '')).assignee).toBeNull()
  })

  test("rejects viewers, who can't reply", async () => {
    const { company, editor, ids } = await withComments(app, 1)
    const viewer = await userOf(app, company, 'viewer')
    const refused = await editor.post('/api/comments/assign', { commentIds: ids, userId: viewer })
    expect([refused.status, refused.json['code']]).toEqual([400, 'BAD_REQUEST'])
    expect(refused.json['message']).toBe('Viewers can’t reply. Choose an admin or editor.')
    expect((await get(editor, ids[0] ?? '')).assignee).toBeNull()
    const own = await userOf(app, company, 'editor')
    expect(await changed(editor, 'assign', { commentIds: ids, userId: own })).toEqual(ids)
  })
})

test("assigning, tagging, and triage reject all comments if one isn't the brand’s", async () => {
  const { editor, ids } = await withComments(app, 2)
  const others = await withComments(app, 1)
  for (const foreign of [newId(), others.ids[0]]) {
    const commentIds = [...ids, foreign]
    for (const [verb, more] of [
      ['assign', {}],
      ['tag', { add: ['x'] }],
      ['triage-state', { triageState: 'hidden' }],
    ] as const) {
      const answer = await editor.post(`/api/comments/${verb}`, { commentIds, ...more })
      expect([answer.status, answer.json['message']]).toEqual([404, 'One of these reviews no longer exists.'])
    }
  }
  expect((await list(editor)).data.map(({ tags, assignee }) => [tags, assignee])).toEqual([
    [[], null],
    [[], null],
  ])
})

describe('tags', () => {
  test('are lowercased, can be added and removed, and filter the list', async () => {
    const { editor, ids } = await withComments(app, 3)
    const [first = '', second = ''] = ids
    expect(
      await changed(editor, 'tag', { commentIds: [first, second], add: ['VIP', ' vip ', 'courier'] }),
    ).toHaveLength(2)
    expect(await changed(editor, 'tag', { commentIds: [first], add: ['vip'] })).toEqual([])
    expect(await changed(editor, 'tag', { commentIds: [first, second], remove: ['courier'] })).toHaveLength(2)
    expect((await get(editor, first)).tags).toEqual(['vip'])
    expect((await list(editor, 'tag=VIP')).counts).toEqual({ pending: 2, draft: 0, sent: 0 })
    expect((await list(editor, 'tag=courier')).data).toEqual([])
    expect((await activities(editor, first)).slice(1).map(({ details }) => details)).toEqual([
      { added: ['courier', 'vip'], removed: [] },
      { added: [], removed: ['courier'] },
    ])
  })

  test('are limited to twenty per comment', async () => {
    const { editor, ids } = await withComments(app, 1)
    const add = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
    expect(await changed(editor, 'tag', { commentIds: ids, add })).toHaveLength(1)
    const answer = await editor.post('/api/comments/tag', { commentIds: ids, add: ['one more'] })
    expect([answer.status, answer.json['errors']]).toEqual([
      400,
      [{ path: 'add', message: 'A review can have up to 20 tags' }],
    ])
    expect(await changed(editor, 'tag', { commentIds: ids, add: ['one more'], remove: ['tag 3'] })).toHaveLength(1)
  })
})

test('undoing an import keeps comments with notes, tags, or an assignee', async () => {
  const { company, editor, ids } = await withComments(app, 4)
  const importId = newId()
  await app.owner.query('update app.comments set import_id = $2 where company_id = $1', [company.companyId, importId])
  await editor.post(`/api/comments/${ids[0]}/notes`, { text: 'Call her.' })
  await changed(editor, 'tag', { commentIds: [ids[1]], add: ['vip'] })
  await changed(editor, 'assign', { commentIds: [ids[2]], userId: await userOf(app, company, 'editor') })
  await changed(editor, 'triage-state', { commentIds: [ids[3]], triageState: 'hidden' })
  const { ctx } = company
  expect(await ctx.tx((tx) => removeImported(tx, ctx, importId, 10))).toBe(1)
  expect((await list(editor)).data.map(({ _id }) => _id)).toEqual(ids.slice(0, 3))
})

describe('a corrected reading', () => {
  test("is stored as a label and isn't overwritten until the customer edits the comment", async () => {
    const { company, editor, ids, now } = await withComments(app, 1)
    const [id = ''] = ids
    const before = await get(editor, id)
    const correction = { sentiment: 'negative', topicsGood: ['look'], topicsBad: ['zip', 'size'], risks: ['press'] }
    const answer = await editor.call('PUT', `/api/comments/${id}/reading`, correction)
    expect([answer.status, answer.json['data']]).toMatchObject([
      200,
      { ...correction, topicsBad: ['size', 'zip'], corrected: true, language: before.language },
    ])
    await editor.call('PUT', `/api/comments/${id}/reading`, correction)
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
    expect(await get(editor, id)).toMatchObject({
      ...correction,
      topicsBad: ['size', 'zip'],
      corrected: true,
      rating: '2',
    })
    await again({ text: 'Lovely colour!', updatedAt: new Date(now.getTime() + 2000) })
    expect(await get(editor, id)).toMatchObject({ corrected: false, topicsBad: [], risks: [], topicsGood: ['colour'] })
  })
})
