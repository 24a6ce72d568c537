import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, VERIFY_TOKEN, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const challenge = (platform: string, token: string): Promise<Response> => {
  const query = new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '4711' })
  return Promise.resolve(app.fetch(new Request(`http://x/hooks/${platform}?${query.toString()}`)))
}

test.each(['instagram', 'facebook', 'whatsapp'])('%s verifies our webhook URL by our token', async (platform) => {
  const right = await challenge(platform, VERIFY_TOKEN)
  expect([right.status, await right.text()]).toEqual([200, '4711'])
  expect((await challenge(platform, 'another')).status).toBe(403)
})

test.each(['shopify', 'judgeme', 'yotpo', 'tiktok', 'google', 'constructor'])(
  '%s has no such check, so it gets no challenge back',
  async (platform) => {
    expect((await challenge(platform, VERIFY_TOKEN)).status).toBe(404)
  },
)
