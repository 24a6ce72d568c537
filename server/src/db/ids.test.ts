import { expect, test } from 'vitest'
import { isId, newId } from './ids.ts'

test('ids have one format, and each is greater than the one before it, even within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.every(isId)).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
