import { expect, test } from 'vitest'
import { addDays } from './ranges.ts'
import { dayIn, instantAt, isTimezone, startOfDay, timeOfDay } from './time-zone.ts'

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Africa/Casablanca',
]

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day)
  return days
}

test.each(zones)('every day of two years starts when the previous one ends: %s', (zone) => {
  const wrong = daysOf('2026-01-01', '2028-01-01').filter((day) => {
    const start = startOfDay(zone, day)
    return dayIn(zone, start) !== day || dayIn(zone, new Date(start.getTime() - 1)) !== addDays(day, -1)
  })
  expect(wrong).toEqual([])
})

test.each(zones)('the same time on another day falls on that day and reads the same: %s', (zone) => {
  const wrong = daysOf('2026-01-01', '2027-01-01').filter((day) => {
    const [start, end] = [startOfDay(zone, day), startOfDay(zone, addDays(day, 1))]
    const usual = end.getTime() - start.getTime() === 86_400_000
    return [0, 5_400_123, 86_399_999].some((ms) => {
      const instant = instantAt(zone, day, ms)
      return instant < start || instant > end || (usual && timeOfDay(zone, instant) !== ms)
    })
  })
  expect(wrong).toEqual([])
})

test('a repeated time means its first occurrence, and a skipped time moves past the gap', () => {
  const hour = 3_600_000
  expect(instantAt('America/New_York', '2026-11-01', 1.5 * hour).toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(instantAt('America/New_York', '2026-03-08', 2.5 * hour).toISOString()).toBe('2026-03-08T07:30:00.000Z')
  expect(timeOfDay('America/New_York', new Date('2026-11-01T06:30:00Z'))).toBe(1.5 * hour)
})

test('only timezone names that every system knows are valid', () => {
  for (const name of ['Europe/Berlin', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata'])
    expect(isTimezone(name)).toBe(true)
  for (const name of ['', 'Mars/Olympus', '+01:00', 'GMT+1', "x'; --"]) expect(isTimezone(name)).toBe(false)
})
