import type { Topic } from '@bizamply/contract/topics-and-risks'
import { describe, expect, it } from 'vitest'
import type { Correction } from '../reading/correction.ts'
import { storedReading } from '../stored-reading.ts'
import { kindsTo, replies, topics } from '../testing/replies.ts'

const regret = /sorry|apolog|regret/i

describe('replies to a comment that a person corrected', () => {
  it('answer a complaint that the stars and the words hid', async () => {
    const text = 'Great, another one for the bin.'
    expect((await replies({ text, rating: null })).every((reply) => !/material/i.test(reply))).toBe(true)
    const done = await replies({ text, rating: null, corrected: { sentiment: 'negative', bad: ['material'] } })
    for (const reply of done) {
      expect(reply).toMatch(regret)
      expect(topics(reply)).toEqual(['material'])
    }
  })

  it('thank for praise that sounds like a complaint', async () => {
    const text = 'Sick bag, insane, my old one is dead to me now'
    const done = await replies({ text, rating: null, corrected: { sentiment: 'positive', good: ['look'] } })
    for (const reply of done) {
      expect(reply).not.toMatch(regret)
      expect(topics(reply)).toEqual(['look'])
    }
  })

  it('do not regret a complaint in words that the person calls praise', async () => {
    const text = 'The zip arrived broken and does not close.'
    expect((await replies({ text, rating: 4 })).some((reply) => regret.test(reply))).toBe(true)
    const done = await replies({ text, rating: 4, corrected: { sentiment: 'positive', good: ['service'] } })
    for (const reply of done) {
      expect(reply).not.toMatch(regret)
      expect(topics(reply)).toEqual(['service'])
    }
  })

  it('name both sides of a mixed comment', async () => {
    const corrected = { sentiment: 'mixed', good: ['look'], bad: ['delivery'] } as const
    const done = await replies({
      text: 'Well, you know.',
      rating: 3,
      corrected: { ...corrected, good: ['look'], bad: ['delivery'] },
    })
    for (const reply of done) expect(topics(reply).toSorted()).toEqual(['delivery', 'look'])
  })

  it('no longer name a topic that the person removed', async () => {
    const text = 'The smell of the leather is lovely and the size is perfect.'
    const done = await replies({ text, rating: 5, corrected: { sentiment: 'positive', good: ['size'] } })
    for (const reply of done) expect(topics(reply)).toEqual(['size'])
  })

  it('are in the corrected language', async () => {
    const text = 'Super'
    const done = await replies({ text, rating: 5, corrected: { language: 'de', sentiment: 'positive' } })
    for (const reply of done) expect(reply).toMatch(/dank|freu/i)
  })

  it.each([5, 1])('follow the sentiment, whatever the stars (%i)', async (rating) => {
    const text = 'Great, another one for the bin.'
    for (const reply of await replies({ text, rating, corrected: { sentiment: 'negative', bad: ['material'] } })) {
      expect(reply).toMatch(regret)
      expect(topics(reply)).toEqual(['material'])
    }
    for (const reply of await replies({ text, rating, corrected: { sentiment: 'positive', good: ['look'] } })) {
      expect(reply).not.toMatch(/sorry|apolog|regret|match/i)
      expect(topics(reply)).toEqual(['look'])
    }
  })

  it('do not apologize for an order that the person left out', async () => {
    const done = await replies({ text: 'It never arrived.', rating: null, corrected: { sentiment: 'neutral' } })
    for (const reply of done) expect(reply).not.toMatch(/sorry|apolog|regret|order number/i)
  })

  it('name what an insult is about once a person says so', async () => {
    const done = await replies({
      text: 'You idiots',
      rating: 1,
      corrected: { sentiment: 'negative', bad: ['service'] },
    })
    for (const reply of done) expect(topics(reply)).toEqual(['service'])
  })

  it('are careful about a risk that the person added', async () => {
    const found = await kindsTo({
      text: 'Not again.',
      rating: 5,
      corrected: { sentiment: 'negative', risks: ['injury'] },
    })
    expect(found).toContain('injury')
    expect(await kindsTo({ text: 'Not again.', rating: 5, corrected: { risks: ['self-harm'] } })).toContain('injury')
  })

  it('are as before where nothing but the language was changed', async () => {
    const text = 'This cream healed my burn, I love the scent.'
    const before = await replies({ text, rating: 5 })
    const { topicsGood, topicsBad, risks } = storedReading({ title: null, text, rating: 5 })
    const corrected = { good: topicsGood as Topic[], bad: topicsBad as Topic[], risks: risks as Correction['risks'] }
    expect(await replies({ text, rating: 5, corrected })).toEqual(before)
  })
})
