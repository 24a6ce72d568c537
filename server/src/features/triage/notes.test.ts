import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Happening, Member, Note } from '@bizamply/contract/triage'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../../db/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function scene() {
  const company = await makeCompany(app)
  const [id = ''] = await company.comments(['The zip has broken.'])
  return { company, id, admin: await company.as('admin'), editor: await company.as('editor') }
}

async function history(caller: Caller, id: string) {
  const answer = await caller.get(`/api/comments/${id}/history`)
  expect(answer.status).toBe(200)
  return answer.json['data'] as unknown as {
    versions: { version: number; text: string; composer: string; how: string; author: string | null }[]
    happenings: Happening[]
    notes: Note[]
  }
}

const membersOf = async (caller: Caller): Promise<Member[]> =>
  (await caller.get('/api/members')).json['data'] as unknown as Member[]

test('only members of the company can see its members', async () => {
  const { company } = await scene()
  await makeCompany(app, { connected: false })
  const members = await membersOf(await company.as('viewer'))
  expect(members.map(({ email, role }) => [email, role])).toEqual([
    [company.emails.admin, 'admin'],
    [company.emails.editor, 'editor'],
    [company.emails.viewer, 'viewer'],
  ])
})

test('all members see a note, mentions are notified, and only its author can delete it', async () => {
  const { company, id, admin, editor } = await scene()
  const [boss] = await membersOf(editor)
  const made = await editor.post(`/api/comments/${id}/notes`, {
    text: 'Ask the courier, please.',
    mentions: [boss?.id, boss?.id],
  })
  expect(made.json['data']).toMatchObject({
    text: 'Ask the courier, please.',
    mentions: [boss?.id],
    author: { name: expect.stringMatching(/^editor-/) },
  })
  const { notes } = await history(await company.as('viewer'), id)
  expect(notes).toEqual([made.json['data']])
  const shown = await admin.get(`/api/comments/${id}`)
  expect(shown.json['data']).toMatchObject({ notes: 1 })
  const { rows } = await app.owner.query(
    `select user_id from app.notifications where company_id = $1 and kind = 'mention'`,
    [company.companyId],
  )
  expect(rows).toEqual([{ user_id: boss?.id }])
  const path = `/api/notes/${String(made.json['data']?.['id'])}`
  const refused = await admin.call('DELETE', path)
  expect([refused.status, refused.json['message']]).toEqual([403, 'You can only delete your own notes.'])
  expect((await editor.call('DELETE', path)).status).toBe(200)
  expect((await editor.call('DELETE', path)).status).toBe(404)
  expect((await admin.get(`/api/comments/${id}`)).json['data']).toMatchObject({ notes: 0 })
})

test("only members can be mentioned, and another company's notes don't exist", async () => {
  const { id, editor } = await scene()
  const other = await scene()
  const [stranger] = await membersOf(other.editor)
  for (const userId of [newId(), stranger?.id]) {
    const answer = await editor.post(`/api/comments/${id}/notes`, { text: 'Hi', mentions: [userId] })
    expect([answer.status, answer.json['message']]).toEqual([404, 'We couldn’t find this member.'])
  }
  const theirs = await other.editor.post(`/api/comments/${other.id}/notes`, { text: 'Hi' })
  expect((await editor.call('DELETE', `/api/notes/${String(theirs.json['data']?.['id'])}`)).status).toBe(404)
  expect((await editor.get(`/api/comments/${other.id}/history`)).status).toBe(404)
})

test('history shows everything that happened, oldest first, with names but without the customer’s text', async () => {
  const { id, editor, admin } = await scene()
  await editor.post('/api/comments/generate', { commentId: id })
  await admin.call('PUT', `/api/comments/${id}/draft`, { text: 'We are sorry, Ada.', version: 1 })
  await admin.post('/api/comments/tag', { commentIds: [id], add: ['zip'] })
  const sent = await editor.post(`/api/comments/${id}/send`, { version: 2 })
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
  const { versions, happenings } = await history(editor, id)
  expect(versions.map(({ version, how, author }) => [version, how, author?.split('-')[0]])).toEqual([
    [1, 'generated', 'editor'],
    [2, 'edited', 'admin'],
  ])
  expect(happenings.map(({ kind, who }) => [kind, who?.split('-')[0] ?? null])).toEqual([
    ['came', null],
    ['tagged', 'admin'],
    ['delivery', 'editor'],
  ])
  expect(happenings[2]?.details).toMatchObject({ channel: 'platform', state: 'posted', version: 2 })
  const times = happenings.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
  expect(JSON.stringify(happenings)).not.toContain('zip has broken')
})
