import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { discountScene, inShop, listOf, shown, type DiscountScene } from '../../testing/discount-scene.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const DAY_MS = 86_400_000

let app: TestApp
let scene: DiscountScene
let shop: ReturnType<typeof inShop>
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  useQuickPlatforms(app)
  scene = await discountScene(app)
  shop = inShop(app, scene.account)
  await listOf(scene.admin)
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

// Shopify stores whole seconds.
const fromNow = (days: number): string => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY_MS).toISOString()
const put = (code: string, body: object) => scene.admin.call('PUT', `/api/discounts/${code}`, body)
const turn = (code: string, how: 'pause' | 'resume') => scene.admin.post(`/api/discounts/${code}/${how}`, {})
async function made(body: object): Promise<string> {
  const answer = await scene.admin.post('/api/discounts', body, randomUUID())
  if (answer.status !== 200) throw new Error(answer.text)
  return String(answer.json['data']?.['code'])
}

describe('a discount is changed in the shop and here', () => {
  test('each kind is created there with its terms', async () => {
    const ends = fromNow(40)
    const percent = await made({ percent: 15, usageLimit: null, days: null, title: 'Fifteen' })
    const fixed = await made({ type: 'fixed_amount', amount: 7.5, usageLimit: 20, startsAt: fromNow(2), endsAt: ends })
    const shipping = await made({ type: 'free_shipping', usageLimit: null, days: 7 })
    expect(await shown(scene.admin, percent)).toMatchObject({
      type: 'percentage',
      amount: 15,
      usage_limit: null,
      ends_at: null,
      title: 'Fifteen',
      editable: true,
      handedOut: 0,
    })
    expect(await shown(scene.admin, fixed)).toMatchObject({
      type: 'fixed_amount',
      amount: 7.5,
      currency: expect.stringMatching(/^[A-Z]{3}$/),
      status: 'scheduled',
      usage_limit: 20,
      ends_at: ends,
    })
    expect(await shown(scene.admin, shipping)).toMatchObject({ type: 'free_shipping', amount: null, status: 'active' })
    const { figures } = await listOf(scene.admin)
    expect(figures.scheduled).toBe(1)
    expect(figures.nextStart).not.toBeNull()
  })

  test("by its code in any case or by its id; fields left out don't change", async () => {
    const code = await made({ percent: 10, title: 'Before', usageLimit: 5 })
    const renamed = await put(code.toLowerCase(), { title: 'After' })
    expect(renamed.json['data']).toMatchObject({ code, title: 'After', amount: 10, usage_limit: 5 })
    const ends = fromNow(90)
    const changed = await put(String(renamed.json['data']?.['id']), { amount: 12.5, usage_limit: null, ends_at: ends })
    expect(changed.json['data']).toMatchObject({ title: 'After', amount: 12.5, usage_limit: null, ends_at: ends })
    expect(await shop.code(code)).toMatchObject({ title: 'After', percentage: 0.125, usageLimit: null, endsAt: ends })
  })

  test('an amount and the terms of free shipping change too; the type never does', async () => {
    const fixed = await made({ type: 'fixed_amount', amount: 5 })
    expect((await put(fixed, { amount: 6.25 })).json['data']).toMatchObject({ amount: 6.25, type: 'fixed_amount' })
    const shipping = await made({ type: 'free_shipping' })
    expect((await put(shipping, { title: 'No postage', usage_limit: 9 })).json['data']).toMatchObject({
      title: 'No postage',
      usage_limit: 9,
    })
    const refused = await put(fixed, { type: 'percentage', amount: 5 })
    expect([refused.status, refused.json['errors']]).toMatchObject([400, [{ path: 'type' }]])
    expect((await put(shipping, { amount: 5 })).json['errors']).toMatchObject([{ path: 'amount' }])
  })

  test('its status starts, ends and restarts it', async () => {
    const code = await made({ percent: 10, startsAt: fromNow(3), endsAt: fromNow(9) })
    const begun = await put(code, { status: 'active' })
    expect(begun.json['data']).toMatchObject({ status: 'active' })
    expect(Date.parse(String(begun.json['data']?.['starts_at']))).toBeLessThanOrEqual(Date.now())
    const ended = await put(code, { status: 'expired' })
    expect(ended.json['data']).toMatchObject({ status: 'expired' })
    expect(await shop.code(code)).toMatchObject({ status: 'EXPIRED' })
    expect((await put(code, { status: 'active' })).json['data']).toMatchObject({ status: 'active', ends_at: null })
    const later = await put(code, { status: 'scheduled', starts_at: fromNow(5) })
    expect(later.json['data']).toMatchObject({ status: 'scheduled' })
    expect((await put(code, { status: 'expired' })).json['data']).toMatchObject({ status: 'expired' })
  })
})

