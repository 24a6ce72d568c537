import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pass } from '../testing/billing-scene.ts'
import { platformScene, type PlatformScene } from '../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const platforms = ['instagram', 'facebook', 'tiktok'] as const
const pathOf = (platform: string, externalId: string): string =>
  ({ facebook: `${externalId}/comments`, instagram: '/replies' })[platform] ?? 'comment/reply/create'

/** A draft whose comment isn't read again before it is sent. */
async function drafted(platform: (typeof platforms)[number]) {
  const scene = await platformScene(app, platform)
  const externalId = await scene.write('Is it dishwasher safe?')
  const draft = await scene.draft(externalId, 'It is.')
  await app.owner.query(`update app.connections set next_sync_at = now() + interval '1 day' where company_id = $1`, [
    scene.companyId,
  ])
  return { scene, externalId, ...draft }
}

async function sendWith(fault: string, { scene, externalId, id, version }: Awaited<ReturnType<typeof drafted>>) {
  const { platform, admin } = scene
  await app.control('POST', '/_/faults', { platform, fault, times: 1, path: pathOf(platform, externalId) })
  const sent = await admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })
  return [sent.status, sent.json['code'] ?? sent.json['data']?.['status']]
}

const held = async ({ companyId }: PlatformScene): Promise<unknown[]> => {
  const { rows } = await app.owner.query<{ state: string }>('select state from app.deliveries where company_id = $1', [
    companyId,
  ])
  return rows.map(({ state }) => state)
}

test.each(platforms)(
  "%s: a reply that never arrived isn't mistaken for the same words that the merchant wrote there earlier",
  async (platform) => {
    const draft = await drafted(platform)
    await draft.scene.answerThere(draft.externalId, 'It is.', 'lost')
    await pass(app, 0, 16)
    expect(await sendWith('http500', draft)).toEqual([409, 'DELIVERY_UNKNOWN'])
    expect(await held(draft.scene)).toEqual(['unknown'])
  },
)

test.each(platforms)("%s: an accepted reply is found even if the platform's clock is behind ours", async (platform) => {
  const draft = await drafted(platform)
  app.advance(14 * 60_000)
  const sent = await sendWith('drop-after-accept', draft)
  app.advance(-14 * 60_000)
  expect(sent).toEqual([200, 'sent'])
  expect(await draft.scene.record(draft.externalId)).toEqual(['It is.'])
})
