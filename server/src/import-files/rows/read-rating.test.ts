import { describe, expect, it } from 'vitest'
import { readLabel } from './read-label.ts'
import { readRating } from './read-rating.ts'

describe('a rating', () => {
  it.each([
    ['5', 5],
    ['5.0', 5],
    ['4,5', 5],
    ['2.9 out of 5 stars', 3],
    ['1,0 sur 5 étoiles', 1],
    ['★★★★☆', 4],
    ['⭐⭐', 2],
    ['80%', 4],
    ['7/10', 4],
    ['5つ星のうち4.0', 4],
    ['3 stars', 3],
    ['FOUR', 4],
    ['0', null],
    ['', null],
    ['N/A', null],
  ])('is read from "%s"', (text, stars) => expect(readRating(text)).toBe(stars))

  it("is converted from its file's scale", () => {
    expect([0, 1, 5, 7, 10].map((n) => readRating(String(n), 10))).toEqual([1, 1, 3, 4, 5])
    expect([0, 45, 100].map((n) => readRating(String(n), 100))).toEqual([1, 2, 5])
  })

  it.each(['7', '-1', 'great', '12 of 30'])('is rejected: "%s"', (text) => {
    expect(readRating(text)).toEqual({ bad: expect.stringContaining(text) })
  })

  it('is five stars for good and one for bad if there are labels', () => {
    expect(['1', 'pos', 'Positive', 'TRUE'].map((label) => readLabel(label))).toEqual([5, 5, 5, 5])
    expect(['-1', 'neg', 'False', '0'].map((label) => readLabel(label))).toEqual([1, 1, 1, 1])
    expect(['0', 'neu', 'q'].map((label) => readLabel(label, 'neutral'))).toEqual([null, null, null])
  })
})