describe('a pause', () => {
  test('stops a code in the shop and restores its end afterwards', async () => {
    const ends = fromNow(20)
    const code = await made({ percent: 10, endsAt: ends })
    const paused = await turn(code, 'pause')
    expect(paused.json['data']).toMatchObject({ status: 'paused', ends_at: ends })
    expect(await shop.code(code)).toMatchObject({ status: 'EXPIRED' })
    expect((await turn(code, 'pause')).json['data']).toMatchObject({ status: 'paused' })
    await scene.admin.post('/api/discounts/refresh', {})
    expect(await shown(scene.admin, code)).toMatchObject({ status: 'paused', ends_at: ends })
    const resumed = await turn(code, 'resume')
    expect(resumed.json['data']).toMatchObject({ status: 'active', ends_at: ends })
    expect(await shop.code(code)).toMatchObject({ status: 'ACTIVE', endsAt: ends })
  })

  test('of a code without an end resumes without an end; a new end can be set meanwhile', async () => {
    const endless = await made({ percent: 10, days: null })
    await turn(endless, 'pause')
    expect((await turn(endless, 'resume')).json['data']).toMatchObject({ status: 'active', ends_at: null })
    await turn(endless, 'pause')
    const ends = fromNow(4)
    expect((await put(endless, { ends_at: ends })).json['data']).toMatchObject({ status: 'paused', ends_at: ends })
    expect((await put(endless, { status: 'active' })).json['data']).toMatchObject({ status: 'active', ends_at: ends })
  })

  test('is for active codes; a paused one can end for good; one reactivated in the shop is active', async () => {
    expect((await turn('SUMMER15', 'pause')).json).toMatchObject({ code: 'CONFLICT' })
    expect((await turn('SUMMER15', 'resume')).json).toMatchObject({ code: 'CONFLICT' })
    const over = await made({ percent: 10, days: null })
    await turn(over, 'pause')
    expect((await put(over, { status: 'expired' })).json['data']).toMatchObject({ status: 'expired' })
    const code = await made({ percent: 10, days: null })
    await turn(code, 'pause')
    await shop.edit(code, { do: 'activate' })
    await shown(scene.admin, code, ({ status }) => status === 'active')
  })
})

