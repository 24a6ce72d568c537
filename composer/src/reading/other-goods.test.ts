import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('a fault of other products', () => {
  it.each([
    ['en', 'Best bag I’ve owned. The other bags I had were cheap and fell apart.'],
    ['en', 'I’ve tried many lamps and most of them flicker. This one doesn’t.'],
    ['en', 'Seemed too small when I unpacked it, but after trying it on it fits perfectly.'],
    ['en', 'It seemed too thin, however, after trying it on, it’s the perfect fit.'],
    ['de', 'Einer meiner Lieblingskaffees. Schon viele Kaffees probiert und die meisten schmecken eher fad.'],
    ['de', 'Die meisten sind eher unbequem. Diese nicht.'],
    ['fr', 'La plupart grattent. Celui-ci non. Très doux.'],
    ['es', 'La mayoría pica. Esta no. Muy suave.'],
    ['it', 'Le altre pizzicano, questa no. Bella.'],
    ['pt', 'A maioria pinica. Esta não. Muito macia.'],
  ])('is no complaint in %s: "%s"', (language, text) => {
    const { sentiment, negatives, bad } = readComment(text, 4, language)
    expect({ sentiment, negatives, bad }).toEqual({ sentiment: 'positive', negatives: 0, bad: [] })
  })

  it.each([
    ['The other bag I bought from you fell apart too.', 2],
    ['The other straps I ordered fell apart.', 2],
    ['Most of it is great but the zip sticks. This one is red.', 4],
    ['The sleeves seemed too short.', 3],
  ])('but this is one: "%s"', (text, rating) => {
    const { negatives, bad } = readComment(text, rating, 'en')
    expect(negatives + bad.length).toBeGreaterThan(0)
  })
})

describe('praise of the one before', () => {
  it.each([
    ['en', 'Decent, but the Wilfa I had before was quieter and ground finer. For 20 quid less.'],
    ['en', 'The IKEA lamp I had before was brighter.'],
    ['de', 'Der Rucksack, den ich vorher hatte, war leichter.'],
    ['fr', 'Celui que j’avais avant était plus solide.'],
    ['es', 'La que tenía antes era más cómoda.'],
    ['it', 'Quello che avevo prima era più silenzioso.'],
    ['pt', 'A que eu tinha antes era mais leve.'],
  ])('is a complaint in %s: "%s"', (language, text) => {
    const { sentiment, good } = readComment(text, 3, language)
    // "Decent" is praise of this one.
    expect({ sentiment, good }).toEqual({ sentiment: text.startsWith('Decent') ? 'mixed' : 'negative', good: [] })
  })

  it.each(['The lamp I had before was ugly. This one is nice.', 'The one I had before was a mixer. Good so far.'])(
    'but not in "%s"',
    (text) => {
      expect(readComment(text, 4, 'en').positives).toBeGreaterThan(0)
    },
  )
})
