import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'

const read = (text: string, rating: number | null, language: string) =>
  storedReading({ title: null, text, rating }, language)

describe('"cheap"', () => {
  it.each([
    ['en', 'I normally buy cheap and replace it every year, this is my first good one.'],
    ['en', 'Two weeks later the same lamp was sold, ten euros cheaper a few days after I ordered.'],
    ['de', 'Sonst kaufe ich günstig und ärgere mich, diesmal nicht.'],
    ['fr', 'Je prends pas cher d’habitude et je le regrette.'],
    ['es', 'Siempre compro barato y luego me arrepiento.'],
    ['es', 'Quince euros más barato una semana después.'],
    ['it', 'Di solito compro economico e me ne pento.'],
    ['pt', 'Normalmente compro barato e me arrependo.'],
  ])('in %s says nothing good about this product in "%s"', (language, text) => {
    expect(read(text, 4, language).topicsGood).toEqual([])
    expect(read(text, 4, language).evidence.filter(({ of }) => of === 'topic:price')).toEqual([])
  })

  it.each([
    ['en', 'The clasp feels really cheap.'],
    ['de', 'Die Schließe fühlt sich recht billig an.'],
    ['fr', 'La boucle fait vraiment cheap.'],
    ['es', 'El cierre se siente muy barato.'],
    ['it', 'La chiusura sembra molto economica.'],
    ['pt', 'O fecho parece muito barato.'],
    ['nl', 'De sluiting voelt erg goedkoop.'],
  ])('in %s is a complaint about how it is made in "%s"', (language, text) => {
    const { topicsGood, topicsBad, sentiment } = read(text, null, language)
    expect([sentiment, topicsGood]).toEqual(['negative', []])
    expect(topicsBad.filter((topic) => ['quality', 'look', 'material'].includes(topic))).toHaveLength(1)
  })

  it.each([
    ['en', 'Good and cheap price, would order again.'],
    ['es', 'Muy barato y de buena calidad.'],
    ['de', 'Sehr günstiger Preis, gerne wieder.'],
    ['pt', 'Muito barato e bonito.'],
  ])('in %s still praises the price in "%s"', (language, text) => {
    expect(read(text, 5, language).topicsGood).toContain('price')
  })
})

it.each([
  ['en', 'Half the price at another shop. Quality is similar tbh.'],
  ['en', 'It works, but I found it cheaper on Amazon.'],
  ['en', 'You can get the same one for much less elsewhere.'],
  ['de', 'Das gibt es woanders zum halben Preis.'],
  ['fr', 'On le trouve moins cher ailleurs.'],
  ['es', 'Lo vi más barato en otra tienda.'],
  ['it', 'L’ho visto alla metà del prezzo su un altro sito.'],
])('a lower price elsewhere is a complaint about the price (%s: %s)', (language, text) => {
  const { topicsGood, topicsBad } = read(text, 3, language)
  expect([topicsGood, topicsBad.includes('price')]).toEqual([[], true])
})

it.each([
  ['en', 'Cheaper than elsewhere.'],
  ['en', 'Better prices than on Amazon.'],
  ['en', 'I can’t find it cheaper elsewhere.'],
  ['de', 'Günstiger als anderswo.'],
  ['de', 'Nirgends günstiger bei anderen Händlern zu finden.'],
  ['de', 'Woanders nicht günstiger zu finden.'],
  ['fr', 'Moins cher qu’ailleurs.'],
  ['fr', 'Je ne l’ai pas trouvé moins cher ailleurs.'],
  ['es', 'Más barato que en otras tiendas.'],
  ['it', 'Più economico che su Amazon.'],
])('a lower price than elsewhere isn’t a complaint (%s: %s)', (language, text) => {
  expect(read(text, null, language).topicsBad).not.toContain('price')
})
