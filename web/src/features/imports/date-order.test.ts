import { expect, test } from 'vitest'
import { bothReadings } from './date-order.ts'

test('an ambiguous date is shown with both readings', () => {
  const found = bothReadings(['25/12/2024', '2024-03-04', '03/04/2024 10:00', '05/06/2024'])
  expect(found?.cell).toBe('03/04/2024 10:00')
  expect([found?.DMY.getUTCMonth(), found?.DMY.getUTCDate()]).toEqual([3, 3])
  expect([found?.MDY.getUTCMonth(), found?.MDY.getUTCDate()]).toEqual([2, 4])
})

test('a two-digit year is in this century', () => {
  expect(bothReadings(['1.2.24'])?.DMY.getUTCFullYear()).toBe(2024)
})

test("there's no question when every date has only one reading", () => {
  expect(bothReadings(['', '25/12/2024', '04/04/2024', 'yesterday'])).toBeNull()
})
