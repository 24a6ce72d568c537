import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { platformScene } from '../../../testing/platform-scene.ts'
import { useQuickPlatforms } from '../../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** Ada's comment, and Bob's reply to it. */
async function thread(platform: 'instagram' | 'facebook' | 'tiktok') {
  useQuickPlatforms(app)
  const scene = await platformScene(app, platform)
  const top = await scene.write('Is it dishwasher safe?')
  await scene.arrived(top)
  const body = { platform, account: scene.account, text: 'I wonder too.', username: 'bob', parentId: top }
  const below = String((await app.control('POST', '/_/comments', body)).json['id'])
  const { id, version } = await scene.draft(below, 'It is.')
  const sent = await scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })
  expect(sent.json['data']?.['status']).toBe('sent')
  return { scene, top, below }
}

test.each(['instagram', 'facebook', 'tiktok'] as const)(
  'on %s, our reply to one comment of a thread leaves the others open',
  async (platform) => {
    const { scene, top, below } = await thread(platform)
    await scene.sync()
    expect(await scene.arrived(top)).toMatchObject({ status: 'pending', answered_elsewhere: false })
    expect(await scene.arrived(below)).toMatchObject({
      status: 'sent',
      reply_text: 'It is.',
      answered_elsewhere: false,
    })
    await scene.answerThere(top, 'On any rack.', 'lost')
    await scene.sync()
    expect(await scene.arrived(top)).toMatchObject({ status: 'sent', reply_text: 'On any rack.' })
  },
)

test('while it isn’t known whether our reply was posted, its words count for its own comment only', async () => {
  const { scene, top } = await thread('tiktok')
  await app.owner.query(`update app.deliveries set external_id = null, state = 'unknown' where company_id = $1`, [
    scene.companyId,
  ])
  await scene.sync()
  expect(await scene.arrived(top)).toMatchObject({ status: 'pending' })
})
