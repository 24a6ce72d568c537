import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sendFile } from '../../testing/import-file.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { activities, changed, get, list, withComments } from '../../testing/triage-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../../db/ids.ts'
import { storeComments } from '../comments/index.ts'
import { importJob } from '../imports/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const HOUR = 3_600_000
const source = { platform: 'judgeme', timezone: 'UTC' }

/** The ids of `comment` events since the last time. */
async function announced({ companyId }: TestCompany): Promise<string[]> {
  const { rows } = await app.owner.query<{ ref: string }>(
    `delete from app.events where company_id = $1 and type = 'comment' returning ref`,
    [companyId],
  )
  return rows.map(({ ref }) => ref).toSorted()
}

describe('a comment arrives', () => {
  test('unread from a webhook or a sync, however old it is, unless it has a reply', async () => {
    const company = await makeCompany(app, { connected: false })
    const at = new Date(app.services.now().getTime() - 30 * 24 * HOUR)
    const came = [
      { ...sample('old', app.services.now(), 0), text: 'Old', occurredAt: at, updatedAt: at },
      { ...sample('answered', app.services.now(), 1), text: 'Answered', answer: { text: 'Thanks', at: null } },
    ]
    await company.ctx.tx((tx) => storeComments(tx, company.ctx, source, came))
    const { data } = await list(await company.as('viewer'))
    expect(Object.fromEntries(data.map(({ content, read }) => [content, read]))).toEqual({ Old: false, Answered: true })
  })

  test('read with the history of a connection, except those of the last day', async () => {
    const company = await makeCompany(app, { connected: false })
    const before = (hours: number) => new Date(app.services.now().getTime() - hours * HOUR)
    const written = (text: string, hours: number) => ({ text, occurredAt: before(hours), updatedAt: before(hours) })
    await company.stored([written('Today', 23), written('Before', 25)])
    const { data } = await list(await company.as('editor'))
    expect(data.map(({ content, read }) => [content, read])).toEqual([
      ['Today', false],
      ['Before', true],
    ])
  })

  test('read with a file', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const { json } = await sendFile(editor, 'id,rating,text,author,product\nA1,5,As sturdy as can be,Ada,Bag\n')
    const { jobId, importId } = json['data'] as unknown as { jobId: string; importId: string }
    const job = { companyId: company.companyId, jobId, importId }
    await importJob(app.services, job, new AbortController().signal)
    expect((await list(editor)).data.map(({ read }) => read)).toEqual([true])
  })
})

describe('marking as read', () => {
  test('counts for the team, and writes and announces only what changes', async () => {
    const { company, editor, ids } = await withComments(app, 3)
    const [first = '', second = '', third = ''] = ids
    const before = await get(editor, first)
    expect(before.read).toBe(false)
    await announced(company)
    expect(await changed(editor, 'read', { commentIds: [first], read: true })).toEqual([first])
    expect(await announced(company)).toEqual([first])
    expect(await get(await company.as('admin'), first)).toEqual({ ...before, read: true })
    const all = [first, second, first]
    expect(await changed(editor, 'read', { commentIds: all, read: true })).toEqual([second])
    expect(await announced(company)).toEqual([second])
    expect(await changed(editor, 'read', { commentIds: all, read: true })).toEqual([])
    expect(await announced(company)).toEqual([])
    expect((await list(editor, 'unread=yes')).data.map(({ _id }) => _id)).toEqual([third])
    expect((await list(editor, 'unread=yes')).counts).toEqual({ pending: 1, draft: 0, sent: 0 })
    expect(await changed(editor, 'read', { commentIds: [first], read: false })).toEqual([first])
    expect((await list(editor, 'unread=yes')).data.map(({ _id }) => _id)).toEqual([first, third])
    expect((await activities(editor, first)).map(({ kind }) => kind)).toEqual(['came'])
  })

  test('of many comments is announced once', async () => {
    const { company, editor, ids } = await withComments(app, 51)
    await announced(company)
    expect(await changed(editor, 'read', { commentIds: ids, read: true })).toHaveLength(51)
    expect(await announced(company)).toEqual(['many'])
  })

  test("is refused to viewers, and rejected entirely if one isn't the brand's", async () => {
    const { company, editor, ids } = await withComments(app, 1)
    const [id = ''] = ids
    const viewer = await company.as('viewer')
    expect((await viewer.post('/api/comments/read', { commentIds: ids, read: true })).status).toBe(403)
    const others = await withComments(app, 1)
    for (const foreign of [newId(), others.ids[0]]) {
      const answer = await editor.post('/api/comments/read', { commentIds: [id, foreign], read: true })
      expect([answer.status, answer.json['message']]).toEqual([404, 'One of these reviews no longer exists.'])
    }
    expect([(await get(editor, id)).read, (await get(others.editor, others.ids[0] ?? '')).read]).toEqual([false, false])
  })

  test('at the same time in opposite orders leaves all comments in one of the two states', async () => {
    const { editor, ids } = await withComments(app, 20)
    const calls = Array.from({ length: 8 }, (_, n) =>
      changed(editor, 'read', { commentIds: n % 2 ? ids : ids.toReversed(), read: n % 2 === 0 }),
    )
    await Promise.all(calls)
    expect(new Set((await list(editor)).data.map(({ read }) => read)).size).toBe(1)
  })
})

test('writing a reply marks a comment as read, and new text from the customer marks it as unread', async () => {
  const { company, editor, ids, now } = await withComments(app, 2)
  const [generated = '', written = ''] = ids
  await editor.post('/api/comments/generate', { commentId: generated })
  await editor.call('PUT', `/api/comments/${written}/draft`, { text: 'Thank you, Ada.', version: 0 })
  expect((await list(editor, 'status=draft')).data.map(({ read }) => read)).toEqual([true, true])
  const again = (more: object) =>
    company.ctx.tx((tx) => storeComments(tx, company.ctx, source, [{ ...sample('c0', now, 0), ...more }]))
  await again({ rating: 1, updatedAt: new Date(now.getTime() + 1000) })
  expect((await get(editor, generated)).read).toBe(true)
  await again({ text: 'The zip has broken since.', updatedAt: new Date(now.getTime() + 2000) })
  expect((await get(editor, generated)).read).toBe(false)
})
