import { expect, test } from 'vitest'
import { percentile } from './read-routes.ts'

const buckets = [
  { upTo: Infinity, count: 100 },
  { upTo: 0.1, count: 50 },
  { upTo: 0.6, count: 90 },
  { upTo: 1, count: 98 },
]

test('a percentile is interpolated within its bucket', () => {
  expect(percentile(buckets, 100, 0.5)).toEqual({ seconds: 0.1, isAtLeast: false })
  expect(percentile(buckets, 100, 0.7)).toEqual({ seconds: 0.35, isAtLeast: false })
  expect(percentile(buckets, 100, 0.94)).toEqual({ seconds: 0.8, isAtLeast: false })
})

test('in the unbounded bucket a percentile is at least its lower bound', () => {
  expect(percentile(buckets, 100, 0.99)).toEqual({ seconds: 1, isAtLeast: true })
})
