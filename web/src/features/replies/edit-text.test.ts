import { expect, test } from 'vitest'
import { addedAtEnd, inserted, withoutPart } from './edit-text.ts'

test('text is inserted at the cursor with spaces around it', () => {
  expect(inserted('Hi Ada. Bye.', 'SORRY15', 7, 7)).toEqual({ text: 'Hi Ada. SORRY15 Bye.', end: 15 })
  expect(inserted('', 'SORRY15', 0, 0).text).toBe('SORRY15')
  expect(inserted('Use X.', 'SORRY15', 4, 5).text).toBe('Use SORRY15.')
})

test('at the end of a reply, text becomes a separate paragraph, above the signature', () => {
  expect(addedAtEnd('Hi Ada, sorry.\n\nNora, Alder', 'Use X.')).toEqual({
    text: 'Hi Ada, sorry.\n\nUse X.\n\nNora, Alder',
    end: 22,
  })
  expect(addedAtEnd('Hi Ada, sorry.\nNora, Alder', 'Use X.').text).toBe('Hi Ada, sorry.\n\nUse X.\n\nNora, Alder')
  expect(addedAtEnd('Hi Ada.\n\nWe are sorry.', 'Use X.').text).toBe('Hi Ada.\n\nWe are sorry.\n\nUse X.')
  expect(addedAtEnd('Hi Ada', 'Use X.').text).toBe('Hi Ada\n\nUse X.')
  expect(addedAtEnd(' ', 'Use X.').text).toBe('Use X.')
})

test('a marked part is removed, and its sentence if nothing else is left of it', () => {
  const text = 'I am sorry. It leaves tomorrow. Bye.'
  expect(withoutPart(text, { start: 12, end: 30 })).toBe('I am sorry. Bye.')
  const longer = 'A new one is set aside for you and leaves tomorrow, we hope.'
  expect(withoutPart(longer, { start: 31, end: 50 })).toBe('A new one is set aside for you, we hope.')
})
