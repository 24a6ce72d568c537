import { expect, it } from 'vitest'
import { generatedIn } from './built-in-languages.ts'

it.each([
  ['nl', 'built-in', 'en'],
  ['nl', 'built-in: timeout', 'en'],
  ['nl', 'some-model', 'nl'],
  ['ja', 'built-in', 'ja'],
  [null, 'built-in', null],
])('a reply to a comment in %s by %s is in %s', (language, composer, expected) => {
  expect(generatedIn({ language, composer })).toBe(expected)
})
