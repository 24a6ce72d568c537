import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('a thing alone after "but"', () => {
  it.each([
    ['en', 'Lovely, but the zip', 'zip'],
    ['de', 'Wunderschön, aber der Reißverschluss', 'zip'],
    ['fr', 'Magnifique, mais la livraison', 'delivery'],
    ['es', 'Precioso, pero la cremallera', 'zip'],
    ['it', 'Bellissimo, ma la cerniera', 'zip'],
    ['pt', 'Adorei, mas o zíper', 'zip'],
  ])('in %s is a complaint in "%s"', (language, text, topic) => {
    const { bad, sentiment } = readComment(text, null, language)
    expect(bad).toContain(topic)
    expect(sentiment).not.toBe('positive')
  })

  it.each(['Ugly, but the zip', 'Lovely. The zip', 'Lovely, but the zip is great too', 'Lovely zip'])(
    'isn’t a complaint in "%s"',
    (text) => {
      expect(readComment(text, null, 'en').bad).not.toContain('zip')
    },
  )
})

describe('"yes" and "no" after two qualities', () => {
  it.each([
    ['en', 'Beautiful yes, practical no.'],
    ['de', 'Hübsch ja, praktisch nein.'],
    ['fr', 'Joli oui, pratique non.'],
    ['es', 'Bonito sí, práctico no.'],
    ['it', 'Bello sì, pratico no.'],
    ['pt', 'Bonito sim, prático não.'],
  ])('in %s are praise and a complaint: "%s"', (language, text) => {
    expect(readComment(text, null, language).sentiment).toBe('mixed')
  })

  it('don’t form a contrast without the "yes"', () => {
    expect(readComment('Está muy bien, es práctico no', null, 'es').sentiment).toBe('positive')
  })
})

describe('three stars', () => {
  it.each([
    ['de', 'Viel zu langsam', 'Hübsch ja, praktisch nein. Sehr weich.', 'mixed'],
    ['en', 'Nice', 'It is nice, but it wobbles.', 'neutral'],
    ['en', 'Good', 'Beautiful and comfortable, excellent quality, I love it.', 'positive'],
    ['fr', 'Trop cher', 'Belle couleur, très joli, bonne qualité.', 'mixed'],
    ['es', 'Llegó roto', 'Bonito color y muy buena calidad.', 'mixed'],
  ])('in %s are positive only with clear praise: "%s. %s"', (language, title, text, sentiment) => {
    expect(readComment(`${title}\n\n${text}`, 3, language).sentiment).toBe(sentiment)
  })
})
