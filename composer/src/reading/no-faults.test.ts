import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'

const read = (text: string, rating: number) => storedReading({ title: null, text, rating }, 'en')

describe('what is no fault of the item', () => {
  it.each([
    [5, 'My skin looks brighter and my dark spots have faded.', 'colour'],
    [3, 'The bag is small. Keeping it because I can’t be bothered to send it back.', 'service'],
    [5, 'It boils fast, pours without dripping and still looks new.', 'quality'],
  ])('isn’t bad at %s stars: "%s"', (rating, text, topic) => {
    expect(read(text, rating).topicsBad).not.toContain(topic)
  })

  it('but a shirt that faded and a shop that doesn’t care are', () => {
    expect(read('The shirt faded after one wash.', 1).topicsBad).toContain('colour')
    expect(read('Customer service can’t be bothered to answer.', 1).topicsBad).toContain('service')
  })
})

describe('a word that only intensifies', () => {
  it.each([
    ['de', 'Der Preis ist auch ganz schön happig.'],
    ['de', 'Ganz schön laut, und der Preis ist happig.'],
    ['es', 'El precio es bien caro.'],
  ])('is no praise, in %s: "%s"', (_, text) => {
    const { topicsGood, topicsBad } = read(text, 3)
    expect(topicsGood).toEqual([])
    expect(topicsBad).toContain('price')
  })

  it('but a bag that is very pretty is praised', () => {
    expect(read('Die Farbe ist ganz schön und der Stoff auch.', 4).sentiment).toBe('positive')
  })
})
