import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { commentPlatforms, platformScene, type PlatformScene } from '../../testing/platform-scene.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  useQuickPlatforms(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const receipts = async ({ companyId }: PlatformScene): Promise<number> => {
  const { rows } = await app.owner.query<{ n: number }>(
    `select count(*)::int as n from app.webhook_receipts where company_id = $1 and dedupe_key not like 'removed %'`,
    [companyId],
  )
  return rows[0]?.n ?? 0
}
/** Webhooks whose work isn't done. */
const waiting = async ({ companyId }: PlatformScene): Promise<number> => {
  const { rows } = await app.owner.query<{ n: number }>(
    'select count(*)::int as n from app.webhook_deliveries where company_id = $1',
    [companyId],
  )
  return rows[0]?.n ?? 0
}
/** When a comment last arrived, by itself or with a sync. */
async function lastArrival({ companyId, platform }: PlatformScene): Promise<Date | null> {
  const { rows } = await app.owner.query<{ at: Date | null }>(
    'select last_comment_at as at from app.connections where company_id = $1 and platform = $2',
    [companyId, platform],
  )
  return rows[0]?.at ?? null
}
const contents = async (scene: PlatformScene) => (await scene.comments()).map(({ content }) => content).toSorted()

test.each(commentPlatforms)('%s: a comment arrives once, even if its webhook is repeated', async (platform) => {
  const scene = await platformScene(app, platform)
  expect(await lastArrival(scene)).toBeNull()
  await scene.arrived(await scene.write('Told once'))
  await until('the time of the arrival', () => lastArrival(scene))
  await scene.arrived(await scene.write('Told twice', 'twice'))
  await scene.sync()
  expect(await contents(scene)).toEqual(['Told once', 'Told twice'])
})

test.each(commentPlatforms)('%s: comments of lost webhooks arrive with the next sync', async (platform) => {
  const scene = await platformScene(app, platform)
  const id = await scene.write('Nobody was told', 'lost')
  expect(await scene.sync()).toMatchObject({ state: 'connected', last_error: null })
  expect((await scene.comments()).map((one) => one.external_id)).toEqual([id])
  expect(await lastArrival(scene)).not.toBeNull()
})

test.each(commentPlatforms)('%s: webhooks that arrive after the sync change nothing', async (platform) => {
  const scene = await platformScene(app, platform)
  const before = await receipts(scene)
  const id = await scene.write('Told late', 'late')
  await scene.sync()
  expect(await contents(scene)).toEqual(['Told late'])
  await until('the late webhooks', async () => (await receipts(scene)) > before)
  await scene.sync()
  expect((await scene.comments()).map((one) => one.external_id)).toEqual([id])
})

// Instagram and TikTok can't edit comments.
test.each(['judgeme', 'yotpo', 'shopify', 'facebook'] as const)(
  '%s: if webhooks arrive out of order, the newest change wins',
  async (platform) => {
    const scene = await platformScene(app, platform)
    const id = await scene.write('As it was', 'lost')
    await nextSecond()
    const before = await receipts(scene)
    await scene.edit(id, 'As it is', 'overtaken')
    await until('both deliveries', async () => (await receipts(scene)) >= before + 2)
    await scene.sync()
    expect(await contents(scene)).toEqual(['As it is'])
  },
)

test.each(['edited', 'removed'] as const)(
  'facebook: the webhook of a new comment that arrives after the comment was %s in the same second changes nothing',
  async (change) => {
    const scene = await platformScene(app, 'facebook')
    const id = await scene.write('As it was', 'lost')
    await scene.sync()
    const before = await receipts(scene)
    const edit = change === 'edited' ? { text: 'As it is' } : { deleted: true }
    await app.control('PUT', `/_/comments/${id}`, { ...edit, webhook: 'overtaken' })
    await until('both deliveries', async () => (await receipts(scene)) >= before + 2)
    await until('their work', async () => (await waiting(scene)) === 0)
    expect(await scene.comments()).toMatchObject([
      change === 'edited' ? { content: 'As it is', published: true } : { content: 'As it was', published: false },
    ])
  },
)

test.each(commentPlatforms)('%s: a reply from the inbox is published once', async (platform) => {
  const scene = await platformScene(app, platform)
  const externalId = await scene.write('Is it dishwasher safe?')
  const { id, version } = await scene.draft(externalId, 'It is, on any rack.')
  const sent = await scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })
  expect([sent.status, sent.json['data']?.['status']]).toEqual([200, 'sent'])
  await scene.sync()
  expect(await scene.record(externalId)).toEqual(['It is, on any rack.'])
  expect(await scene.comments()).toMatchObject([{ status: 'sent', answered_elsewhere: false }])
})

/** The platforms' times have whole seconds. */
function nextSecond(): Promise<unknown> {
  const begun = Math.floor(Date.now() / 1000)
  return until('the next second', async () => Math.floor(Date.now() / 1000) > begun)
}
