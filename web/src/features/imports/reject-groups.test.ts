import { expect, test } from 'vitest'
import { groupRejects } from './reject-groups.ts'

test('rejected rows are grouped by reason, the most frequent first, and consecutive ones are joined', () => {
  const groups = groupRejects([
    { line: 9, reason: 'no date' },
    { line: 4, reason: 'No review text or star rating' },
    { line: 2, reason: 'No review text or star rating' },
    { line: 3, reason: 'No review text or star rating' },
    { line: 7, reason: 'No review text or star rating' },
  ])
  expect(groups).toEqual([
    { reason: 'No review text or star rating', count: 4, lines: '2–4, 7', unnamed: 0 },
    { reason: 'No date', count: 1, lines: '9', unnamed: 0 },
  ])
})

test('of many rows, the first are listed and the rest are counted', () => {
  const [group] = groupRejects(Array.from({ length: 30 }, (_, n) => ({ line: n * 2, reason: 'r' })))
  expect(group?.lines.split(', ')).toHaveLength(12)
  expect(group?.unnamed).toBe(18)
})
