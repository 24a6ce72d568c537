import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'
import { readComment } from './read-comment.ts'

const read = (text: string, rating: number | null) => storedReading({ title: null, text, rating }, 'en')

describe('a topic in clear words', () => {
  it.each([
    [2, 'After one wash it came out two sizes smaller.', 'size'],
    [4, 'Great blender. Only gripe is how loud it is.', 'sound'],
    [1, 'Told too late to cancel, then it takes 9 days to even ship.', 'delivery'],
    [2, 'The battery lasts 10 minutes.', 'battery'],
    [2, 'Nach zwei Wochen ist der Akku nur noch auf halber Leistung.', 'battery'],
    [1, 'La batería dura 10 minutos.', 'battery'],
    [1, 'Una aspiradora que no aspira nada.', 'performance'],
    [3, 'Il caffè è buono, ma due capsule sono arrivate schiacciate.', 'damage'],
  ])('is bad at %i stars: "%s"', (rating, text, topic) => {
    expect(read(text, rating).topicsBad).toContain(topic)
    expect(read(text, rating).topicsGood).not.toContain(topic)
  })

  it.each([
    [5, 'Super Bettwäsche. Lieferung war auch fix.', 'delivery'],
    [5, 'The battery lasts 10 hours and charges fast.', 'battery'],
  ])('isn’t bad at %i stars: "%s"', (rating, text, topic) => {
    expect(read(text, rating).topicsBad).not.toContain(topic)
  })
})

describe('an idiom, or praise of soft skin,', () => {
  it.each([
    ['en', 'Dog went mad for these. He normally turns his nose up at anything that isn’t chicken.'],
    ['fr', 'La crème pénètre vite. Ma peau n’a jamais été aussi douce'],
    ['de', 'Meine Haut war noch nie so weich.'],
    ['es', 'Mi piel nunca ha estado tan suave.'],
  ])('is no possible harm, in %s: "%s"', (language, text) => {
    expect(readComment(text, 5, language).possibleHarm).toBe(false)
  })

  it('but a swollen nose and red skin are', () => {
    expect(readComment('My dog’s nose was swollen the next day.', 5).risks).toContain('injury')
    expect(readComment('Ma peau est devenue rouge.', 5, 'fr').risks).toContain('injury')
  })
})

describe('a handle too hot to touch', () => {
  it.each([
    'The pan is great, but the handle gets so hot that you can’t hold it.',
    'The knob gets too hot to touch.',
    'Der Griff wird so heiß, dass man ohne Topflappen nicht anfassen kann.',
  ])('is a danger: "%s"', (text) => {
    expect(readComment(text, 3).risks).toContain('injury')
  })

  it.each([
    'The cup stays so hot for hours.',
    'The handle doesn’t get too hot to touch.',
    'Der Griff wird nicht zu heiß zum Anfassen.',
  ])('but not what stays cool or is meant to be hot: "%s"', (text) => {
    expect(readComment(text, 3).risks).not.toContain('injury')
  })
})
