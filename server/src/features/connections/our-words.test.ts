import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { platformScene } from '../../testing/platform-scene.ts'
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

const REVOKED = 'Judge.me revoked this connection. Reconnect it to continue.'

async function ready() {
  useQuickPlatforms(app)
  const scene = await platformScene(app, 'judgeme')
  const externalId = await scene.write('Is it dishwasher safe?')
  const reply = await scene.draft(externalId, 'It is, on any rack.')
  await app.owner.query(`update app.connections set next_sync_at = '2100-01-01'`)
  const send = () => scene.admin.post(`/api/comments/${reply.id}/send`, { version: reply.version, target: 'platform' })
  const spoil = (fault: string) =>
    app.control('POST', '/_/faults', { platform: 'judgeme', path: '/api/v1/replies', fault, times: 10 })
  return { scene, reply, send, spoil }
}

test('a rejected token is explained in our words on the connection and the bell', async () => {
  const { scene } = await ready()
  await app.control('POST', '/_/tokens', { platform: 'judgeme', account: scene.account, state: 'revoked' })
  expect(await scene.sync()).toMatchObject({ state: 'signed-out', last_error: REVOKED })
  const bell = (await scene.admin.get('/api/comments/notifications/recent')).text
  expect(bell).toContain(REVOKED)
  expect(bell).not.toContain('Failed to authenticate')
})

test('slowed-down replies and broken connections are explained in our words on the card', async () => {
  const slow = await ready()
  await slow.spoil('http429')
  const refused = await slow.send()
  expect(refused.json['message']).toBe(
    'Judge.me is limiting requests right now. Try again in a few minutes. Nothing was charged.',
  )
  await app.control('DELETE', '/_/faults')
  const broken = await ready()
  await broken.spoil('drop-after-accept')
  expect((await broken.send()).json['code']).toBe('DELIVERY_UNKNOWN')
  const { json } = await broken.scene.admin.get(`/api/comments/${broken.reply.id}`)
  expect((json['data'] as unknown as { delivery: { reason: string } }).delivery.reason).toBe(
    'The connection to Judge.me broke before it confirmed the reply.',
  )
})
