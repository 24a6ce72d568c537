import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { connectShop, discountScene } from '../../testing/discount-scene.ts'
import { platformScene, type PlatformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let scene: PlatformScene
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  scene = await platformScene(app, 'shopify')
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const make = (body: object, key = randomUUID()) => scene.admin.post('/api/discounts', { ...body }, key)
interface Listed {
  data: { code: string; status: string; ends_at: string | null; usage_limit: number | null }[]
  problem: string | null
  syncedAt: string | null
}
const listOf = async (caller: Caller) => (await caller.get('/api/discounts')).json as unknown as Listed
const list = () => listOf(scene.admin)
const codesMade = async (): Promise<string[]> => {
  const { data = [] } = (await app.control('GET', '/_/record?platform=shopify')).json
  return data
    .filter(({ kind, target }) => kind === 'discount' && target === scene.account)
    .map(({ key }) => String(key))
}

describe('discounts of the shop', () => {
  test('are listed as it returns them, active ones first', async () => {
    const { data, problem, syncedAt } = await list()
    expect(problem).toBeNull()
    expect(syncedAt).not.toBeNull()
    expect(data.map(({ code, status }) => [code, status])).toEqual([
      ['AUTUMN20', 'active'],
      ['WELCOME10', 'active'],
      ['SUMMER15', 'expired'],
    ])
    expect(data.find(({ code }) => code === 'AUTUMN20')).toMatchObject({
      type: 'percentage',
      amount: 20,
      usage_limit: 500,
      times_used: 371,
    })
  })

  test('a new one is created there once, however often it is requested with the same key', async () => {
    const key = randomUUID()
    const before = await codesMade()
    const answers = await Promise.all(Array.from({ length: 5 }, () => make({ percent: 15 }, key)))
    const codes = new Set(answers.map(({ json }) => String(json['data']?.['code'])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(codes.size).toBe(1)
    expect((await codesMade()).filter((code) => !before.includes(code))).toEqual([...codes])
    expect((await make({ percent: 20 }, key)).status).toBe(409)
  })

  test('one for a reply is valid once and has an end, according to the shop itself', async () => {
    const since = Date.now()
    const made = await make({ percent: 15, usageLimit: 1, days: 14 })
    const code = String(made.json['data']?.['code'])
    // A running read of the worker may end between the two.
    const reported = await until('the shop to report it', async () => {
      await app.owner.query(
        `with old as (update app.discount_reads set codes_at = codes_at - interval '1 hour' where company_id = $1)
         update app.discounts set usage_limit = null, ends_at = null where company_id = $1`,
        [scene.companyId],
      )
      return (await list()).data.find((one) => one.code === code && one.usage_limit !== null)
    })
    expect(reported).toMatchObject({ type: 'percentage', amount: 15, usage_limit: 1, times_used: 0, status: 'active' })
    const fortnight = 14 * 86_400_000
    const ends = Date.parse(reported?.ends_at ?? '')
    expect(ends).toBeGreaterThanOrEqual(since + fortnight - 1000)
    expect(ends).toBeLessThanOrEqual(Date.now() + fortnight)
  })

  test('one whose response was lost is found by its code, not created again', async () => {
    const before = (await codesMade()).length
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'drop-after-accept', times: 1 })
    const answer = await make({ percent: 10 })
    expect(answer.status).toBe(200)
    expect((await codesMade()).length).toBe(before + 1)
  })

  test('a code that the shop already has is refused, and so is a disconnected shop', async () => {
    const taken = await make({ percent: 10, code: 'WELCOME10' })
    expect([taken.status, taken.json['errors']]).toEqual([
      400,
      [{ path: 'code', message: 'Your store already has the code WELCOME10.' }],
    ])
    const other = await platformScene(app, 'judgeme')
    const none = await other.admin.post('/api/discounts', { percent: 10 })
    expect([none.status, none.json['code']]).toEqual([409, 'NOT_CONNECTED'])
    const { data, problem } = await listOf(other.admin)
    expect([data, problem]).toEqual([[], 'Connect your store to see its discounts.'])
  })

  test('a code that two members request concurrently is created once, and the other gets an error at the code', async () => {
    const answers = await Promise.all([10, 20].map((percent) => make({ percent, code: 'ATONCE' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.json['errors']).toMatchObject([{ path: 'code' }])
    expect((await codesMade()).filter((code) => code === 'ATONCE')).toHaveLength(1)
  })

  test('a refused code can be requested again', async () => {
    const { admin, account, brandId } = await discountScene(app, ['write_discounts'])
    const again = () => admin.post('/api/discounts', { percent: 10, code: 'SECONDTRY' }, randomUUID())
    expect((await again()).json).toMatchObject({ code: 'PLATFORM_REFUSED' })
    await connectShop(admin, brandId, account)
    expect((await again()).json['data']).toMatchObject({ code: 'SECONDTRY', status: 'active' })
  })

  test('a code created for a comment is listed with it', async () => {
    const target = await scene.write('The strap broke after a week.')
    const { id } = await scene.arrived(target)
    const made = await make({ percent: 15, commentId: id })
    const code = String((await scene.admin.get(`/api/comments/${id}`)).json['data']?.['discount_code'])
    expect(code).toBe(String(made.json['data']?.['code']))
    expect(code).toMatch(/^THANKS-[A-Z2-9]{8}$/)
  })

  test('a code whose response was lost and that a sync found first is added to its comment by the retry', async () => {
    const target = await scene.write('The lid cracked on the second day.')
    const { id } = await scene.arrived(target)
    const key = randomUUID()
    const code = String((await make({ percent: 15, commentId: id }, key)).json['data']?.['code'])
    const codeOf = async () => (await scene.admin.get(`/api/comments/${id}`)).json['data']?.['discount_code']
    await app.owner.query('update app.comments set discount_code = null where id = $1', [id])
    expect((await make({ percent: 15, commentId: id }, key)).status).toBe(200)
    expect(await codeOf()).toBe(code)
    await app.owner.query(`update app.comments set discount_code = 'NEWER' where id = $1`, [id])
    expect((await make({ percent: 15, commentId: id }, key)).status).toBe(200)
    expect(await codeOf()).toBe('NEWER')
  })

  test('without the permission, nothing is created and the last list stays, with the reason', async () => {
    await list()
    await app.control('POST', '/_/tokens', { platform: 'shopify', account: scene.account, state: 'reduced' })
    const refused = await make({ percent: 10 })
    expect([refused.status, refused.json['code']]).toEqual([502, 'PLATFORM_REFUSED'])
    expect(refused.json['message']).toContain('Reconnect and allow it.')
    expect((await list()).data.length).toBeGreaterThan(2)
  })
})
