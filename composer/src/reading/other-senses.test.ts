import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'

const read = (text: string, rating: number) => storedReading({ title: null, text, rating }, 'en')

describe('a word in another sense', () => {
  it.each([
    [3, 'The wide one might have worked for me.', 'performance'],
    [3, 'A longer strap would have worked great for me.', 'performance'],
    [1, 'You never shipped it, so I lost my money.', 'price'],
    [1, 'The low battery alert wakes up the whole house.', 'battery'],
    [2, 'It plays sounds for pairing, low battery and calls.', 'battery'],
    [4, 'Lovely coat. You may want to size down.', 'size'],
    [1, 'Our doorbell camera shows that nobody came.', 'camera'],
    [1, 'The strap tore, my laptop fell and the screen is cracked.', 'screen'],
  ])('is no topic at %s stars: "%s"', (rating, text, topic) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect([...topicsGood, ...topicsBad]).not.toContain(topic)
  })

  it.each([
    [5, 'It worked for me right away.', 'performance'],
    [1, 'The camera is terrible and the pictures are blurry.', 'camera'],
    [1, 'The screen is cracked after a week.', 'screen'],
    [1, 'Waste of money, and the battery is bad.', 'battery'],
  ])('stays a topic in its own at %s stars: "%s"', (rating, text, topic) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect([...topicsGood, ...topicsBad]).toContain(topic)
  })

  it('stays a complaint: money that was lost', () => {
    expect(read('I lost my money.', 1).sentiment).toBe('negative')
  })
})
