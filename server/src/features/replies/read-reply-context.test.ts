import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { outcomeScene } from '../../testing/outcome-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepPeople } from '../people/index.ts'
import { readReplyContext } from './read-reply-context.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const facts = [
  { topic: 'returns', text: 'Unused items can be returned within 30 days.', language: 'en' },
  { topic: 'delivery', text: 'Bestellungen verlassen uns nach 2 Werktagen.', language: 'de' },
]

test('the composer receives everything that was saved', async () => {
  const company = await makeCompany(app)
  const admin = await company.as('admin')
  const path = `/api/brands/${company.brandId}/voice`
  const [commentId = ''] = await company.comments(['Can I send it back?'])
  const version = (await admin.get(path)).json['data']?.['version']
  const voice = { tone: 'plain', signOff: 'Nora', avoid: ['cheap'], defaultLanguage: 'de', facts }
  await admin.call('PUT', path, { ...voice, version })
  const context = await company.ctx.tx((tx) => readReplyContext(tx, company.ctx, commentId))
  expect(context?.brand).toMatchObject({ name: expect.any(String), ...voice })
})

test('a comment comes with earlier replies to the same customer and none to others', async () => {
  const scene = await outcomeScene(app)
  const answered = await scene.write(2, 30)
  await scene.reply(answered, 29)
  const same = await scene.write(1, 2)
  const another = await scene.write(1, 1, { email: 'olu@example.org' })
  await sweepPeople(app.services)
  const contextOf = (id: string) => scene.ctx.tx((tx) => readReplyContext(tx, scene.ctx, id))
  expect((await contextOf(same))?.earlierReplies).toEqual([await replyTo(answered)])
  expect((await contextOf(another))?.earlierReplies).toEqual([])
  expect((await contextOf(answered))?.earlierReplies).toEqual([])
})

async function replyTo(commentId: string): Promise<string> {
  const { rows } = await app.owner.query<{ reply_text: string }>('select reply_text from app.comments where id = $1', [
    commentId,
  ])
  return rows[0]?.reply_text ?? 'none'
}
