import { expect, test } from 'vitest'
import { endOfReply } from './signature.ts'

const at = (text: string, signature: string | null = 'Nora') => {
  const place = endOfReply(text, signature)
  return `${text.slice(0, place)}|${text.slice(place)}`
}

test.each([
  ['Thanks.\nNora', 'Thanks.|\nNora'],
  ['Thanks.\n\nNora\n', 'Thanks.|\n\nNora\n'],
  ['Nora', 'Nora|'],
  ['Thanks, Nora', 'Thanks, Nora|'],
  ['Thanks.\nEleonora', 'Thanks.\nEleonora|'],
  ['Thanks. ', 'Thanks. |'],
  ['\nNora', '|\nNora'],
])('the end of the reply %j is at %j', (text, expected) => {
  expect(at(text)).toBe(expected)
})

test('a signature may have several lines', () => {
  expect(at('Thanks.\nKind regards,\nNora', 'Kind regards,\nNora')).toBe('Thanks.|\nKind regards,\nNora')
})

test('without a signature it is the end of the text', () => {
  expect(at('Thanks.\nNora', null)).toBe('Thanks.\nNora|')
})
