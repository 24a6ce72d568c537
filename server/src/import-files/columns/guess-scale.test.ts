import { describe, expect, it } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { guessScale } from './guess-scale.ts'
import { readRating } from '../rows/read-rating.ts'

const many = (count: number, ...cells: string[]) => Array.from({ length: count }, (_, n) => cells[n % cells.length]!)
const scale = (name: string, cells: string[]) => guessScale(name, cells).ratingScale

describe('the rating scale', () => {
  it('is five despite a few higher numbers, whose rows are rejected', () => {
    const cells = [...many(29, '1', '2', '3', '4', '5'), '17']
    expect(guessScale('stars', cells)).toEqual({ ratingScale: 5, note: expect.stringContaining('above 5') })
    expect(readRating('17', 5)).toEqual({ bad: expect.stringContaining('“17”') })
    expect(readRating('5', 5)).toBe(5)
    expect(scale('rating', [...many(28, '5', '4'), '70', '9'])).toBe(5)
  })

  it('is ten or a hundred if many numbers are above five', () => {
    expect(scale('rating', many(20, '5', '3', '2', '8'))).toBe(10)
    expect(scale('rating', [...many(30, '9', '7', '3', '10'), '17'])).toBe(10)
    expect(scale('rating', many(20, '80', '35', '5'))).toBe(100)
    expect(scale('rating', many(20, '8/10', '7/10'))).toBe(10)
    expect(scale('rating', many(20, '80%', '60'))).toBe(100)
    expect(scale('rating', [])).toBe(5)
  })

  it.each([
    ['one number', ['5', '2', '9', '3', 'hm']],
    ['a single number', ['8', '']],
    ['one number above ten', ['5', '4', '55', '3']],
    ['two of five numbers above five', ['5', '2', '9', '3', '8']],
    ['two numbers above ten', ['5', '45', '4', '3', '35']],
    ['a number that names its own scale', ['5', '3', '8/10', '4']],
    ['one percentage', ['5', '3', '80%', '4']],
  ])('is five in a small file despite %s', (_, cells) => expect(scale('Sterne', cells)).toBe(5))

  it.each([
    [10, ['8', '9']],
    [10, ['10', '7', '3', '9', '2']],
    [10, ['8/10', '7', '4']],
    [100, ['80', '95']],
    [100, ['80%', '60', '5']],
  ])('is %i in a small file with more than one such value: %j', (best, cells) =>
    expect(scale('Sterne', cells)).toBe(best),
  )

  it.each([
    ['Score (1-10)', 10],
    ['Rating /10', 10],
    ['note sur 10', 10],
    ['Zufriedenheit in Prozent', 100],
    ['Rating %', 100],
    ['rating out of 5', 5],
    ['Column 10', 5],
    ['rating', 5],
  ])('follows the name "%s"', (name, best) => expect(scale(name, many(9, '4', '3', '5'))).toBe(best))

  it('is five in the exports of known apps', () => {
    const columns = ['product_handle', 'state', 'rating', 'title', 'author', 'body', 'created_at']
    const rows = many(10, '4', '9').map((rating) => [
      'mug',
      'published',
      rating,
      'Mug',
      'Ann',
      'Holds tea',
      '2026-01-02',
    ])
    expect(guessMapping(columns, rows, 'a.csv')).toMatchObject({ known: 'shopify-reviews', ratingScale: 5 })
    expect(
      guessMapping(
        columns.slice(2, 6),
        rows.map((row) => row.slice(2, 6)),
        'a.csv',
      ).ratingScale,
    ).toBe(10)
  })
})
