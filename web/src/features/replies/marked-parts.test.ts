import { expect, test } from 'vitest'
import { markedParts, stillMarked } from './marked-parts.ts'

const span = (start: number, end: number) => ({ id: `${start}`, start, end, kind: 'k', reason: 'r' })
const text = 'It leaves tomorrow, we promise.'

test('splitting at the marks keeps every letter of the reply', () => {
  const parts = markedParts(text, [span(20, 30), span(3, 18)])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.flatMap((part) => (part.span ? [part.text] : []))).toEqual(['leaves tomorrow', 'we promise'])
})

test('marks that overlap or lie outside are ignored', () => {
  const parts = markedParts(text, [span(3, 18), span(5, 20), span(25, 99), span(9, 9)])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter((part) => part.span)).toHaveLength(1)
})

test('an empty reply is a single empty part', () => {
  expect(markedParts('', [])).toHaveLength(1)
})

test('a mark follows its words and disappears with them', () => {
  expect(stillMarked(text, [span(3, 18)], `Hello. ${text}`)).toMatchObject([{ start: 10, end: 25 }])
  expect(stillMarked(text, [span(3, 18)], 'It leaves on Monday.')).toEqual([])
})
