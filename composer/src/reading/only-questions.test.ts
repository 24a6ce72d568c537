import { describe, expect, it } from 'vitest'
import { hasWrittenBefore } from './wrote-before.ts'
import { readComment } from './read-comment.ts'

describe('a pure question', () => {
  it.each([
    'Does this mattress topper come in a California king? And is it ok on an adjustable base',
    'Is the charger included or do I need to buy one separate? ordering another for my brother',
  ])('is neutral at any number of stars: "%s"', (text) => {
    expect(readComment(text, 5).sentiment).toBe('neutral')
  })

  it('is not one with praise', () => {
    expect(readComment('Love this lamp. Does it come in black?', 5).sentiment).toBe('positive')
  })
})

describe('tears of joy', () => {
  it('don’t make praise with one star a complaint', () => {
    const text = 'Absolutely perfect, my mom cried when she opened the frame. It came out beautiful!'
    expect(readComment(text, 1).slipped).toBe(true)
    expect(readComment('My son cried when it broke. Beautiful box, perfect trash.', 1).slipped).toBe(false)
  })
})

describe('"What is going on??"', () => {
  it('asks nothing', () => {
    expect(readComment('Emailed you twice. What is going on over there??', 1).hasQuestion).toBe(false)
    expect(readComment('What is going on with my order?', 1).hasQuestion).toBe(true)
  })
})

describe('messages without an answer', () => {
  it('are found', () => {
    expect(hasWrittenBefore('Emailed you on the 14th, no answer.', 'en')).toBe(true)
    expect(hasWrittenBefore('I had to email twice to find out where it was.', 'en')).toBe(false)
    expect(hasWrittenBefore('Emailed them and got an answer at once.', 'en')).toBe(false)
  })
})
