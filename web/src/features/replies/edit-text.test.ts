import { expect, test } from 'vitest'
import { addedAtEnd, inserted, withoutSecondGreeting, withoutSentence } from './edit-text.ts'

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

test.each([
  ['I am sorry. It leaves tomorrow. Bye.', 'leaves tomorrow', 'I am sorry. Bye.'],
  [
    'Hi Maya, we will send you a new bag free of charge next week. Thank you for writing!\n\nNora',
    'free of charge',
    'Hi Maya, Thank you for writing!\n\nNora',
  ],
  ['We are sorry.\n\nYou get €40.50 back by Friday.\n\nNora', '€40.50', 'We are sorry.\n\nNora'],
  [
    'ありがとうございます。明日返金いたします。よろしくお願いいたします。',
    '返金',
    'ありがとうございます。よろしくお願いいたします。',
  ],
  ['You get a refund.', 'a refund', ''],
])('the sentence of a marked part is removed: %s', (text, words, left) => {
  const start = text.indexOf(words)
  expect(withoutSentence(text, { start, end: start + words.length })).toBe(left)
})

test('a text that greets already is greeted once', () => {
  const offer = 'Hi Callum Whitfield, here’s a code: {discount}'
  expect(withoutSecondGreeting('Dear Callum,\n\nthank you.', offer)).toBe('Here’s a code: {discount}')
  expect(withoutSecondGreeting('Hi Callum! Thank you.', 'Here’s a code')).toBe('Here’s a code')
  expect(withoutSecondGreeting('Thank you.', offer)).toBe(offer)
  expect(withoutSecondGreeting('Hi Callum, thank you.', 'Hi Callum,')).toBe('Hi Callum,')
})
