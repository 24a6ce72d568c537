import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commentPlatforms, platformScene, type CommentPlatform } from '../../testing/platform-scene.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const MINUTE_MS = 60_000
const LIMIT_MS = 200

describe.each(commentPlatforms)('%s', (platform) => {
  test.each(['http429', 'throttled'])('that rate limits us (%s) is retried later', async (fault) => {
    const { scene, ended, at } = await syncUnder(platform, fault)
    expect([ended.state, ended.last_error]).toEqual(['connected', null])
    expect(ended.next_sync_at?.getTime()).toBeGreaterThanOrEqual(at + MINUTE_MS)
    await goesOn(scene)
  })

  test.each(['http500', 'bad-json', 'error-in-200', 'timeout'])(
    'that fails (%s) is shown as behind, with the reason, until it recovers',
    async (fault) => {
      const { scene, ended, at } = await syncUnder(platform, fault)
      expect([ended.state, typeof ended.last_error]).toEqual(['behind', 'string'])
      expect(ended.last_error?.length).toBeGreaterThan(5)
      expect(ended.next_sync_at?.getTime()).toBeGreaterThanOrEqual(at + MINUTE_MS)
      await goesOn(scene)
    },
  )

  test('that revoked our access asks to reconnect, with the reason', async () => {
    const scene = await quickScene(platform)
    await app.control('POST', '/_/tokens', { platform, account: scene.account, state: 'revoked' })
    const ended = await scene.sync()
    expect([ended.state, typeof ended.last_error]).toEqual(['signed-out', 'string'])
    expect(JSON.stringify([ended, app.logged])).not.toContain('sbxsecret')
  })
})

// If only permission to write is missing, reads continue; Meta, Judge.me and Yotpo report it at the first reply.
// Shopify refuses per query: only that part is missing, and the card says so.
test.each([
  ['judgeme', 'connected'],
  ['yotpo', 'connected'],
  ['shopify', 'connected'],
  ['instagram', 'connected'],
  ['facebook', 'connected'],
  ['tiktok', 'signed-out'],
] as const)('%s is %s after the next sync if some of our permissions were revoked', async (platform, state) => {
  const scene = await quickScene(platform)
  await app.control('POST', '/_/tokens', { platform, account: scene.account, state: 'reduced' })
  useQuickPlatforms(app)
  const ended = await scene.sync()
  expect(ended.state).toBe(state)
  expect(ended.last_error === null).toBe(state === 'connected')
})

async function quickScene(platform: CommentPlatform) {
  useQuickPlatforms(app)
  return platformScene(app, platform)
}

async function syncUnder(platform: CommentPlatform, fault: string) {
  const scene = await quickScene(platform)
  if (fault === 'timeout') useQuickPlatforms(app, { calls: LIMIT_MS })
  await app.control('POST', '/_/faults', { platform, fault })
  const at = app.services.now().getTime()
  return { scene, ended: await scene.sync(), at }
}

/** With comments written in the meantime, once each. */
async function goesOn(scene: Awaited<ReturnType<typeof quickScene>>): Promise<void> {
  await app.control('DELETE', '/_/faults')
  useQuickPlatforms(app)
  const id = await scene.write('Written meanwhile', 'lost')
  expect(await scene.sync()).toMatchObject({ state: 'connected', last_error: null })
  expect((await scene.comments()).map((one) => one.external_id)).toEqual([id])
}
