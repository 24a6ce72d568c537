import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'

/** As the console shows them. */
const highlights = (text: string, rating: number | null, title: string | null = null): Record<string, string[]> => {
  const { evidence, topicsGood, topicsBad } = storedReading({ title, text, rating }, 'en')
  const unsure = evidence.filter(({ of }) => of === 'unsure').flatMap(({ words }) => words)
  const named = [...topicsGood, ...topicsBad].map((topic) => `topic:${topic}`)
  const sure = evidence.filter(({ of }) => (named.includes(of) || of.startsWith('risk:')) && !unsure.includes(of))
  return Object.fromEntries(sure.map(({ of, words }) => [of, words]))
}

describe('highlighted words', () => {
  it('are whole phrases without a loose end', () => {
    expect(highlights('The vase arrived with a cracked rim.', 1)['topic:damage']).toEqual(['arrived with a cracked'])
    expect(highlights('Beautiful, I love how it looks.', 5)['topic:look']).toEqual(['Beautiful', 'I love how it looks'])
  })

  it('are only those of the stronger side', () => {
    const text =
      'Delivery was late. Then I waited for weeks, and the parcel never arrived. At first it was fast delivery.'
    const words = highlights(text, 1)['topic:delivery'] ?? []
    expect(words).not.toEqual([])
    expect(words.join()).not.toContain('fast')
  })

  it('exclude a topic with as much praise as complaint', () => {
    const text = 'The delivery was late. But fast delivery of the spare part.'
    expect(highlights(text, 3)).not.toHaveProperty('topic:delivery')
  })

  it('against the stars are shown only if stated clearly', () => {
    const long = 'I had hoped to carry this to the office and back for some years, as I did with the one from before. '
    const text = `${long}The strap broke on the second day, the seam came apart. The colour was nice.`
    expect(highlights(text, 1)).not.toHaveProperty('topic:colour')
    expect(highlights('The colour is lovely, but the zip broke.', 2)).toHaveProperty('topic:colour')
  })

  it('against the stars never include a refund in praise, but an injury', () => {
    const praise = 'I wanted a refund for the wrong size and they sent it at once. Excellent service, I love the shop.'
    expect(highlights(praise, 5)).not.toHaveProperty('risk:refund')
    expect(highlights('I want a refund.', 1)).toHaveProperty('risk:refund')
    expect(highlights('Great kettle, I love it, but the lid burned my hand.', 5)).toHaveProperty('risk:injury')
  })

  it('include what a title and the words after "but" say', () => {
    const found = highlights('It looks great. But the zip catches every time.', 3, 'Pretty, but the zip')
    expect(found['topic:zip']).toEqual(expect.arrayContaining(['zip catches']))
    expect(found).toHaveProperty('topic:look')
  })
})
