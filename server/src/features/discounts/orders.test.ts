import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectShop, discountScene, inShop, listOf, shown } from '../../testing/discount-scene.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { platformScene } from '../../testing/platform-scene.ts'
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

describe('reading a shop', () => {
  test('shows what is created, edited and deleted there; changes made here show there', async () => {
    const { admin, account } = await discountScene(app)
    const shop = inShop(app, account)
    await listOf(admin)
    await shop.make({ code: 'FROMTHERE', percent: 30, usageLimit: 3 })
    await shown(admin, 'FROMTHERE', ({ amount, usage_limit: limit }) => amount === 30 && limit === 3)
    await shop.edit('FROMTHERE', { title: 'Edited there', percent: 25 })
    await shown(admin, 'FROMTHERE', ({ title, amount }) => title === 'Edited there' && amount === 25)
    await shop.edit('FROMTHERE', { do: 'end' })
    await shown(admin, 'FROMTHERE', ({ status }) => status === 'expired')
    await admin.call('PUT', '/api/discounts/FROMTHERE', { title: 'Edited here', status: 'active' })
    expect(await shop.code('FROMTHERE')).toMatchObject({ title: 'Edited here', status: 'ACTIVE' })
    await shop.remove('FROMTHERE')
    await until('its end', async () => (await listOf(admin)).data.every(({ code }) => code !== 'FROMTHERE'))
    await shop.make({ code: 'FROMTHERE', percent: 5 })
    await shown(admin, 'FROMTHERE', ({ amount }) => amount === 5)
  })

  test('picks up an edit whose webhook was lost at the next read', async () => {
    const { admin, account } = await discountScene(app)
    const shop = inShop(app, account)
    await listOf(admin)
    await shop.edit('WELCOME10', { title: 'Not told', webhook: 'lost' })
    await shop.remove('SUMMER15', 'lost')
    expect((await admin.post('/api/discounts/refresh', {})).json).toEqual({ success: true, problem: null })
    const { data } = await listOf(admin)
    expect(data.map(({ title }) => title)).toContain('Not told')
    expect(data.map(({ code }) => code)).not.toContain('SUMMER15')
  })

  test('keeps a code renamed in the shop as the same discount', async () => {
    const { admin, account } = await discountScene(app)
    const shop = inShop(app, account)
    const before = await shown(admin, 'WELCOME10')
    await shop.edit('WELCOME10', { code: 'HELLO10' })
    expect((await shown(admin, 'HELLO10')).id).toBe(before.id)
    expect((await listOf(admin)).data.map(({ code }) => code)).not.toContain('WELCOME10')
  })

  test('keeps the last data of an unresponsive shop, with the reason, and retries', async () => {
    const { admin } = await discountScene(app)
    const before = await listOf(admin)
    await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'revoked', path: 'graphql' })
    const problem = (await admin.post('/api/discounts/refresh', {})).json['problem']
    const now = await listOf(admin)
    expect([String(problem), now.problem]).toEqual([now.problem, expect.stringContaining('Your store')])
    expect(now.data.map(({ code }) => code)).toEqual(before.data.map(({ code }) => code))
    expect(now.syncedAt).not.toBeNull()
  })
})

