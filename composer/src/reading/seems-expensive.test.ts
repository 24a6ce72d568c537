import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('what looks more expensive than it was', () => {
  it.each([
    ['The cushions look way more expensive than they were, and the zipper is smooth.', 'en'],
    ['Die Lampe sieht viel teurer aus als sie war.', 'de'],
    ['La lampe fait bien plus cher que son prix.', 'fr'],
    ['La lámpara parece más cara de lo que es.', 'es'],
    ['La lampada sembra più costosa di quanto sia.', 'it'],
    ['O candeeiro parece mais caro do que foi.', 'pt'],
  ])('is praise: "%s"', (text, language) => {
    const { good, bad } = readComment(text, 5, language)
    expect(good).toContain('look')
    expect(bad).toEqual([])
  })

  it('is not praise if it isn’t worth it, or is just dear', () => {
    expect(readComment('Looks more expensive than it is worth.', 2).good).not.toContain('look')
    expect(readComment('They are more expensive than they were last year.', 2).bad).toContain('price')
  })
})

describe('fabric that is a bit see-through', () => {
  it('isn’t praised', () => {
    const read = readComment('Jolie robe, mais le tissu est un peu transparent.', 4)
    expect([read.good, read.bad, read.sentiment]).toEqual([['look'], ['material'], 'mixed'])
  })
})
