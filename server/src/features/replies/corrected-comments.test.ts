import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../testing/caller.ts'
import { replyScene, type ReplyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const correct = ({ editor, id }: ReplyScene, risks: string[], others: object = {}): Promise<Answer> =>
  editor.call('PUT', `/api/comments/${id}/reading`, {
    sentiment: 'negative',
    topicsGood: [],
    topicsBad: [],
    risks,
    ...others,
  })

/** The kinds of the marks of a new draft, and its text. */
async function draftOf({ editor, id, generate }: ReplyScene): Promise<{ kinds: string[]; text: string }> {
  expect((await generate(id)).status).toBe(200)
  const { json } = await editor.get(`/api/comments/${id}`)
  const { spans, updatedContent } = json['data'] as unknown as { spans: { kind: string }[]; updatedContent: string }
  return { kinds: spans.map(({ kind }) => kind), text: updatedContent }
}

test.each(['injury', 'self-harm', 'legal'])(
  'a reply to a review that a person marked as %s waits for them',
  async (risk) => {
    const scene = await replyScene(app)
    expect((await correct(scene, [risk])).status).toBe(200)
    const { kinds, text } = await draftOf(scene)
    expect(kinds).toContain('risk')
    expect(text).toMatch(/sorry|apologize|regret/)
    const sent = await scene.send({ version: 1 })
    expect([sent.status, sent.json['code']]).toEqual([409, 'UNSUPPORTED_CLAIMS'])
  },
)

test('a risk that a person removed no longer holds the reply back', async () => {
  const scene = await replyScene(app)
  await app.owner.query(
    `update app.comments set content = 'The jar burned my hand.', risks = '{injury}' where id = $1`,
    [scene.id],
  )
  expect((await draftOf(scene)).kinds).toContain('risk')
  expect((await correct(scene, [])).status).toBe(200)
  expect((await draftOf(scene)).kinds).not.toContain('risk')
})

test('a reply follows the sentiment, topics and language that a person corrected', async () => {
  const scene = await replyScene(app)
  await app.owner.query(`update app.comments set title = null, content = 'Super', rating = null where id = $1`, [
    scene.id,
  ])
  expect((await draftOf(scene)).text).not.toMatch(/Material/)
  const corrected = await correct(scene, [], { topicsBad: ['material'], language: 'de' })
  expect(corrected.status).toBe(200)
  expect((await draftOf(scene)).text).toMatch(/tut uns (sehr )?leid|entschuldig|bedauer|schade/i)
  expect((await draftOf(scene)).text).toMatch(/Material|Stoff|Qualität/)
})

test('a draft that was there before waits for a person once they name a risk, until they take it back', async () => {
  const scene = await replyScene(app)
  expect((await draftOf(scene)).kinds).not.toContain('risk')
  const kinds = async (): Promise<string[]> => {
    const { json } = await scene.editor.get(`/api/comments/${scene.id}`)
    return (json['data'] as unknown as { spans: { kind: string }[] }).spans.map(({ kind }) => kind)
  }
  expect((await correct(scene, ['injury'])).status).toBe(200)
  expect(await kinds()).toContain('risk')
  const refused = await scene.send({ version: 1 })
  expect([refused.status, refused.json['code']]).toEqual([409, 'UNSUPPORTED_CLAIMS'])
  expect((await correct(scene, [])).status).toBe(200)
  expect(await kinds()).not.toContain('risk')
  expect((await scene.send({ version: 1 })).status).toBe(200)
})
