import { expect, test } from 'vitest'
import { wholeNumberOf } from './whole-number.ts'

test('whole numbers are read with any group marks, and nothing else is', () => {
  for (const typed of ['1000', ' 1,000 ', '1.000', '1 000', '1\u00a0000', '1\u202f000', '1’000'])
    expect(wholeNumberOf(typed), typed).toBe(1000)
  expect(wholeNumberOf('1,234,567')).toBe(1_234_567)
  for (const typed of ['', '-1', '1.5', '1,00', '1,000.5', '1,000.000', '1e3', '1O', '1 0x', 'some'])
    expect(wholeNumberOf(typed), typed).toBeNull()
})
