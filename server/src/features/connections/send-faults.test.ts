import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import {
  commentPlatforms,
  platformScene,
  type CommentPlatform,
  type PlatformScene,
} from '../../testing/platform-scene.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const LIMIT_MS = 200
const WORDS = 'It is, on any rack.'

/** Platforms whose replies can be read again: a posted reply with a lost response is then found. */
const canVerify = (platform: CommentPlatform): boolean => platform !== 'judgeme'

describe.each(commentPlatforms)('a reply to %s', (platform) => {
  test('that is rate limited once is sent once, a little later', async () => {
    const { scene, externalId, reply } = await ready(platform)
    await spoil(scene, externalId, { fault: 'http429', times: 1 })
    expect((await send(scene, reply)).status).toBe(200)
    await expectSent(scene, externalId)
  })

  test.each(['http429', 'throttled'])('that is rate limited for good (%s) fails, and costs nothing', async (fault) => {
    const { scene, externalId, reply } = await ready(platform)
    await spoil(scene, externalId, { fault })
    await expectRefused(scene, externalId, reply)
    expect((await scene.connection()).state).toBe('connected')
  })

  test.each(['http500', 'error-in-200', 'timeout'])(
    'with an unknown outcome (%s) that is not published there stays unknown and is never sent again',
    async (fault) => {
      const { scene, externalId, reply } = await ready(platform)
      if (fault === 'timeout') useQuickPlatforms(app, { replies: LIMIT_MS })
      await spoil(scene, externalId, { fault, times: 1 })
      await expectUnknown(scene, externalId, reply)
      expect(await scene.record(externalId)).toEqual([])
    },
  )

  test.each(['drop-after-accept', 'bad-json'])(
    'whose response was lost (%s) is published once, and is charged once or unknown',
    async (fault) => {
      const { scene, externalId, reply } = await ready(platform)
      await spoil(scene, externalId, { fault, times: 1 })
      // At Judge.me any success counts, whatever its body.
      if (canVerify(platform) || fault === 'bad-json') {
        expect((await send(scene, reply)).status).toBe(200)
        await expectSent(scene, externalId)
      } else {
        await expectUnknown(scene, externalId, reply)
        expect(await scene.record(externalId)).toEqual([WORDS])
      }
    },
  )

  test.each(['revoked', 'reduced'])('whose access is %s fails, costs nothing and asks to reconnect', async (state) => {
    const { scene, externalId, reply } = await ready(platform)
    await app.control('POST', '/_/tokens', { platform, account: scene.account, state })
    await expectRefused(scene, externalId, reply)
    // Another app may own a shop's reviews, and Judge.me names the permission: the rest of the access works.
    const isWhole = ['shopify', 'judgeme'].includes(platform) && state === 'reduced'
    const { state: shown, last_error: reason } = await scene.connection()
    expect(shown).toBe(isWhole ? 'connected' : 'signed-out')
    if (!isWhole) expect(reason?.length).toBeGreaterThan(5)
  })
})

async function ready(platform: CommentPlatform) {
  useQuickPlatforms(app)
  const scene = await platformScene(app, platform)
  const externalId = await scene.write('Is it dishwasher safe?')
  const reply = await scene.draft(externalId, WORDS)
  // No other call may hit the fault.
  await scene.sync()
  await app.owner.query(`update app.connections set next_sync_at = '2100-01-01'`)
  await until('no job reads from the platform', async () => {
    const { rowCount } = await app.owner.query(
      `select from pgboss.job where data->>'companyId' = $1 and state in ('created', 'retry', 'active')
       and name in ('sync-connection', 'backfill', 'read-post')`,
      [scene.companyId],
    )
    return rowCount === 0
  })
  return { scene, externalId, reply }
}

const send = (scene: PlatformScene, { id, version }: { id: string; version: number }) =>
  scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })

/** The fault on the call that writes, and on no other: Shopify has one path for all of them. */
async function spoil(scene: PlatformScene, externalId: string, fault: { fault: string; times?: number }) {
  const paths = {
    judgeme: '/api/v1/replies',
    yotpo: `${externalId}/comment`,
    shopify: 'graphql.json',
    instagram: `${externalId}/replies`,
    facebook: `${externalId}/comments`,
    tiktok: 'comment/reply/create',
  }
  await app.control('POST', '/_/faults', {
    platform: scene.platform,
    path: paths[scene.platform],
    writesOnly: scene.platform === 'shopify',
    ...fault,
  })
}

async function expectSent(scene: PlatformScene, externalId: string): Promise<void> {
  expect(await scene.record(externalId)).toEqual([WORDS])
  expect(await scene.comments()).toMatchObject([{ status: 'sent', answered_elsewhere: false }])
  expect((await checkLedgerOf(app, scene)).holds.map(({ action, state }) => `${action} ${state}`)).toEqual([
    'generate settled',
    'send settled',
  ])
  expect(await wrongIn(app, scene)).toEqual([])
}

async function expectRefused(
  scene: PlatformScene,
  externalId: string,
  reply: { id: string; version: number },
): Promise<void> {
  const before = await checkLedgerOf(app, scene)
  const answer = await send(scene, reply)
  expect([answer.status, answer.json['code']]).toEqual([502, 'DELIVERY_FAILED'])
  expect(String(answer.json['message'])).toMatch(/^.{5,} Nothing was charged\.$/)
  expect(await scene.record(externalId)).toEqual([])
  expect(await scene.comments()).toMatchObject([{ status: 'draft', reply_text: WORDS }])
  const { used, usage, holds } = await checkLedgerOf(app, scene)
  expect({ used, usage }).toEqual({ used: before.used, usage: before.usage })
  expect(holds.at(-1)).toMatchObject({ action: 'send', state: 'released' })
  expect(await wrongIn(app, scene)).toEqual([])
}

async function expectUnknown(
  scene: PlatformScene,
  externalId: string,
  reply: { id: string; version: number },
): Promise<void> {
  const answer = await send(scene, reply)
  expect([answer.status, answer.json['code']]).toEqual([409, 'DELIVERY_UNKNOWN'])
  const posts = await scene.record(externalId)
  expect((await send(scene, reply)).json['code']).toBe('DELIVERY_UNKNOWN')
  expect(await scene.record(externalId)).toEqual(posts)
  expect(await scene.comments()).toMatchObject([{ status: 'draft', reply_text: WORDS }])
  expect((await checkLedgerOf(app, scene)).holds.at(-1)).toMatchObject({ action: 'send', state: 'open' })
  expect(await wrongIn(app, scene)).toEqual([])
}
