import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('an interval of a share as the textbooks have it, also of none and of all', () => {
  const rounded = (hits: number, of: number) =>
    Object.values(wilson(hits, of) ?? {}).map((value) => Math.round(value * 10_000) / 10_000)
  expect(rounded(12, 80)).toEqual([0.15, 0.0879, 0.2441])
  expect(rounded(0, 10)).toEqual([0, 0, 0.2775])
  expect(rounded(10, 10)).toEqual([1, 0.7225, 1])
  expect(wilson(0, 0)).toBeNull()
})
