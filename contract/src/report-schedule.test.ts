import { describe, expect, test } from 'vitest'
import { lastDue, nextDue, nextDueDay, periodBefore, quarterBefore, weekBefore } from './report-schedule.ts'

const at = (text: string): Date => new Date(text)
const next = (schedule: 'weekly' | 'monthly' | 'quarterly', hour: number, timezone: string, after: string): string =>
  nextDue({ schedule, hour }, timezone, at(after)).toISOString()

describe('when a report is due', () => {
  test("weekly on Mondays at the brand's local hour, including on Monday itself", () => {
    expect(next('weekly', 8, 'UTC', '2026-11-22T12:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(next('weekly', 8, 'UTC', '2026-11-23T07:59:59Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(next('weekly', 8, 'UTC', '2026-11-23T08:00:00Z')).toBe('2026-11-30T08:00:00.000Z')
    // Monday there, Sunday in UTC.
    expect(next('weekly', 8, 'Pacific/Auckland', '2026-11-22T18:00:00Z')).toBe('2026-11-22T19:00:00.000Z')
    expect(next('weekly', 23, 'America/Los_Angeles', '2026-11-24T06:00:00Z')).toBe('2026-11-24T07:00:00.000Z')
  })

  test('monthly and quarterly on the first, across ends of months and years', () => {
    expect(next('monthly', 8, 'UTC', '2027-01-31T12:00:00Z')).toBe('2027-02-01T08:00:00.000Z')
    expect(next('monthly', 0, 'UTC', '2026-12-31T23:59:59Z')).toBe('2027-01-01T00:00:00.000Z')
    expect(next('quarterly', 8, 'UTC', '2026-11-22T12:00:00Z')).toBe('2027-01-01T08:00:00.000Z')
    expect(next('quarterly', 8, 'UTC', '2026-10-01T07:00:00Z')).toBe('2026-10-01T08:00:00.000Z')
    expect(next('quarterly', 8, 'UTC', '2026-10-01T08:00:00Z')).toBe('2027-01-01T08:00:00.000Z')
  })

  test('at the same local hour before and after a clock change', () => {
    expect(next('weekly', 8, 'Europe/Berlin', '2026-03-23T07:00:00Z')).toBe('2026-03-30T06:00:00.000Z')
    expect(next('weekly', 8, 'Europe/Berlin', '2026-10-19T06:00:00Z')).toBe('2026-10-26T07:00:00.000Z')
  })

  test('skipped hours move to the clock change, and repeated hours use the first', () => {
    expect(next('monthly', 0, 'America/Asuncion', '2017-09-30T12:00:00Z')).toBe('2017-10-01T04:00:00.000Z')
    expect(next('monthly', 2, 'Australia/Sydney', '2017-09-30T10:00:00Z')).toBe('2017-09-30T16:00:00.000Z')
    expect(next('monthly', 1, 'America/New_York', '2026-10-31T12:00:00Z')).toBe('2026-11-01T05:00:00.000Z')
  })

  test.each([
    ['weekly', 8, 'Europe/Berlin', '2026-11-22T12:00:00Z', '2026-11-23'],
    ['weekly', 8, 'Europe/Berlin', '2026-11-23T06:59:00Z', '2026-11-23'],
    ['weekly', 8, 'Europe/Berlin', '2026-11-23T07:00:00Z', '2026-11-30'],
    ['weekly', 8, 'America/Los_Angeles', '2026-11-24T02:00:00Z', '2026-11-30'],
    ['monthly', 8, 'Asia/Tokyo', '2026-11-30T16:00:00Z', '2026-12-01'],
    ['monthly', 8, 'UTC', '2026-12-01T08:00:00Z', '2027-01-01'],
    ['quarterly', 0, 'UTC', '2026-11-22T12:00:00Z', '2027-01-01'],
    ['quarterly', 8, 'UTC', '2026-10-01T07:00:00Z', '2026-10-01'],
  ] as const)('%s at %i in %s, after %s: on %s', (schedule, hour, timezone, after, day) => {
    expect(nextDueDay({ schedule, hour }, timezone, at(after))).toBe(day)
  })

  test('missed schedules run once, at the latest time', () => {
    const last = (schedule: 'weekly' | 'monthly' | 'quarterly', now: string): string =>
      lastDue({ schedule, hour: 8 }, 'UTC', at(now)).toISOString()
    expect(last('weekly', '2026-11-22T12:00:00Z')).toBe('2026-11-16T08:00:00.000Z')
    expect(last('weekly', '2026-11-23T07:59:59Z')).toBe('2026-11-16T08:00:00.000Z')
    expect(last('weekly', '2026-11-23T08:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(last('monthly', '2027-01-01T07:00:00Z')).toBe('2026-12-01T08:00:00.000Z')
    expect(last('quarterly', '2027-01-01T07:00:00Z')).toBe('2026-10-01T08:00:00.000Z')
  })
})

describe('which days a report covers', () => {
  test('the previous week from Sunday, month, or quarter', () => {
    expect(periodBefore('weekly', '2026-11-23')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    expect(periodBefore('monthly', '2027-03-01')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
    expect(periodBefore('monthly', '2028-03-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(periodBefore('quarterly', '2027-01-01')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  })

  test('the same on any other day', () => {
    expect(weekBefore('2026-11-22')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    expect(weekBefore('2026-11-21')).toEqual({ from: '2026-11-08', to: '2026-11-14' })
    expect(quarterBefore('2026-11-22')).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  })
})
