import { expect, test } from 'vitest'
import { addMonths, earlierRange, grainOf, lengthOf, presetOf, rangeOf, rangePresets, spanOf } from './ranges.ts'

test.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['last-7-days', '2026-11-15', '2026-11-21'],
  ['last-30-days', '2026-10-23', '2026-11-21'],
  ['last-90-days', '2026-08-24', '2026-11-21'],
  ['this-month', '2026-11-01', '2026-11-21'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-year', '2026-01-01', '2026-11-21'],
] as const)('%s is a window of days', (preset, from, to) => {
  expect(rangeOf(preset, '2026-11-21')).toEqual({ from, to })
  expect(presetOf({ from, to }, '2026-11-21')).toBe(preset)
})

test('a custom window matches no preset', () => {
  expect(presetOf({ from: '2026-11-02', to: '2026-11-05' }, '2026-11-21')).toBeNull()
})

test('the comparison window has the same length in every mode', () => {
  const range = { from: '2026-03-25', to: '2026-03-31' }
  expect(earlierRange(range, 'previous')).toEqual({ from: '2026-03-18', to: '2026-03-24' })
  expect(earlierRange(range, 'month')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(earlierRange(range, 'year')).toEqual({ from: '2025-03-25', to: '2025-03-31' })
  expect(earlierRange(range, 'none')).toBeNull()
  for (const preset of rangePresets) {
    const its = rangeOf(preset, '2024-02-29')
    expect(lengthOf(earlierRange(its, 'year') ?? its)).toBe(lengthOf(its))
  }
})

test('the 31st becomes the last day of a shorter month', () => {
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('longer windows use coarser points', () => {
  const upTo = (days: number) => ({ from: '2026-01-01', to: addTo(days) })
  expect([1, 2, 92, 93, 731, 732].map((days) => grainOf(upTo(days)))).toEqual([
    'hour',
    'day',
    'day',
    'week',
    'week',
    'month',
  ])
  expect([1, 2, 7, 8, 30, 31, 90, 91].map((days) => spanOf(upTo(days)))).toEqual([
    '24h',
    '7d',
    '7d',
    '30d',
    '30d',
    '90d',
    '90d',
    'all',
  ])
})

const addTo = (days: number): string => new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10)
