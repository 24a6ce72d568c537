import { expect, test } from 'vitest'
import { isDay } from './day.ts'

test.for([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-11-21T10:00', false],
  [20261121, false],
] as const)('%s is a valid date: %s', ([value, expected]) => {
  expect(isDay(value)).toBe(expected)
})
