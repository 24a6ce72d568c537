import { describe, expect, it } from 'vitest'
import { readerVersion, storedReading } from './stored-reading.ts'

describe('what is stored with a comment', () => {
  it('includes language, sentiment, topics, risks, spam, question, and the deciding words', () => {
    const kept = storedReading(
      { title: 'Zip broke', text: 'The colour is lovely, but the zip broke and I want a refund.', rating: 2 },
      'de',
    )
    expect(kept).toMatchObject({
      language: 'en',
      sentiment: 'negative',
      score: -1,
      topicsGood: ['colour'],
      topicsBad: ['zip'],
      risks: ['refund'],
      spam: false,
      question: false,
      version: readerVersion,
    })
    expect(kept.evidence.map((one) => one.of)).toEqual(
      expect.arrayContaining(['topic:zip', 'topic:colour', 'risk:refund', 'sentiment']),
    )
  })

  it('follows the stars and is neutral for three stars without text', () => {
    const scores = [1, 2, 3, 4, 5].map((rating) => storedReading({ title: null, text: '', rating }).score)
    expect(scores).toEqual([-2, -1, 0, 1, 2])
    expect(storedReading({ title: null, text: '', rating: 3 }).sentiment).toBe('neutral')
    expect(storedReading({ title: null, text: '', rating: null })).toMatchObject({ language: null, score: 0 })
  })

  it('reads title and text separately, so that no phrase spans both', () => {
    const kept = storedReading({ title: 'I do not', text: 'love it', rating: null })
    expect(kept.score).toBeGreaterThan(0)
  })

  it.each([
    ['Terrible. Absolutely terrible that I waited so long to buy one. My wife has stolen it already.', 5, false],
    ['It broke in half on the first day. Rubbish.', 5, true],
    ['Awful, horrible, a disgrace.', 4, true],
    ['Great bag, the zip is a bit stiff.', 5, false],
    ['Lovely. I was sad that I waited so long.', 5, false],
    ['Lovely and light, but a button came off on day one.', 4, true],
    ['Comfortable. The color is not as shown online.', 4, true],
    ['Nice pattern. One of the two pillowcases was missing from the package.', 4, true],
    ['Great lamp. Can you swap it for the taller one?', 4, true],
    ['Came as shown, no complaints.', 4, false],
    ['Nothing broke, nothing leaks, and it came on time.', 5, false],
    ['A bit dear, but worth it.', 4, false],
    ['Bag 7 is sturdy.', 5, false],
    ['Bag 7 is sturdy.', 1, false],
    ['Absolutely perfect, exactly what I wanted, couldn’t be happier. Quick delivery too.', 1, true],
    ['Lovely mug, perfect size. Sorry, clicked the wrong star.', 2, true],
    ['Great service, I only waited nine weeks.', 1, false],
    ['All I wanted was a working lamp, great job.', 1, false],
  ])('says whether the text contradicts the stars: "%s" with %i', (text, rating, isContradicted) => {
    const { evidence } = storedReading({ title: null, text, rating }, 'en')
    const unsure = evidence.filter(({ of }) => of === 'unsure').flatMap(({ words }) => words)
    expect(unsure.includes('rating')).toBe(isContradicted)
  })
})
