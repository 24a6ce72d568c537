import { expect, test } from 'vitest'
import { aDiscount } from '../../../testing/discounts.ts'
import { editValues, localOf, patchOf, wishOf, wrongInCreate, wrongInEdit, type EditValues } from './form-rules.ts'

const now = new Date('2026-11-21T13:05:00Z')
const at = (days: number) => localOf(new Date(now.getTime() + days * 24 * 3600 * 1000).toISOString())
const before = editValues(
  aDiscount(1, { starts_at: new Date(now.getTime() - 86_400_000).toISOString(), ends_at: null }),
)
const wrong = (change: Partial<EditValues>, from = before, type: 'percentage' | 'fixed_amount' = 'percentage') =>
  wrongInEdit({ ...from, ...change }, from, type, now)

test('unchanged values are valid, and nothing is sent for them', () => {
  expect(wrong({})).toEqual({})
  expect(patchOf(before, before)).toEqual({})
})

test.for([
  [{ title: '' }, { title: 'title' }],
  [{ title: 'x'.repeat(101) }, { title: 'titleLong' }],
  [{ amount: '' }, { amount: 'percent' }],
  [{ amount: '100.5' }, { amount: 'percent' }],
  [{ amount: '12.5' }, {}],
  [{ usage_limit: '1.5' }, { usage_limit: 'limit' }],
  [{ usage_limit: '100001' }, { usage_limit: 'limit' }],
  [{ usage_limit: '' }, {}],
  [{ starts_at: '' }, { starts_at: 'start' }],
  [{ ends_at: at(-2) }, { ends_at: 'endBeforeStart' }],
  [{ status: 'scheduled' }, { starts_at: 'startToCome' }],
  [{ status: 'scheduled', starts_at: at(2) }, {}],
  [{ status: 'expired', ends_at: at(-3) }, {}],
] as const)('the error for %j is %j', ([change, problems]) => {
  expect(wrong(change)).toEqual(problems)
})

test('an ended discount can be made active again with a future end, or without its old end', () => {
  const over = { ...before, status: 'expired', ends_at: at(-0.5) }
  expect(wrong({ status: 'active' }, over)).toEqual({})
  expect(wrong({ status: 'active', ends_at: at(-0.2) }, over)).toEqual({ ends_at: 'endToCome' })
  expect(wrong({ status: 'active', starts_at: at(1) }, over)).toEqual({ status: 'isScheduled' })
})

test('an amount has at most two decimals', () => {
  expect(wrong({ amount: '5.505' }, before, 'fixed_amount')).toEqual({ amount: 'cents' })
  expect(wrong({ amount: '5.50' }, before, 'fixed_amount')).toEqual({})
  expect(wrong({ amount: '0' }, before, 'fixed_amount')).toEqual({ amount: 'amount' })
})

test('a discount that ends now sends no times', () => {
  expect(patchOf({ ...before, status: 'expired', ends_at: at(3), title: ' New ' }, before)).toEqual({
    title: 'New',
    status: 'expired',
  })
})

test('a new discount sends what was typed and leaves the rest to the server', () => {
  const typed = { type: 'percentage', amount: '20', code: '', title: '', usage_limit: '', starts_at: '', ends_at: '' }
  expect(wrongInCreate(typed, now)).toEqual({})
  expect(wishOf(typed)).toEqual({ type: 'percentage', percent: 20, usageLimit: null, endsAt: null })
  expect(wishOf({ ...typed, type: 'free_shipping', code: ' ship ' })).toEqual({
    type: 'free_shipping',
    code: 'SHIP',
    usageLimit: null,
    endsAt: null,
  })
  expect(wrongInCreate({ ...typed, amount: '12.5', code: 'a b', ends_at: at(-1) }, now)).toEqual({
    amount: 'percent',
    code: 'code',
    ends_at: 'endToCome',
  })
  expect(wrongInCreate({ ...typed, starts_at: at(3), ends_at: at(2) }, now)).toEqual({ ends_at: 'endBeforeStart' })
})
