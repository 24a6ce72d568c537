import { expect, test } from 'vitest'
import { assign, fieldOf, guessedMapping, isEnough, confidenceOf } from './fields.ts'

const guess = {
  text: { column: 'body', confidence: 0.97 },
  rating: { column: 'stars', confidence: 0.7 },
  author: { column: 'who', confidence: 0.4 },
}

test("the guess becomes a mapping, without fields that this kind of file doesn't have", () => {
  const mapping = guessedMapping({ kind: 'comments', guess: { ...guess, sku: { column: 'x', confidence: 1 } } })
  expect(mapping).toEqual({ text: 'body', rating: 'stars', author: 'who' })
  expect(fieldOf(mapping, 'stars')).toBe('rating')
  expect(fieldOf(mapping, 'other')).toBeNull()
})

test('a field that moves to another column leaves its old one, and a column maps to a single field', () => {
  const mapping = { text: 'body', rating: 'stars' }
  expect(assign(mapping, 'comment', 'text')).toEqual({ rating: 'stars', text: 'comment' })
  expect(assign(mapping, 'stars', 'text')).toEqual({ text: 'stars' })
  expect(assign(mapping, 'stars', null)).toEqual({ text: 'body' })
})

test('reviews need a text or stars, products a name or a handle', () => {
  expect(isEnough({ author: 'who' }, 'comments')).toBe(false)
  expect(isEnough({ rating: 'stars' }, 'comments')).toBe(true)
  expect(isEnough({ sku: 'x' }, 'products')).toBe(false)
  expect(isEnough({ handle: 'x' }, 'products')).toBe(true)
})

test('a guess shows its confidence; a column that the user chose shows that they did', () => {
  const preview = { guess, remembered: false }
  expect(confidenceOf(preview, 'text', 'body')).toBe('sure')
  expect(confidenceOf(preview, 'rating', 'stars')).toBe('likely')
  expect(confidenceOf(preview, 'author', 'who')).toBe('guess')
  expect(confidenceOf(preview, 'author', 'body')).toBe('yours')
  expect(confidenceOf({ guess, remembered: true }, 'text', 'body')).toBe('before')
})
