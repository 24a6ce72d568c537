import { expect, test } from 'vitest'
import { earlierName, nowName, pointName, sinceName, windowName, withinName } from './days.ts'
import { changeOfCount, changeOfHours, changeOfShare, changeOfStars, count, hours } from './numbers.ts'
import { inFormats } from '../reader-formats.ts'
import { sampleReport } from './sample-report.ts'
import { placesThatFit, ticksTo } from './ticks.ts'

test('changes have a sign and unit and are omitted without earlier data', () => {
  expect(changeOfCount(463, 412)).toEqual({ text: '+12.4%', way: 1 })
  expect(changeOfCount(5, 0)).toBeNull()
  expect(changeOfCount(5, 5)).toEqual({ text: 'no change', way: 0 })
  expect(changeOfShare(0.702, 0.67)).toEqual({ text: '+3.2 pts', way: 1 })
  expect(changeOfStars(3.88, 3.98)).toEqual({ text: '−0.1', way: -1 })
  expect(changeOfStars(3.88, null)).toBeNull()
  expect(changeOfHours(4.2, 4.84)?.text).toBe('−38m')
  expect(changeOfHours(7, 4.8)?.text).toBe('+2.2h')
  expect([0, 0.001, 0.98, 1, 4.24, 132.6].map(hours)).toEqual(['0m', '1m', '59m', '1.0h', '4.2h', '133h'])
})

const window = (from: string, to: string) => ({ from, to, until: null })

test('windows have natural names', () => {
  const name = (period: 'day' | 'week' | 'month' | 'quarter' | 'days', from: string, to: string) =>
    windowName({ period, window: window(from, to) })
  expect(name('week', '2026-11-15', '2026-11-21')).toBe('Week of November 15 to 21, 2026')
  expect(name('week', '2026-11-29', '2026-12-05')).toBe('Week of November 29 to December 5, 2026')
  expect(name('month', '2026-10-01', '2026-10-31')).toBe('October 2026')
  expect(name('month', '2026-11-01', '2026-11-21')).toBe('November 1 to 21, 2026')
  expect(name('quarter', '2026-07-01', '2026-09-30')).toBe('July to September 2026')
  expect(name('day', '2026-11-21', '2026-11-21')).toBe('Saturday, November 21, 2026')
  expect(name('days', '2025-12-20', '2026-01-18')).toBe('December 20, 2025 to January 18, 2026')
})

test('comparison windows have natural names', () => {
  const week = sampleReport()
  expect([earlierName(week), nowName(week), withinName(week)]).toEqual(['the week before', 'This week', 'this week'])
  const days = { ...week, period: 'days' as const }
  expect([earlierName(days), nowName(days)]).toEqual(['the 7 days before', 'These 7 days'])
  expect(withinName({ ...week, period: 'day' })).toBe('on this day')
  const year = { ...week, earlier: window('2025-11-15', '2025-11-21') }
  expect([earlierName(year), sinceName(year)]).toEqual(['a year earlier', 'vs. a year earlier'])
  expect(earlierName({ ...week, earlier: window('2026-10-15', '2026-10-21') })).toBe('a month earlier')
  const january = { ...week, window: window('2026-01-10', '2026-01-16'), earlier: window('2025-12-10', '2025-12-16') }
  expect(earlierName(january)).toBe('a month earlier')
})

test("days and numbers use each reader's formats, without affecting others", () => {
  const written = () => [
    windowName({ period: 'week', window: window('2026-11-15', '2026-11-21') }),
    windowName({ period: 'month', window: window('2026-10-01', '2026-10-31') }),
    count(1234),
    hours(4.24),
    changeOfCount(463, 412)?.text,
  ]
  const german = inFormats({ dateFormat: 'DD/MM/YYYY', numberFormat: '1.234,56' }, written)
  expect(german).toEqual(['Week of 15/11/2026 to 21/11/2026', 'October 2026', '1.234', '4,2h', '+12,4%'])
  const iso = inFormats({ dateFormat: 'YYYY-MM-DD', numberFormat: '1’234.56' }, written)
  expect(iso.slice(0, 3)).toEqual(['Week of 2026-11-15 to 2026-11-21', 'October 2026', '1’234'])
  expect(written()[0]).toBe('Week of November 15 to 21, 2026')
})

test('points are named by their grain', () => {
  const [point] = sampleReport().points
  if (!point) throw new Error('no point')
  expect(pointName(point, 'day', 7, 'UTC')).toBe('Sun')
  expect(pointName(point, 'day', 31, 'UTC')).toBe('Nov 15')
  expect(pointName(point, 'month', 12, 'UTC')).toBe('Nov')
  expect(pointName({ ...point, start: '2026-11-15T08:00:00Z' }, 'hour', 24, 'Europe/Berlin')).toBe('9 AM')
})

test('axes end above the highest point on whole numbers, and labels never overlap', () => {
  for (const most of [0, 1, 3, 79, 80, 96, 1200, 123_456]) {
    const ticks = ticksTo(most)
    expect(ticks[2]).toBeGreaterThanOrEqual(most)
    expect(ticks.every(Number.isInteger)).toBe(true)
  }
  const places = Array.from({ length: 31 }, (_, n) => ({ from: n * 14, to: n * 14 + 36 }))
  expect(placesThatFit(places).at(-1)).toBe(30)
  expect(placesThatFit(places)).toEqual([2, 6, 10, 14, 18, 22, 26, 30])
  expect(placesThatFit([])).toEqual([])
})
