import { describe, expect, it } from 'vitest'
import { changeOf } from './insert-text.ts'

describe('what changes in a text', () => {
  it.each([
    ['Dear Anna, thanks.', 'Dear Anna, thanks. Bye.'],
    ['Thanks.\n\nNora', 'Thanks.\n\nWith SAVE10.\n\nNora'],
    ['Use {discount} now', 'Use SAVE10 now'],
    ['aaaa', 'aaaaaa'],
    ['', 'Hello'],
    ['same', 'same'],
  ])('from %j to %j is only the new part', (before, after) => {
    const { start, end, words } = changeOf(before, after)
    expect(before.slice(0, start) + words + before.slice(end)).toBe(after)
    expect(words.length).toBeLessThanOrEqual(Math.max(0, after.length - before.length + (end - start)))
    expect(end).toBeGreaterThanOrEqual(start)
  })
})
