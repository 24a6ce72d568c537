import type { ReportSchedule } from '@bizamply/contract/report-rules'
import { expect, test } from 'vitest'
import { nextDay } from './next-day.ts'

const cases: [ReportSchedule, number, string, string, string][] = [
  ['weekly', 8, 'Europe/Berlin', '2026-11-22T12:00:00Z', '2026-11-23'],
  ['weekly', 8, 'Europe/Berlin', '2026-11-23T06:59:00Z', '2026-11-23'],
  ['weekly', 8, 'Europe/Berlin', '2026-11-23T07:00:00Z', '2026-11-30'],
  ['weekly', 8, 'America/Los_Angeles', '2026-11-24T02:00:00Z', '2026-11-30'],
  ['monthly', 8, 'Asia/Tokyo', '2026-11-30T16:00:00Z', '2026-12-01'],
  ['monthly', 8, 'UTC', '2026-12-01T08:00:00Z', '2027-01-01'],
  ['quarterly', 0, 'UTC', '2026-11-22T12:00:00Z', '2027-01-01'],
  ['quarterly', 8, 'UTC', '2026-10-01T07:00:00Z', '2026-10-01'],
]

test.each(cases)('%s at %i in %s, asked at %s: %s', (schedule, hour, timezone, now, day) => {
  expect(nextDay(schedule, hour, timezone, new Date(now))).toBe(day)
})
