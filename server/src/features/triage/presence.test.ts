import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { newId } from '../../db/ids.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepPresences } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const TABS = { admin: 'a tab of the admin', editor: 'a tab of the editor' }

async function scene() {
  const company = await makeCompany(app, { connected: false })
  await company.stored([{}, {}])
  const admin = await company.as('admin')
  const editor = await company.as('editor')
  const { data } = (await admin.get('/api/comments')).json as unknown as { data: { _id: string }[] }
  const [id = '', other = ''] = data.map(({ _id }) => _id)
  const notified = async (): Promise<string[]> => {
    const { rows } = await app.owner.query<{ ref: string }>(
      `delete from app.events where company_id = $1 and type = 'presence' returning ref`,
      [company.companyId],
    )
    return rows.map(({ ref }) => ref)
  }
  return { company, admin, editor, id, other, notified }
}

async function beat(caller: Caller, id: string, state: string, tab: string, more = {}) {
  const answer = await caller.post(`/api/comments/${id}/presence`, { tab, state, ...more })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return (answer.json['data'] as unknown as { name: string; state: string }[]).map((one) => [
    one.name.split('-')[0],
    one.state,
  ])
}

test('two viewers of a comment see each other and are notified only of changes', async () => {
  const { admin, editor, id, notified } = await scene()
  expect(await beat(admin, id, 'looking', TABS.admin)).toEqual([])
  expect(await notified(), 'no one else is there').toEqual([])
  expect(await beat(editor, id, 'editing', TABS.editor)).toEqual([['admin', 'looking']])
  expect(await notified()).toEqual([id])
  for (let n = 0; n < 3; n++) expect(await beat(admin, id, 'looking', TABS.admin)).toEqual([['editor', 'editing']])
  expect(await notified()).toEqual([])
  expect(await beat(editor, id, 'left', TABS.editor)).toEqual([['admin', 'looking']])
  expect(await notified()).toEqual([id])
  await beat(admin, id, 'editing', TABS.admin)
  expect(await notified(), 'no one else is there').toEqual([])
  await beat(editor, id, 'left', TABS.editor)
  expect(await notified()).toEqual([])
  expect(await beat(admin, id, 'editing', TABS.admin)).toEqual([])
})

test('one person edits at a time, until someone takes over or their tab expires', async () => {
  const { admin, editor, id, notified } = await scene()
  await beat(editor, id, 'editing', TABS.editor)
  await notified()
  expect(await beat(admin, id, 'editing', TABS.admin)).toEqual([['editor', 'editing']])
  expect(await beat(editor, id, 'editing', TABS.editor)).toEqual([['admin', 'looking']])
  await notified()
  expect(await beat(admin, id, 'editing', TABS.admin, { takeOver: true })).toEqual([['editor', 'looking']])
  expect(await notified()).toEqual([id])
  expect(await beat(editor, id, 'editing', TABS.editor)).toEqual([['admin', 'editing']])
  expect(await notified()).toEqual([])
  app.advance(46_000)
  expect(await beat(editor, id, 'editing', TABS.editor)).toEqual([])
  expect(await beat(admin, id, 'looking', TABS.admin)).toEqual([['editor', 'editing']])
})

test('of two people who start to edit at the same time, one becomes the editor', async () => {
  const { company, admin, editor, id, other } = await scene()
  for (const comment of [id, other, id, other]) {
    const seen = await Promise.all([
      beat(admin, comment, 'editing', TABS.admin),
      beat(editor, comment, 'editing', TABS.editor),
    ])
    const { rows } = await app.owner.query<{ state: string }>(
      'select state from app.presences where company_id = $1 order by state',
      [company.companyId],
    )
    expect([comment, rows.map(({ state }) => state)]).toEqual([comment, ['editing', 'looking']])
    expect(seen.flat().filter(([, state]) => state === 'editing').length).toBe(1)
    for (const [caller, tab] of [
      [admin, TABS.admin],
      [editor, TABS.editor],
    ] as const)
      await beat(caller, comment, 'left', tab)
  }
})

