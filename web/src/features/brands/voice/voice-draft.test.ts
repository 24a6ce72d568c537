import type { Voice } from '@bizamply/contract/brands'
import { expect, test } from 'vitest'
import { draftOf, inputOf, isChanged, problemOfFact, withWord } from './voice-draft.ts'

const saved: Voice = {
  tone: 'warm',
  signOff: null,
  avoid: ['cheap'],
  does: [],
  donts: [],
  samples: [],
  languages: [],
  defaultLanguage: 'en',
  facts: [{ id: 'f', topic: 'returns', text: 'Free within 30 days.', language: 'en' }],
  version: '1',
}

test('whitespace alone doesn’t count as a change', () => {
  const draft = draftOf(saved)
  expect(isChanged(draft, saved)).toBe(false)
  expect(isChanged({ ...draft, signOff: '  ' }, saved)).toBe(false)
  expect(isChanged({ ...draft, signOff: 'Nora' }, saved)).toBe(true)
  expect(isChanged({ ...draft, facts: [] }, saved)).toBe(true)
  expect(isChanged({ ...draft, does: [{ key: 'k', text: ' ' }] }, saved)).toBe(false)
  expect(isChanged({ ...draft, does: [{ key: 'k', text: 'Offer a repair.' }] }, saved)).toBe(true)
})

test('the saved input has no keys, and its texts are trimmed', () => {
  const draft = { ...draftOf(saved), signOff: ' Nora ' }
  expect(inputOf(draft)).toEqual({
    tone: 'warm',
    signOff: 'Nora',
    avoid: ['cheap'],
    does: [],
    donts: [],
    samples: [],
    languages: [],
    defaultLanguage: 'en',
    facts: [{ topic: 'returns', text: 'Free within 30 days.', language: 'en' }],
  })
})

test('a fact needs text, and at most 500 characters', () => {
  expect(problemOfFact({ text: '  ' })).toEqual({ why: 'empty' })
  expect(problemOfFact({ text: 'a'.repeat(500) })).toBeNull()
  expect(problemOfFact({ text: 'a'.repeat(503) })).toEqual({ why: 'long', over: 3 })
})

test('words to avoid are unique, limited in length, and at most 50', () => {
  expect(withWord(['cheap'], '  Cheap ')).toEqual(['cheap'])
  expect(withWord(['cheap'], ' no   problem ')).toEqual(['cheap', 'no problem'])
  expect(withWord([], 'a'.repeat(41))).toBe('long')
  expect(
    withWord(
      Array.from({ length: 50 }, (_, n) => `w${n}`),
      'more',
    ),
  ).toBe('full')
})
