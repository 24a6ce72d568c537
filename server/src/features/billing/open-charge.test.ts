import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { billingScene, pass, type BillingScene } from '../../testing/billing-scene.ts'
import type { Answer } from '../../testing/caller.ts'
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

const outcome = ({ status, json }: Answer) => [status, json['code']]
const addressOf = ({ json }: Answer): string => String(json['data']?.['confirmationUrl'])
const numberOf = ({ json }: Answer): string => String(json['data']?.['chargeId'])
const credits = async (scene: BillingScene): Promise<number[]> => (await scene.grants()).map((one) => one.credits)

/** The first tab requests the next plan; we don't learn what the merchant does there. */
async function requested(item: 'basic' | 'credits-1000') {
  const scene = await billingScene(app)
  await app.control('POST', '/_/billing', { shop: scene.account, webhook: 'lost' })
  const again = () => (item === 'basic' ? scene.subscribe(item) : scene.buy(item))
  return { scene, again, first: await again() }
}

describe("a charge that already waits for the merchant's approval", () => {
  test.each(['basic', 'credits-1000'] as const)('is not requested a second time by another click: %s', async (item) => {
    const { scene, again, first } = await requested(item)
    const answers = [await again(), ...(await Promise.all([again(), again(), again()]))]
    expect(new Set([first, ...answers].map(addressOf))).toEqual(new Set([addressOf(first)]))
    expect(addressOf(first)).toContain(scene.account)
    expect(await scene.made()).toBe(1)
    expect((await scene.overview()).open).toHaveLength(1)
    await scene.does(numberOf(first), 'approve')
    await scene.status(numberOf(first))
    expect(await credits(scene)).toEqual([1000])
  })

  test('is created once even if two tabs click at the same time', async () => {
    const scene = await billingScene(app)
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'slow', times: 1, path: 'graphql' })
    const answers = await Promise.all([scene.subscribe('premium'), scene.subscribe('premium')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(addressOf)).size).toBe(1)
    expect(await scene.made()).toBe(1)
  })

  test("doesn't block another plan, another pack, or the same pack once it is paid", async () => {
    const { scene, again, first } = await requested('credits-1000')
    const others = [await scene.buy('credits-5000'), await scene.subscribe('basic'), await scene.subscribe('premium')]
    expect(new Set([first, ...others].map(addressOf)).size).toBe(4)
    await scene.does(numberOf(first), 'approve')
    const second = await again()
    expect(addressOf(second)).not.toBe(addressOf(first))
    await scene.does(numberOf(second), 'approve')
    await scene.status(numberOf(second))
    expect(await credits(scene)).toEqual([1000, 1000])
  })

  test("becomes the plan once approved, even without a webhook, and isn't requested again", async () => {
    const { scene, again, first } = await requested('basic')
    await scene.does(numberOf(first), 'approve')
    expect(outcome(await again())).toEqual([409, 'CONFLICT'])
    expect(await scene.overview()).toMatchObject({ plan: 'basic', open: [] })
    expect(await credits(scene)).toEqual([1000])
  })

  test('can be requested again once declined, even without a webhook', async () => {
    const { scene, again, first } = await requested('basic')
    await scene.does(numberOf(first), 'decline')
    const second = await again()
    expect(addressOf(second)).not.toBe(addressOf(first))
    await scene.does(numberOf(second), 'approve')
    await scene.status(numberOf(second))
    expect(await credits(scene)).toEqual([1000])
  })

  test("is returned even if the shop doesn't respond", async () => {
    const { again, first } = await requested('basic')
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http500', times: 20, path: 'graphql' })
    const second = await again()
    expect([second.status, addressOf(second)]).toEqual([200, addressOf(first)])
  })

  test('is requested again after the days to decide, even with a stuck payment', async () => {
    const { scene, again, first } = await requested('credits-1000')
    await scene.does(numberOf(first), 'stick')
    await scene.does(numberOf(first), 'approve')
    expect(addressOf(await again())).toBe(addressOf(first))
    await pass(app, 2, 90)
    const second = await again()
    expect(addressOf(second)).not.toBe(addressOf(first))
    await scene.does(numberOf(first), 'unstick')
    await scene.does(numberOf(second), 'approve')
    await pass(app, 0, 6 * 60 + 1)
    await until('both credits', async () => {
      await scene.sweep()
      return (await credits(scene)).length === 2
    })
  })

  test('that starts after the paid period is never requested twice', async () => {
    const { scene, first } = await requested('basic')
    await scene.does(numberOf(first), 'decline')
    await scene.does(await scene.requested('premium'), 'approve')
    await until('premium', async () => {
      await scene.sweep()
      await pass(app, 0, 1)
      return (await scene.overview()).plan === 'premium'
    })
    const lower = await scene.subscribe('basic')
    await scene.does(numberOf(lower), 'approve')
    await pass(app, 20)
    expect(addressOf(await scene.subscribe('basic'))).toBe(addressOf(lower))
    await pass(app, 10, 5)
    await until('basic', async () => {
      await scene.sweep()
      return (await scene.overview()).plan === 'basic'
    })
    expect(await credits(scene)).toEqual([5000, 1000])
  })
})
