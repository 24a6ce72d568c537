import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { platformScene, type PlatformScene } from '../../testing/platform-scene.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const THEIRS = 'Yes, on any rack!'
const OURS = 'It is, on any rack.'

const only = async (scene: PlatformScene) => (await scene.comments())[0]
const answered = (scene: PlatformScene) =>
  until('it is answered', async () => {
    const one = await only(scene)
    return one?.status === 'sent' && one
  })

// Judge.me sends no webhook for replies on its own screen.
describe.each(['yotpo', 'shopify', 'instagram', 'facebook', 'tiktok'] as const)('%s', (platform) => {
  const begin = async () => {
    useQuickPlatforms(app)
    const scene = await platformScene(app, platform)
    const externalId = await scene.write('Is it dishwasher safe?')
    await scene.arrived(externalId)
    return { scene, externalId }
  }

  test('a comment that the merchant replied to there is sent with the next sync, and costs nothing', async () => {
    const { scene, externalId } = await begin()
    const before = await checkLedgerOf(app, scene)
    await scene.answerThere(externalId, THEIRS, 'lost')
    await scene.sync()
    expect(await only(scene)).toMatchObject({
      status: 'sent',
      reply_text: THEIRS,
      reply_composer: 'elsewhere',
      answered_elsewhere: true,
    })
    expect(await checkLedgerOf(app, scene)).toEqual(before)
    expect(await wrongIn(app, scene)).toEqual([])
    const { rows } = await app.owner.query(
      'select pending, draft, sent from app.brand_counts where company_id = $1 and platform = $2',
      [scene.companyId, platform],
    )
    expect(rows).toEqual([{ pending: 0, draft: 0, sent: 1 }])
  })

  test('a draft is replaced by it and stays among the versions', async () => {
    const { scene, externalId } = await begin()
    const { id } = await scene.draft(externalId, OURS)
    const before = await checkLedgerOf(app, scene)
    await scene.answerThere(externalId, THEIRS, 'lost')
    await scene.sync()
    expect(await only(scene)).toMatchObject({ status: 'sent', reply_text: THEIRS, answered_elsewhere: true })
    const { rows } = await app.owner.query<{ text: string }>(
      'select text from app.reply_versions where company_id = $1 and comment_id = $2',
      [scene.companyId, id],
    )
    expect(rows.map(({ text }) => text)).toContain(OURS)
    expect(await checkLedgerOf(app, scene)).toEqual(before)
    expect(await wrongIn(app, scene)).toEqual([])
    expect((await scene.admin.post(`/api/comments/${id}/send`, { version: 3, target: 'platform' })).status).toBe(409)
  })

  test('our own reply in delivery wins', async () => {
    const { scene, externalId } = await begin()
    const { id, version } = await scene.draft(externalId, OURS)
    const queued = await scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform', delaySeconds: 10 })
    expect(queued.status).toBe(200)
    await app.owner.query(`update app.deliveries set due_at = now() + interval '1 hour' where company_id = $1`, [
      scene.companyId,
    ])
    await scene.answerThere(externalId, THEIRS, 'lost')
    await scene.sync()
    expect(await only(scene)).toMatchObject({ status: 'draft', reply_text: OURS, answered_elsewhere: false })
    expect(await wrongIn(app, scene)).toEqual([])
  })

  test("our own reply, read back, isn't mistaken for theirs", async () => {
    const { scene, externalId } = await begin()
    const { id, version } = await scene.draft(externalId, OURS)
    expect((await scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })).status).toBe(200)
    await scene.sync()
    expect(await only(scene)).toMatchObject({ status: 'sent', reply_text: OURS, answered_elsewhere: false })
    expect(await wrongIn(app, scene)).toEqual([])
  })
})

// Yotpo is not known to send webhooks for replies; they arrive with the sync.
test.each(['shopify', 'instagram', 'facebook', 'tiktok'] as const)(
  '%s: a webhook about a reply marks the comment as sent without waiting for a sync',
  async (platform) => {
    useQuickPlatforms(app)
    const scene = await platformScene(app, platform)
    const externalId = await scene.write('Is it dishwasher safe?')
    await scene.arrived(externalId)
    await scene.answerThere(externalId, THEIRS)
    expect(await answered(scene)).toMatchObject({ reply_text: THEIRS, answered_elsewhere: true })
  },
)
