import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('the interval of a share matches textbook values, including 0 and 100 percent', () => {
  const rounded = (hits: number, of: number) =>
    Object.values(wilson(hits, of) ?? {}).map((value) => Math.round(value * 10_000) / 10_000)
  expect(rounded(12, 80)).toEqual([0.15, 0.0879, 0.2441])
  expect(rounded(0, 10)).toEqual([0, 0, 0.2775])
  expect(rounded(10, 10)).toEqual([1, 0.7225, 1])
  expect(wilson(0, 0)).toBeNull()
})
