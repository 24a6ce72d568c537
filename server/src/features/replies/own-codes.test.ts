import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { covers } from './own-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterAll(() => app.stop())

test("what a shop's code gives isn't an unsupported promise, but anything more is", async () => {
  const scene = await platformScene(app, 'shopify')
  const { id } = await scene.arrived(await scene.write('The strap broke after a week.'))
  const made = await scene.admin.post('/api/discounts', { percent: 15, commentId: id }, randomUUID())
  const code = String(made.json['data']?.['code'])
  const marked = async (text: string): Promise<string[]> => {
    const { json } = await scene.admin.call('POST', `/api/comments/${id}/check`, { text })
    const spans = json['data'] as unknown as { start: number; end: number; kind: string }[]
    return spans.filter(({ kind }) => kind !== 'language').map(({ start, end }) => text.slice(start, end))
  }
  expect(await marked(`We are sorry. With the code ${code} you get 15% off your next order.`)).toEqual([])
  expect(await marked(`Mit dem Code ${code} erhalten Sie 15 % Rabatt auf Ihre nächste Bestellung.`)).toEqual([])
  expect(await marked('You get 15% off your next order.')).toEqual(['15%'])
  expect(await marked(`The code is ${code}. You get 15% off.`)).toEqual(['15%'])
  expect(await marked(`With ${code} you get 20% off.`)).toEqual(['20%'])
  expect(await marked(`With ${code} you get a free gift.`)).toEqual(['free gift'])
  expect(await marked(`With OTHER-7QX4 you get 15% off.`)).toHaveLength(2)
})

const text = 'With SORRY10 you get €10 off.'
const words = (marked: string) => {
  const start = text.indexOf(marked)
  return { start, end: start + marked.length, kind: 'amount' as const }
}

test.each([
  ['the amount in its currency', { type: 'fixed_amount', amount: '10.00', currency: 'EUR' }, true],
  ['the amount in another currency', { type: 'fixed_amount', amount: '10.00', currency: 'USD' }, false],
  ['another amount', { type: 'fixed_amount', amount: '5.00', currency: 'EUR' }, false],
  ['a percentage of the same number', { type: 'percentage', amount: '10', currency: null }, false],
])('with its code, %s: is %o covered? %s', (_, own, is) => {
  expect(covers({ code: 'SORRY10', ...own }, text, words('€10'))).toBe(is)
  expect(covers({ code: 'SORRY1', ...own }, text, words('€10'))).toBe(false)
})

test('a code never covers a refund or a promise', () => {
  const own = { code: 'SORRY10', type: 'percentage', amount: '10', currency: null }
  expect(covers(own, text, { ...words('€10'), kind: 'refund' })).toBe(false)
  expect(covers(own, text, { ...words('SORRY10'), kind: 'promise' })).toBe(false)
})

test.each([
  'SORRY10을 사용하시면 €10 할인됩니다.',
  'クーポンコードSORRY10で€10引きになります。',
  '使用优惠码SORRY10可减€10。',
  '使用SORRY-10可减€10。',
])('a code is recognized next to letters of another script: %s', (text) => {
  const code = /SORRY-?10/.exec(text)?.[0] ?? ''
  const start = text.indexOf('€10')
  const own = { code, type: 'fixed_amount', amount: '10', currency: 'EUR' }
  expect(covers(own, text, { start, end: start + 3, kind: 'amount' })).toBe(true)
  expect(covers({ ...own, code: 'SORRY1' }, text, { start, end: start + 3, kind: 'amount' })).toBe(false)
})
