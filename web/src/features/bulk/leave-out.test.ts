import { expect, test } from 'vitest'
import { adjustQuote, splitOf, type Quoted } from './leave-out.ts'

const preview = (commentId: string) => ({ commentId }) as Quoted['previews'][number]
const quote = {
  count: 4,
  credits: 12,
  previews: ['a', 'b', 'c'].map(preview),
  quotedFor: { includeCritical: false, exceptIds: ['a'] },
} as unknown as Quoted
const wish = { action: 'send', target: 'both', which: { filter: {} }, includeCritical: false } as const

test('a quote follows what is left out and included again', () => {
  const totals = (exceptIds: string[]) => {
    const adjusted = adjustQuote(quote, { ...wish, exceptIds })
    return adjusted && [adjusted.count, adjusted.credits]
  }
  expect(totals(['a'])).toEqual([4, 12])
  expect(totals(['a', 'b'])).toEqual([3, 9])
  expect(totals([])).toEqual([5, 15])
  expect(totals(['b'])).toEqual([4, 12])
})

test('only the server knows what critical reviews add, and a price if nothing was left', () => {
  expect(adjustQuote(quote, { ...wish, includeCritical: true, exceptIds: ['a'] })).toBeNull()
  expect(adjustQuote({ ...quote, count: 0, credits: 0 }, { ...wish, exceptIds: [] })).toBeNull()
})

test('what isn’t shown is counted without what is left out', () => {
  expect(splitOf(quote, ['a']).rest).toBe(2)
  expect(splitOf({ ...quote, count: 2 }, ['a']).rest).toBe(0)
})
