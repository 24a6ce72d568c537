import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'

const read = (text: string, rating: number | null) => storedReading({ title: null, text, rating }, 'en')

describe('a price', () => {
  it.each([
    [3, 'Handle feels a bit cheap for the price.'],
    [2, 'Cheap for the price.'],
    [3, 'The fabric is flimsy for the price.'],
    [3, 'Overpriced for what it is.'],
    [3, 'Wirkt etwas billig für den Preis.'],
    [3, 'Fait un peu cheap pour le prix.'],
    [3, 'Se siente un poco barato para el precio.'],
    [3, 'Parece um pouco barato pelo preço.'],
    [3, 'Sembra un po’ economico per il prezzo.'],
    [3, 'Voelt wat goedkoop voor de prijs.'],
    [3, '値段の割に安っぽいです。'],
  ])('that a complaint is compared with is a complaint (%s stars): "%s"', (rating, text) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect(topicsBad).toContain('price')
    expect(topicsGood).not.toContain('price')
  })

  it.each([
    [5, 'Great quality for the price.'],
    [4, 'Good for the price.'],
    [5, 'Cheap price, good quality.'],
    [4, 'Not bad, and good for the price.'],
  ])('that praise is compared with is praise (%s stars): "%s"', (rating, text) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect(topicsGood).toContain('price')
    expect(topicsBad).not.toContain('price')
  })
})

describe('a smell', () => {
  it.each([
    [3, 'The smell out of the box was awful chemical stuff for a week.', [], ['smell']],
    [5, 'The smell out of the box was lovely.', ['smell'], []],
  ])('"out of the box" is as good as the words after it (%s stars): "%s"', (rating, text, good, bad) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect([topicsGood, topicsBad]).toEqual([good, bad])
  })
})

it('"works right out of the box" is still easy to use', () => {
  expect(read('Works right out of the box.', 5).topicsGood).not.toEqual([])
})

describe('a question to the shop', () => {
  it.each([
    [4, 'Is the cushion cover machine washable?', []],
    [4, 'Love the cover. Is it machine washable?', []],
    [4, 'Love the cover, is it machine washable?', []],
    [5, 'Is it machine washable? I love the fabric.', ['material']],
    [5, 'It is machine washable and soft.', ['material']],
    [5, 'Love the colour, does it come in blue?', ['colour']],
  ])('praises nothing (%s stars): "%s"', (rating, text, good) => {
    expect(read(text, rating).topicsGood).toEqual(good)
  })
})

it.each([
  [3, 'Meh', 'neutral'],
  [3, 'naja', 'neutral'],
  [3, 'Bof', 'neutral'],
  [2, 'Meh', 'negative'],
  [3, 'Meh. The zip broke.', 'negative'],
  [5, 'It’s to die for', 'positive'],
  [null, 'This candle is to die for!', 'positive'],
  [5, 'C’est à tomber par terre.', 'positive'],
  [1, 'The battery died.', 'negative'],
])('%s stars, "%s" is %s', (rating, text, sentiment) => {
  expect(read(text, rating).sentiment).toBe(sentiment)
})

describe('a parcel marked as delivered that isn’t there', () => {
  it.each([
    'Parcel marked delivered, not there.',
    'It says delivered but my parcel is nowhere.',
    'Paket als zugestellt markiert, ist aber nicht da.',
    'Colis marqué livré mais rien reçu.',
    'Figura como entregado y no está.',
    'O pedido consta como entregue, mas não está aqui.',
    'Risulta consegnato ma non c’è.',
    'Staat als bezorgd maar het pakket is er niet.',
    '配達済みなのに届いていません。',
  ])('is about delivery: "%s"', (text) => {
    expect(read(text, 1).topicsBad).toContain('delivery')
  })

  it.each([
    [5, 'Delivered on time, as marked on the parcel.'],
    [2, 'The strap is marked.'],
  ])('isn’t in "%s stars: %s"', (rating, text) => {
    expect(read(text, rating).topicsBad).not.toContain('delivery')
  })
})

describe('words that are highlighted', () => {
  it.each([
    ['Holes after two washes.', 'Holes'],
    ['The scent is to die for.', 'scent is to die for'],
    ['Overpriced for what you get.', 'Overpriced'],
    ['It won’t turn on.', 'won’t turn on'],
  ])('end with a word that means something: "%s"', (text, words) => {
    const shown = read(text, 3).evidence.flatMap((one) => one.words)
    expect(shown.some((one) => one === words || words.endsWith(one))).toBe(true)
    expect(shown.filter((one) => [' after', ' is', ' of'].some((end) => one.endsWith(end)))).toEqual([])
  })
})
