import { expect, test } from 'vitest'
import { browserZone } from '../../lib/formats.ts'
import { snoozeTimes } from './snooze-times.ts'

const times = (now: string) =>
  snoozeTimes(new Date(now), browserZone()).map(({ name, at }) => [name, at.toString().slice(0, 21)])

test('the morning offers this evening, and nine o’clock tomorrow, in three days and next Monday', () => {
  expect(times('2026-11-18T10:20:00')).toEqual([
    ['laterToday', 'Wed Nov 18 2026 18:00'],
    ['tomorrow', 'Thu Nov 19 2026 09:00'],
    ['inThreeDays', 'Sat Nov 21 2026 09:00'],
    ['nextWeek', 'Mon Nov 23 2026 09:00'],
  ])
})

test('later today means three hours from now in the afternoon', () => {
  expect(times('2026-11-18T16:20:00')[0]).toEqual(['laterToday', 'Wed Nov 18 2026 19:00'])
})

test("late in the evening, today isn't offered, and on a Monday next week is a week away", () => {
  expect(times('2026-11-23T22:00:00')).toEqual([
    ['tomorrow', 'Tue Nov 24 2026 09:00'],
    ['inThreeDays', 'Thu Nov 26 2026 09:00'],
    ['nextWeek', 'Mon Nov 30 2026 09:00'],
    ['inTwoWeeks', 'Mon Dec 07 2026 09:00'],
  ])
})

test('on a Sunday, next week isn’t tomorrow', () => {
  expect(times('2026-11-22T10:00:00').map(([name, at]) => [name, at?.slice(0, 10)])).toEqual([
    ['laterToday', 'Sun Nov 22'],
    ['tomorrow', 'Mon Nov 23'],
    ['inThreeDays', 'Wed Nov 25'],
    ['nextWeek', 'Mon Nov 30'],
  ])
})

test.each([16, 17, 18, 19, 20, 21, 22])(
  'on November %i there are at least four times, all different, in order',
  (day) => {
    for (const hour of ['08', '23']) {
      const found = snoozeTimes(new Date(`2026-11-${day}T${hour}:00:00`), browserZone()).map(({ at }) => at.getTime())
      expect(found.length).toBeGreaterThanOrEqual(4)
      expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b))
    }
  },
)

test("nine o’clock is in the user's timezone, wherever the server runs", () => {
  const there = snoozeTimes(new Date('2026-11-18T23:30:00Z'), 'Asia/Tokyo')
  expect(there.map(({ name, at }) => [name, at.toISOString()])).toEqual([
    ['laterToday', '2026-11-19T09:00:00.000Z'],
    ['tomorrow', '2026-11-20T00:00:00.000Z'],
    ['inThreeDays', '2026-11-22T00:00:00.000Z'],
    ['nextWeek', '2026-11-23T00:00:00.000Z'],
  ])
})