describe('orders that used a code', () => {
  test('are all read if there is more than a page of them, and so are codes', async () => {
    const { admin, account } = await discountScene(app)
    const shop = inShop(app, account)
    const many = Array.from({ length: 60 }, (_, n) => n)
    for (const n of many) await shop.make({ code: `MANY-${n}`, percent: 10, webhook: 'lost' })
    for (const n of many) await shop.buy({ code: `MANY-${n}`, goods: 10, webhook: 'lost' })
    await admin.post('/api/discounts/refresh', {})
    expect((await listOf(admin)).figures).toMatchObject({ codes: 63, orders: 60, savings: [{ amount: 60 }] })
    await shop.remove('MANY-0', 'lost')
    await admin.post('/api/discounts/refresh', {})
    expect((await listOf(admin)).figures).toMatchObject({ codes: 62, orders: 60 })
  })

  test("change savings, orders and uses; canceled and test orders don't count", async () => {
    const { admin, account } = await discountScene(app)
    const shop = inShop(app, account)
    await until('the first reading', async () => (await listOf(admin)).figures.orders === 0)
    const { figures: before } = await listOf(admin)
    await shop.buy({ code: 'WELCOME10', goods: 80 })
    const kept = await shop.buy({ code: 'welcome10', goods: 20 })
    await shop.buy({ code: 'AUTUMN20', goods: 50, test: true })
    await shop.buy({ goods: 500 })
    const moved = await shown(admin, 'WELCOME10', ({ orders }) => orders === 2)
    expect(moved).toMatchObject({ savings: 10, times_used: 216 })
    const { figures, ordersProblem } = await listOf(admin)
    expect(ordersProblem).toBeNull()
    expect(figures).toMatchObject({ orders: 2, handedOut: 0, conversionRate: null, codes: 3 })
    expect(figures.savings).toEqual([{ currency: expect.stringMatching(/^[A-Z]{3}$/), amount: 10 }])
    expect(figures.timesUsed).toBeGreaterThanOrEqual(before.timesUsed + 2)
    await shop.cancel(kept.id)
    expect(await shown(admin, 'WELCOME10', ({ orders }) => orders === 1)).toMatchObject({ savings: 8 })
  })

  test('show a used-up code with its uses', async () => {
    const { admin, account } = await discountScene(app)
    const shop = inShop(app, account)
    await shop.make({ code: 'ONLYONE', percent: 10, usageLimit: 1 })
    await shown(admin, 'ONLYONE')
    await shop.buy({ code: 'ONLYONE' })
    expect(await shown(admin, 'ONLYONE', ({ orders }) => orders === 1)).toMatchObject({ times_used: 1 })
  })

  test('need permission to read orders: the reason is given, and after reconnecting they count', async () => {
    const { admin, account, brandId } = await discountScene(app, ['read_orders'])
    const shop = inShop(app, account)
    await until('the reading', async () =>
      (await listOf(admin)).ordersProblem?.includes('permission to read your store’s orders'),
    )
    await shop.buy({ code: 'WELCOME10', goods: 80 })
    const { figures, problem, data } = await listOf(admin)
    expect([problem, data.length, data[0]?.orders, data[0]?.savings]).toEqual([null, 3, null, null])
    expect(figures).toMatchObject({ savings: null, orders: null, handedOutOrders: null, conversionRate: null })
    await connectShop(admin, brandId, account)
    await admin.post('/api/discounts/refresh', {})
    expect(await listOf(admin)).toMatchObject({ ordersProblem: null, figures: { orders: 1 } })
  })

  test('a company without a shop has no discounts, and sees why', async () => {
    const company = await makeCompany(app, { connected: false })
    const listed = await listOf(await company.as('viewer'))
    expect(listed).toMatchObject({
      data: [],
      syncedAt: null,
      problem: 'Connect your store to see its discounts.',
      ordersProblem: 'Connect your store to see its discounts.',
      figures: { codes: 0, orders: null, conversionRate: null },
    })
    const refreshed = (await (await company.as('admin')).post('/api/discounts/refresh', {})).json
    expect(refreshed['problem']).toBe('Connect your store to see its discounts.')
  })
})

describe('codes in sent replies', () => {
  test('are counted once per comment, with later orders', async () => {
    const scene = await platformScene(app, 'shopify')
    const shop = inShop(app, scene.account)
    await app.control('POST', '/_/protected', { shop: scene.account })
    await scene.sync()
    await shown(scene.admin, 'WELCOME10')
    await shop.buy({ code: 'WELCOME10', goods: 10 })
    await shown(scene.admin, 'WELCOME10', ({ orders }) => orders === 1)
    const send = async (text: string) => {
      const draft = await scene.draft(await scene.write('The strap broke after a week.'), text)
      const answer = await scene.admin.post(`/api/comments/${draft.id}/send`, { version: draft.version })
      if (answer.status !== 200) throw new Error(answer.text)
      return draft
    }
    await send('We are sorry. With the code welcome10 you get 10% off your next order. Use WELCOME10.')
    const plain = await send('We are sorry about the strap.')
    await send('Thank you. With the code AUTUMN20 you get 20% off your next order.')
    expect(await shown(scene.admin, 'WELCOME10', ({ handedOut }) => handedOut > 0)).toMatchObject({ handedOut: 1 })
    expect((await listOf(scene.admin)).figures).toMatchObject({ handedOut: 2, handedOutOrders: 0, conversionRate: 0 })
    // Orders have whole seconds: the next one certainly comes after the reply.
    await app.control('POST', '/_/clock', { advance: 'PT2S' })
    await shop.buy({ code: 'WELCOME10', goods: 10 })
    await shown(scene.admin, 'WELCOME10', ({ orders }) => orders === 2)
    expect((await listOf(scene.admin)).figures).toMatchObject({ handedOut: 2, handedOutOrders: 1, conversionRate: 50 })
    const text = 'We are sorry about the strap. Your code is WELCOME10.'
    const edited = await scene.admin.call('PUT', `/api/comments/${plain.id}/sent`, { text, version: plain.version })
    expect([edited.status, edited.text]).toMatchObject([200, expect.anything()])
    expect(await shown(scene.admin, 'WELCOME10', ({ handedOut }) => handedOut > 1)).toMatchObject({ handedOut: 2 })
  })

  test('sent before the shop was connected are found with its codes', async () => {
    const company = await makeCompany(app)
    const [id = ''] = await company.comments(['The zip broke.'])
    const editor = await company.as('editor')
    await editor.post('/api/comments/generate', { commentId: id })
    await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Sorry! Your code: WELCOME10', version: 1 })
    const sent = await editor.post(`/api/comments/${id}/send`, { version: 2, acceptClaims: true })
    expect([sent.status, sent.text]).toMatchObject([200, expect.anything()])
    const account = company.shop.replace('shop-', 'store-')
    await app.control('POST', '/_/accounts', { platform: 'shopify', account, name: 'Mugs' })
    const admin = await company.as('admin')
    await connectShop(admin, company.brandId, account)
    await shown(admin, 'WELCOME10', ({ handedOut }) => handedOut === 1)
  })
})
