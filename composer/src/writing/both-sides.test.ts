import { describe, expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'
import { storedReading } from '../stored-reading.ts'

type Row = [language: string, text: string]
const kept = (text: string, rating: number | null, language: string): ReturnType<typeof storedReading> =>
  storedReading({ title: null, text, rating }, language)

describe('five stars', () => {
  it.each<Row>([
    ['en', 'The fold was a little stiff at first, now I take it everywhere and love the deep pockets.'],
    ['en', 'I was nervous about the price and had to think twice. It is beautiful.'],
    ['de', 'Mein alter war kaputt, dieser ist schön, leicht und sehr bequem.'],
    ['fr', 'Un café renversé dessus et rien du tout, je recommande.'],
    ['es', 'Puse mal la dirección y lo arreglaron al momento, muy contenta.'],
    ['zh', '以前买的坏了，这个很好看，很喜欢。'],
  ])('with a weak negative word are positive in %s: "%s"', (language, text) => {
    expect(kept(text, 5, language).sentiment).toBe('positive')
  })

  it.each<Row>([
    ['en', 'Great bag, I love it, but the strap is broken.'],
    ['en', 'Horrible quality, it stopped working after two days.'],
    ['de', 'Schöne Tasche, aber der Reißverschluss ist kaputt.'],
  ])('with an explicit problem are mixed in %s: "%s"', (language, text) => {
    expect(kept(text, 5, language).sentiment).toBe('mixed')
  })
})

describe('without stars', () => {
  it.each<Row>([
    ['en', 'Beautiful in the photo. The fabric is thin, it runs small, the seam ripped and I am sending it back.'],
    ['de', 'Sieht gut aus, ging aber sofort kaputt, und niemand antwortet. Geld zurück!'],
    ['es', 'Bonito, pero llegó roto, no funciona y nadie responde.'],
    ['fr', 'Joli, mais il est arrivé cassé, ne marche pas et personne ne répond.'],
  ])('a complaint with one kind word is negative in %s: "%s"', (language, text) => {
    expect(kept(text, null, language).sentiment).toBe('negative')
  })

  it('praise with one weak remark is positive, and equal sides are mixed', () => {
    const positive = 'Lovely colour, very soft, fits perfectly and arrived early. A bit long.'
    expect(kept(positive, null, 'en').sentiment).toBe('positive')
    expect(kept('Lovely colour, but the zip is broken.', null, 'en').sentiment).toBe('mixed')
  })
})

describe('three stars', () => {
  it('take the sentiment of their words', () => {
    expect(kept('Das Glas beschlägt von innen, nur vom Händewaschen.', 3, 'de').sentiment).toBe('negative')
    expect(kept('Lovely colour, but the zip is broken.', 3, 'en').sentiment).toBe('mixed')
  })
})

describe('a topic', () => {
  it.each<Row>([
    ['en', 'This bag was once under a spilled coffee, and the wax shrugged it off. I love it.'],
    ['en', 'The sage is exactly that dusty green I was after. Perfect.'],
    ['en', 'My cracked hands were fine again after three days, I love it.'],
  ])('isn\'t negative because of one weak word in pure praise in %s: "%s"', (language, text) => {
    const { topicsBad, evidence } = kept(text, 5, language)
    expect(topicsBad).toEqual([])
    expect(evidence.map(({ of }) => of)).not.toContain('topic:damage')
  })

  it.each<[...Row, topic: string]>([
    ['es', 'Hilos sueltos por todas partes al mes y medio.', 'quality'],
    ['de', 'Das Glas beschlägt von innen.', 'quality'],
    ['zh', '房价非常贵', 'price'],
  ])('is negative in %s: "%s"', (language, text, topic) => {
    expect(kept(text, null, language)).toMatchObject({ sentiment: 'negative', topicsBad: [topic] })
  })

  it("isn't found in the smell of summer", () => {
    const text = 'Ordered on Monday, arrived today, and it smells of summer already.'
    expect(kept(text, null, 'en').topicsBad).toEqual([])
    expect(kept('It smells of plastic.', null, 'en').topicsBad).toEqual(['smell'])
  })
})

it('advertising is never positive', () => {
  for (const rating of [null, 5]) {
    const { sentiment, spam } = readComment('Nice page, love it! Check out my profile for 10k followers free', rating)
    expect({ sentiment, spam }).toEqual({ sentiment: 'neutral', spam: true })
  }
})
