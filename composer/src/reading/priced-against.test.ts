import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('a price that a fault is compared with', () => {
  it.each([
    ['en', 'For the price it’s too thin.'],
    ['en', 'Nice, but for the price it scratches too much.'],
    ['de', 'Der Pulli ist schön, aber für den Preis kratzt er mir zu sehr am Hals.'],
    ['fr', 'Pour ce prix, elle gratte un peu trop.'],
    ['es', 'Para el precio que tiene, pica demasiado.'],
    ['it', 'Per il prezzo graffia troppo.'],
  ])('isn’t praised in %s: "%s"', (language, text) => {
    const { good, bad } = readComment(text, 3, language)
    expect([...good, ...bad]).not.toContain('price')
  })

  it.each([
    ['en', 'For the price it’s a great blanket.'],
    ['en', 'For the price it’s not bad at all.'],
    ['en', 'For the price it’s great but too thin.'],
    ['en', 'Nothing to complain about for the price.'],
    ['de', 'Für den Preis kann man nicht meckern.'],
    ['fr', 'Pour le prix, rien à dire.'],
  ])('is praised in %s: "%s"', (language, text) => {
    expect(readComment(text, 4, language).good).toContain('price')
  })

  it('looks twice the price: praise of the look', () => {
    const { good, bad } = readComment('Looks twice the price.', 5, 'en')
    expect({ good, bad }).toEqual({ good: ['look'], bad: [] })
  })
})

describe('words within others', () => {
  it.each(['容量も十分で気に入っています。', '光量も十分です。', '水の量も十分で、植物が元気です。'])(
    'say nothing about the taste: "%s"',
    (text) => expect(readComment(text, 5, 'ja').good).not.toContain('taste'),
  )

  it('but a portion does', () => expect(readComment('味も量も十分です。', 5, 'ja').good).toContain('taste'))

  it.each([
    ['光はきれいです。', false],
    ['お部屋がきれいです。', true],
  ])('clear light isn’t clean: "%s" (%s)', (text, isClean) =>
    expect(readComment(text, 5, 'ja').good.includes('cleanliness')).toBe(isClean),
  )

  it('an ink spot on the cuff is no praise', () => {
    expect(readComment('It came with a small ink spot on the cuff.', 4, 'en').good).toEqual([])
    expect(readComment('The fit is spot on.', 5, 'en').good).toContain('size')
  })
})