test('a reply that someone else is editing can’t be regenerated, and the refusal costs nothing', async () => {
  const { admin, editor, id } = await scene()
  await beat(editor, id, 'editing', TABS.editor)
  const refused = await admin.post('/api/comments/generate', { commentId: id }, newId())
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { code: 'CONFLICT', message: expect.stringMatching(/^editor.* is editing this reply\. Take over first\.$/) },
  ])
  expect((await admin.get('/api/credits/balance')).json['data']).toMatchObject({ availableCredits: 100 })
  await beat(admin, id, 'editing', TABS.admin, { takeOver: true })
  expect((await admin.post('/api/comments/generate', { commentId: id }, newId())).status).toBe(200)
})

test('two tabs of one person count once, and editing takes precedence', async () => {
  const { admin, editor, id, notified } = await scene()
  await beat(admin, id, 'editing', TABS.admin)
  await beat(admin, id, 'looking', 'another tab of theirs')
  expect(await beat(editor, id, 'looking', TABS.editor)).toEqual([['admin', 'editing']])
  await notified()
  await beat(admin, id, 'left', 'another tab of theirs')
  expect(await notified()).toEqual([])
})

test('a tab that opens another comment leaves the first', async () => {
  const { admin, editor, id, other, notified } = await scene()
  await beat(admin, id, 'looking', TABS.admin)
  await beat(editor, id, 'looking', TABS.editor)
  await notified()
  await beat(admin, other, 'looking', TABS.admin)
  expect(await notified(), 'to the person who stays').toEqual([id])
  expect(await beat(editor, id, 'looking', TABS.editor)).toEqual([])
  expect(await beat(editor, other, 'looking', TABS.editor)).toEqual([['admin', 'looking']])
})

test('a tab without a heartbeat for 45 seconds is removed once', async () => {
  const { company, admin, editor, id, notified } = await scene()
  await beat(admin, id, 'looking', TABS.admin)
  await notified()
  app.advance(40_000)
  await sweepPresences(app.services)
  expect(await notified()).toEqual([])
  app.advance(6000)
  expect(await beat(editor, id, 'looking', TABS.editor)).toEqual([])
  expect(await notified()).toEqual([])
  await sweepPresences(app.services)
  expect(await notified()).toEqual([id])
  await sweepPresences(app.services)
  expect(await notified()).toEqual([])
  const { rows } = await app.owner.query('select tab from app.presences where company_id = $1', [company.companyId])
  expect(rows).toEqual([{ tab: TABS.editor }])
})

test("viewers can be shown, and another user's tab can't be taken over", async () => {
  const { company, admin, id } = await scene()
  const viewer = await company.as('viewer')
  await beat(admin, id, 'editing', TABS.admin)
  expect(await beat(viewer, id, 'looking', TABS.admin)).toEqual([['admin', 'editing']])
  expect(await beat(viewer, id, 'left', TABS.admin)).toEqual([['admin', 'editing']])
})

test("a member who hides their activity isn't shown but sees others", async () => {
  const { admin, editor, id, notified } = await scene()
  await beat(admin, id, 'editing', TABS.admin)
  await beat(editor, id, 'looking', TABS.editor)
  await notified()
  await editor.call('PUT', '/api/preferences', { showActivity: false })
  expect(await beat(editor, id, 'looking', TABS.editor)).toEqual([['admin', 'editing']])
  expect(await notified()).toEqual([id])
  expect(await beat(admin, id, 'editing', TABS.admin)).toEqual([])
  await beat(editor, id, 'editing', TABS.editor)
  expect(await notified()).toEqual([])
  await editor.call('PUT', '/api/preferences', { showActivity: true })
  await beat(editor, id, 'looking', TABS.editor)
  expect(await beat(admin, id, 'editing', TABS.admin)).toEqual([['editor', 'looking']])
})

test('reports of one tab that overtake each other neither fail nor remove what is open now', async () => {
  const { admin, editor, id, other } = await scene()
  const turns = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? [id, other] : [other, id]))
  await Promise.all(
    turns.flatMap(([from = '', to = '']) => [
      beat(admin, from, 'left', TABS.admin),
      beat(admin, to, 'looking', TABS.admin),
    ]),
  )
  await beat(admin, other, 'looking', TABS.admin)
  await beat(admin, id, 'left', TABS.admin)
  expect(await beat(editor, other, 'looking', TABS.editor)).toEqual([['admin', 'looking']])
  expect(await beat(editor, id, 'looking', TABS.editor)).toEqual([])
})
