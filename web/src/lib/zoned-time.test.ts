import { expect, test } from 'vitest'
import { instantIn, localIn } from './zoned-time.ts'

test.each([
  ['Europe/Berlin', '2026-11-21T14:05', '2026-11-21T13:05:00.000Z'],
  ['America/Los_Angeles', '2026-11-21T00:30', '2026-11-21T08:30:00.000Z'],
  ['Asia/Kolkata', '2026-07-01T09:00', '2026-07-01T03:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-22T03:05', '2026-11-21T13:05:00.000Z'],
  ['UTC', '2026-01-01T00:00', '2026-01-01T00:00:00.000Z'],
])('%s shows %s at %s, and back', (zone, local, instant) => {
  expect(instantIn(zone, local).toISOString()).toBe(instant)
  expect(localIn(zone, new Date(instant))).toBe(local)
})

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Australia/Sydney', '2026-10-04T02:30', '2026-10-03T16:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
])('in %s, %s is skipped by a DST change and means an hour later', (zone, local, instant) => {
  expect(instantIn(zone, local).toISOString()).toBe(instant)
})

test('around a DST change, each hour maps to one instant', () => {
  expect(instantIn('Europe/Berlin', '2026-10-25T01:30').toISOString()).toBe('2026-10-24T23:30:00.000Z')
  expect(instantIn('Europe/Berlin', '2026-10-25T03:30').toISOString()).toBe('2026-10-25T02:30:00.000Z')
  expect(instantIn('Europe/Berlin', '2026-03-29T03:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
})
