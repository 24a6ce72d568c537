import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { call, pause, openTestSandbox, SHOP, TOKEN } from '../testing/open-test-sandbox.ts'

test('the page and its assets are served, and no other file', async () => {
  const { sandbox } = await openTestSandbox()
  const { headers, text } = await call(sandbox, 'GET', '/_/')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  const assets = [...text.matchAll(/(?:href|src)="(\/_\/[^"]+)"/g)].map(([, path]) => path!)
  expect(assets.length).toBeGreaterThan(5)
  for (const path of assets) expect([path, (await call(sandbox, 'GET', path)).status]).toEqual([path, 200])
  for (const path of [
    '/_/page/..%2Fcontrol.ts',
    '/_/page/%2e%2e%2fcontrol.ts',
    '/_/pictures/a.svg',
    '/_/page/none.js',
  ]) {
    expect((await call(sandbox, 'GET', path)).status).toBe(404)
  }
})

test('the state request waits for a change and then returns immediately', async () => {
  const { control, write } = await openTestSandbox()
  const { version } = (await control('GET', '/state')).json
  let isAnswered = false
  const waiting = control('GET', `/state?since=${version}`).finally(() => (isAnswered = true))
  await pause(40)
  expect(isAnswered).toBe(false)
  await write()
  expect((await waiting).json.shops[0]).toMatchObject({ shop: SHOP, count: 1, average: 5 })
})

test('the storefront shows a review with our reply, and hides what is unpublished', async () => {
  const { control, write, api } = await openTestSandbox()
  const [shown, hidden] = [await write({ productId: 7 }), await write({ productId: 7 })]
  await control('PUT', `/reviews/${hidden}`, { published: false })
  await api('POST', '/replies', { review_id: shown, reply: { content: 'Thanks' } })
  const { data } = (await control('GET', `/storefront?shop=${SHOP}&product=7`)).json
  expect(data).toMatchObject([{ id: shown, replies: [{ text: 'Thanks' }] }])
})

test('the activity list shows accepted, refused and cut-off calls and leads to each request', async () => {
  const { control, write, api } = await openTestSandbox()
  const reply = { review_id: await write(), reply: { content: 'Thanks' } }
  await api('POST', '/replies', reply, { 'x-api-token': 'wrong' })
  await control('POST', '/faults', { platform: 'judgeme', fault: 'drop-after-accept' })
  await expect(api('POST', '/replies', reply)).rejects.toThrow()
  const { lines, total } = (await control('GET', '/state')).json.record
  expect(total).toBe(1)
  expect(lines.map((line: { kind: string }) => line.kind).toSorted()).toEqual(['cut off', 'refused', 'reply'])
  const { data } = (await control('GET', `/calls/${lines[0].call}`)).json
  expect(JSON.parse(data.body)).toEqual(reply)
  expect(JSON.stringify(data)).not.toContain(TOKEN)
})

test('demo companies, reviews and sent replies are there from the beginning', async () => {
  const demoDir = mkdtempSync(join(tmpdir(), 'demo-'))
  onTestFinished(() => rmSync(demoDir, { recursive: true }))
  mkdirSync(join(demoDir, 'pictures'))
  writeFileSync(join(demoDir, 'pictures', 'mug.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const put = (name: string, value: unknown) => writeFileSync(join(demoDir, name), JSON.stringify(value))
  put('companies.json', [{ brands: [{ key: 'm', name: 'Mugs', judgeme: { shopDomain: SHOP, token: TOKEN } }] }])
  put('products.json', [{ brand: 'm', externalId: 8, handle: 'mug', title: 'Mug', picture: 'pictures/mug.svg' }])
  const review = { brand: 'm', productExternalId: 8, rating: 4, title: null, text: 'Nice', author: { name: 'Ada' } }
  put('reviews.json', [
    { ...review, id: 700_002, minutesAgo: 10, status: 'pending' },
    { ...review, id: 700_001, minutesAgo: 60, status: 'sent', reply: 'Thanks, Ada', replyMinutesAfter: 5 },
  ])
  const sandbox = await startSandbox({ demoDir, epoch: new Date('2026-11-01T12:00:00Z') })
  onTestFinished(() => sandbox.close())
  expect((await call(sandbox, 'GET', '/_/record')).json.data).toEqual([
    {
      at: '2026-11-01T11:05:00.000Z',
      platform: 'judgeme',
      kind: 'reply',
      target: '700001',
      text: 'Thanks, Ada',
      key: null,
    },
  ])
  const list = await call(sandbox, 'GET', `/judge.me/api/v1/reviews?shop_domain=${SHOP}&api_token=${TOKEN}`)
  expect(list.json.reviews.map((one: { id: number }) => one.id)).toEqual([700_002, 700_001])
  expect(list.json.reviews[0]).toMatchObject({ product_title: 'Mug', created_at: '2026-11-01T11:50:00+00:00' })
  expect((await call(sandbox, 'GET', '/_/pictures/mug.svg')).headers.get('content-type')).toBe('image/svg+xml')
  expect((await call(sandbox, 'GET', '/_/world')).json.shops).toMatchObject([{ shop: SHOP, reviews: 2, products: 1 }])
})