describe('what is refused', () => {
  test.each([
    ['title', { title: ' ' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 101 }],
    ['amount', { amount: 0.5 }],
    ['amount', { amount: 10.001 }],
    ['status', { status: 'paused' }],
    ['status', { status: 'expired', ends_at: fromNow(9) }],
    ['status', { status: 'active', starts_at: fromNow(3) }],
    ['starts_at', { starts_at: 'soon' }],
    ['starts_at', { status: 'scheduled' }],
    ['starts_at', { starts_at: fromNow(300) }],
    ['ends_at', { ends_at: fromNow(-400) }],
    ['ends_at', { ends_at: '2026-13-01' }],
    ['usage_limit', { usage_limit: 0 }],
    ['usage_limit', { usage_limit: 1.5 }],
  ])('is refused at %s: %o', async (path, body) => {
    const code = 'status' in body && body.status === 'active' ? 'SUMMER15' : 'AUTUMN20'
    const before = await shop.code(code)
    const answer = await put(code, body)
    expect([answer.status, answer.json['errors']]).toMatchObject([400, [{ path }]])
    expect(await shop.code(code)).toEqual(before)
  })

  test.each([
    ['percent', { percent: undefined }],
    ['amount', { type: 'fixed_amount' }],
    ['endsAt', { percent: 10, startsAt: fromNow(5), endsAt: fromNow(4) }],
    ['endsAt', { percent: 10, startsAt: fromNow(-5), endsAt: fromNow(-4) }],
    ['title', { percent: 10, title: ' ' }],
  ])("isn't applied either: %s", async (path, body) => {
    const answer = await scene.admin.post('/api/discounts', body, randomUUID())
    expect([answer.status, answer.json['errors']]).toMatchObject([400, [{ path }]])
  })

  test("another brand's code, an unknown code, and a viewer", async () => {
    const other = await discountScene(app)
    const code = await made({ percent: 10 })
    expect((await other.admin.call('PUT', `/api/discounts/${code}`, { title: 'Mine' })).status).toBe(404)
    expect((await other.admin.post(`/api/discounts/${code}/pause`, {})).status).toBe(404)
    expect((await put('NOBODYS', { title: 'x' })).status).toBe(404)
    const viewer = await scene.as('viewer')
    expect((await viewer.call('PUT', `/api/discounts/${code}`, { title: 'x' })).status).toBe(403)
    expect((await viewer.post(`/api/discounts/${code}/pause`, {})).status).toBe(403)
    expect((await viewer.get('/api/discounts')).status).toBe(200)
  })

  test('a kind that only the shop can change is listed and refused', async () => {
    await shop.make({ kind: 'bxgy', code: 'THREEFORTWO' })
    expect(await shown(scene.admin, 'THREEFORTWO')).toMatchObject({ type: 'buy_x_get_y', editable: false })
    expect((await put('THREEFORTWO', { title: 'x' })).json).toMatchObject({ code: 'CONFLICT' })
  })
})

describe("when the shop doesn't do as requested", () => {
  test('a change whose response was lost is looked up: it applied', async () => {
    const code = await made({ percent: 10 })
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'drop-after-accept', times: 1 })
    expect((await put(code, { title: 'Lost and found' })).json['data']).toMatchObject({ title: 'Lost and found' })
  })

  test("a shop that doesn't respond changes nothing, and the code isn't paused", async () => {
    const code = await made({ percent: 10, days: null })
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http500', path: 'graphql' })
    const answers = await Promise.all([put(code, { title: 'Never' }), put('WELCOME10', { title: 'Never' })])
    for (const { status, json } of answers) expect([status, json['code']]).toEqual([502, 'PLATFORM_REFUSED'])
    const paused = await turn(code, 'pause')
    expect([paused.status, paused.json['code']]).toEqual([502, 'PLATFORM_REFUSED'])
    await app.control('DELETE', '/_/faults')
    expect(await shown(scene.admin, code, ({ status }) => status === 'active')).not.toMatchObject({ title: 'Never' })
  })

  test('a code deleted there is not found, and no longer listed', async () => {
    const code = await made({ percent: 10 })
    await shop.remove(code, 'lost')
    expect((await put(code, { title: 'x' })).status).toBe(404)
    expect((await listOf(scene.admin)).data.map((one) => one.code)).not.toContain(code)
    expect((await put(code, { title: 'x' })).status).toBe(404)
  })

  test('of two concurrent changes one goes first, and both apply or one is refused', async () => {
    const code = await made({ percent: 10 })
    const [one, two] = await Promise.all([put(code, { title: 'One' }), put(code, { amount: 33 })])
    for (const { status } of [one, two]) expect([200, 409]).toContain(status)
    const now = await shop.code(code)
    if (one.status === 200) expect(now).toMatchObject({ title: 'One' })
    if (two.status === 200) expect(now).toMatchObject({ percentage: 0.33 })
    expect([one.status, two.status]).toContain(200)
    const here = await shown(scene.admin, code)
    expect(here).toMatchObject({ title: now?.['title'], amount: Number(now?.['percentage']) * 100 })
  })

  test('without permission to change codes, the reason is given', async () => {
    const reader = await discountScene(app, ['write_discounts'])
    await until('its codes', async () => (await listOf(reader.admin)).data.length > 0)
    const refused = await reader.admin.call('PUT', '/api/discounts/WELCOME10', { title: 'x' })
    expect([refused.status, refused.json['code']]).toEqual([502, 'PLATFORM_REFUSED'])
    expect(String(refused.json['message'])).toContain('Reconnect and allow it. Nothing changed.')
  })
})
