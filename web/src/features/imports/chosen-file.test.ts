import { expect, test } from 'vitest'
import { FILE_LIMIT, problemOf } from './chosen-file.ts'

test.for([
  ['reviews.csv', 10, null],
  ['Reviews.CSV.GZ', 10, null],
  ['reviews.jsonl', 10, null],
  ['reviews.xlsx', FILE_LIMIT, null],
  ['reviews.xlsx', FILE_LIMIT + 1, 'too-large'],
  ['reviews.csv', 0, 'empty'],
  ['reviews.xls', 10, 'old-excel'],
  ['reviews.pdf', 10, 'wrong-type'],
  ['reviews', 10, 'wrong-type'],
] as const)('%s of %i bytes: %s', ([name, size, problem]) => {
  expect(problemOf({ name, size })).toBe(problem)
})
