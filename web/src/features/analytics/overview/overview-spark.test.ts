import { expect, test } from 'vitest'
import { aPoint } from '../../../testing/analytics.ts'
import { stretches } from './overview-spark.ts'

const days = (count: number, more: Parameters<typeof aPoint>[1] = {}) =>
  Array.from({ length: count }, (_, n) => aPoint(`day-${n}`, { received: n, ...more }))

test('a week is drawn day by day, without the current day', () => {
  const week = [...days(6), aPoint('today', { open: true, received: 100 })]
  expect(stretches(week).map(({ received }) => received)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a quarter is drawn in at most 14 full stretches, counted back from the end', () => {
  const found = stretches(days(90))
  expect(found).toHaveLength(12)
  expect(found.at(-1)?.received).toBe(83 + 84 + 85 + 86 + 87 + 88 + 89)
})

test('the averages of a stretch are weighted by their counts, and null if nothing was counted', () => {
  const [one] = stretches([
    ...days(14, { rating: 2, rated: 1, responseHours: null, answered: 0 }),
    ...days(1, { rating: 5, rated: 2, responseHours: null, answered: 0 }),
  ]).slice(-1)
  expect(one?.rating).toBe(4)
  expect(one?.responseHours).toBeNull()
})

test('without points there are no stretches', () => {
  expect(stretches([])).toEqual([])
})
