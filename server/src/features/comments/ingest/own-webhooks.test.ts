import { createHmac, randomInt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { platformScene, type PlatformScene } from '../../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let app: TestApp
let scene: PlatformScene
let post: string
let username: string
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  scene = await platformScene(app, 'instagram')
  const made = { platform: 'instagram', account: scene.account, caption: 'A mug' }
  post = String((await app.control('POST', '/_/posts', made)).json['id'])
  const { rows } = await app.owner.query<{ username: string }>(
    `select details->>'username' as username from app.connections where company_id = $1`,
    [scene.companyId],
  )
  username = rows[0]?.username ?? ''
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** Delivers an Instagram comment webhook, signed with our app's secret. */
async function deliver(from: object): Promise<string> {
  const id = `179${randomInt(1e9, 1e10)}`
  const value = { id, text: 'It is wool.', media: { id: post }, from }
  const entry = [{ id: scene.account, time: Math.floor(Date.now() / 1000), changes: [{ field: 'comments', value }] }]
  const body = JSON.stringify({ object: 'instagram', entry })
  const signature = createHmac('sha256', 'bizamply-sandbox-secret').update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
  const answer = await app.fetch(
    new Request('http://localhost:3000/hooks/instagram', { method: 'POST', headers, body }),
  )
  expect(answer.status).toBeLessThan(300)
  return id
}

const stored = async (): Promise<string[]> => (await scene.comments()).map(({ external_id: id }) => id)

test.each([
  ['id', () => ({ id: scene.account, username: 'renamed' })],
  ['scoped id', () => ({ id: '7', self_ig_scoped_id: `9${scene.account}` })],
  ['user name', () => ({ id: '7', username })],
])('our own comment isn’t stored as a customer’s when a webhook identifies it only by our %s', async (_, us) => {
  expect(username).not.toBe('')
  const ours = await deliver(us())
  const theirs = await deliver({ id: '8', username: 'ada' })
  const ids = await until('the work of both', async () => {
    const found = await stored()
    return found.includes(theirs) && found
  })
  expect(ids).not.toContain(ours)
})
