import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { billingScene, pass, type BillingScene } from '../../testing/billing-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let scene: BillingScene
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  scene = await billingScene(app)
})
afterEach(async () => {
  await app.play('DELETE', '/_/faults')
  app.calm()
})
afterAll(() => app.stop())

const stateOf = async (id: string, of = scene): Promise<string> => String((await of.status(id)).json['status'])
const outcome = ({ status, json }: { status: number; json: object }) => [status, Reflect.get(json, 'code')]

describe('a pack of credits', () => {
  test('is granted once when its merchant agrees, and by nothing before', async () => {
    const [before, granted] = [await scene.available(), (await scene.grants()).length]
    const answer = await scene.buy('credits-5000')
    const { chargeId, confirmationUrl, state } = answer.json['data'] as unknown as Record<string, string>
    expect([answer.status, state]).toEqual([200, 'pending'])
    expect(answer.json['confirmationUrl']).toBe(confirmationUrl)
    expect(answer.json['appPurchaseOneTimeCreate']?.['confirmationUrl']).toBe(confirmationUrl)
    expect(confirmationUrl?.startsWith(app.sandbox.url)).toBe(true)
    expect(await stateOf(chargeId ?? '')).toBe('pending')
    expect(await scene.available()).toBe(before)
    await scene.does(chargeId ?? '', 'approve', 'once')
    await until('the credits', async () => (await scene.available()) === before + 5000)
    expect(await stateOf(chargeId ?? '')).toBe('active')
    const [grant] = (await scene.grants()).slice(granted)
    expect(grant).toMatchObject({ credits: 5000, description: '5,000 credits bought' })
  })
})
