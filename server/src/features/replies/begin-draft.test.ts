import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Comment } from '@bizamply/contract/comments'
import type { Answer } from '../../testing/caller.ts'
import { differencesInRollups } from '../../testing/check-rollups.ts'
import { checkLedgerOf, postsOf, wrongIn } from '../../testing/money.ts'
import { replyScene, type ReplyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { get, list } from '../../testing/triage-scene.ts'
import { newId } from '../../db/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const begin = (scene: ReplyScene, text: string, more: object = {}) =>
  scene.editor.call('PUT', `/api/comments/${scene.id}/draft`, { text, version: 0, ...more })

const saved = ({ json }: Pick<Answer, 'json'>) => json['data'] as unknown as Comment
const outcome = ({ status, json }: Answer) => [status, json['code'] ?? json['data']?.['status']]

describe("a person's own reply", () => {
  test('begins the draft of a comment that has none, at no charge', async () => {
    const scene = await replyScene(app)
    const { company, editor, id } = scene
    const before = await checkLedgerOf(app, company)
    await app.owner.query('delete from app.events where company_id = $1', [company.companyId])
    const text = ' Thank you, Ada!\n'
    const answer = await begin(scene, text)
    expect([answer.status, saved(answer)]).toMatchObject([
      200,
      { status: 'draft', pending: false, updatedContent: text, version: 1, composer: 'person', spans: [], read: true },
    ])
    expect(await get(editor, id)).toEqual(saved(answer))
    expect((await list(editor)).counts).toEqual({ pending: 0, draft: 1, sent: 0 })
    expect(await differencesInRollups(app, company.companyId)).toEqual([])
    expect(await checkLedgerOf(app, company)).toEqual(before)
    const events = await app.owner.query('select type, ref from app.events where company_id = $1', [company.companyId])
    expect(events.rows).toEqual([{ type: 'reply', ref: id }])
    expect(await versions(scene)).toEqual([[1, 'edited', 'editor']])
    expect(outcome(await scene.send({ version: 1 }))).toEqual([200, 'sent'])
    expect(await postsOf(app, company, id)).toEqual([text])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 1 })
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('grows by autosaves as one version', async () => {
    const scene = await replyScene(app)
    await begin(scene, 'Thank', { how: 'autosaved' })
    await scene.editor.call('PUT', `/api/comments/${scene.id}/draft`, { text: 'Thanks', version: 1, how: 'autosaved' })
    expect((await get(scene.editor, scene.id)).updatedContent).toBe('Thanks')
    expect(await versions(scene)).toEqual([[2, 'autosaved', 'editor']])
  })

  test('that two people begin at the same time is stored once, and the other gets its text', async () => {
    const scene = await replyScene(app)
    const admin = await scene.company.as('admin')
    const path = `/api/comments/${scene.id}/draft`
    const answers = await Promise.all([
      begin(scene, 'From the editor.'),
      admin.call('PUT', path, { text: 'From the admin.', version: 0 }),
    ])
    const [first, second] = answers.toSorted((a, b) => a.status - b.status)
    expect([first?.status, second?.status]).toEqual([200, 409])
    const { updatedContent } = saved(first ?? { json: {} })
    expect(second?.json).toMatchObject({ code: 'STALE_DRAFT', details: { version: 1, text: updatedContent } })
    expect(await versions(scene)).toHaveLength(1)
  })

  test('is refused if it is empty or too long, and to viewers', async () => {
    const scene = await replyScene(app)
    expect((await begin(scene, ' \n ')).status).toBe(400)
    expect((await begin(scene, 'x'.repeat(2001))).status).toBe(400)
    const viewer = await scene.company.as('viewer')
    const answer = await viewer.call('PUT', `/api/comments/${scene.id}/draft`, { text: 'Hi', version: 0 })
    expect(answer.status).toBe(403)
    expect((await get(scene.editor, scene.id)).status).toBe('pending')
  })

  test('is refused while a reply is being generated, over a draft, and once it was sent', async () => {
    const scene = await replyScene(app)
    await app.owner.query('update app.comments set generating_hold_id = $2 where id = $1', [scene.id, newId()])
    expect(outcome(await begin(scene, 'Mine.'))).toEqual([409, 'IN_PROGRESS'])
    await app.owner.query('update app.comments set generating_hold_id = null where id = $1', [scene.id])
    const other = await scene.editor.call('PUT', `/api/comments/${scene.id}/draft`, { text: 'Mine.', version: 1 })
    expect(outcome(other)).toEqual([409, 'NOT_A_DRAFT'])
    await scene.draft('A draft.')
    expect(outcome(await begin(scene, 'Mine.'))).toEqual([409, 'STALE_DRAFT'])
    await scene.send()
    expect(outcome(await begin(scene, 'Mine.'))).toEqual([409, 'ALREADY_SENT'])
  })

  test('after a reply elsewhere that was reopened takes the next number', async () => {
    const scene = await replyScene(app)
    const { company, editor } = scene
    const answer = { text: 'Sorry, says the owner.', at: null }
    await company.stored([{ text: 'The mug broke.', answer }])
    const id = (await list(editor, 'status=sent')).data[0]?._id ?? ''
    const opened = await editor.post(`/api/comments/${id}/reopen`, {})
    expect(saved(opened)).toMatchObject({ status: 'pending', version: null })
    const made = await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Sorry!', version: 0 })
    expect(saved(made)).toMatchObject({ status: 'draft', version: 2, updatedContent: 'Sorry!' })
    expect(await wrongIn(app, company)).toEqual([])
  })
})

async function versions({ editor, id }: ReplyScene) {
  const { json } = await editor.get(`/api/comments/${id}/history`)
  const found = json['data'] as unknown as { versions: { version: number; how: string; author: string | null }[] }
  return found.versions.map(({ version, how, author }) => [version, how, author?.split('-')[0]])
}
