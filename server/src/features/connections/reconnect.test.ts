import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterAll(() => app.stop())

test('a store that is connected again with another token tells us of new reviews, signed with that one', async () => {
  const scene = await platformScene(app, 'judgeme')
  await scene.arrived(await scene.write('Before.'))
  const token = `jm_test_again_${scene.account}`
  await app.play('POST', '/_/shops', { platform: 'judgeme', shop: scene.account, token })
  const again = await scene.admin.call('POST', '/api/connections/judgeme', { shopDomain: scene.account, token })
  expect(again.status).toBe(200)
  expect((await scene.arrived(await scene.write('After.'))).content).toBe('After.')
})
