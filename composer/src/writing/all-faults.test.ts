import { describe, expect, it } from 'vitest'
import { replies, topics } from '../testing/replies.ts'

const addresses: Record<string, string> = {
  en: 'You can reach us at hello@fieldnote.example.',
  de: 'Sie erreichen uns unter hello@fieldnote.example.',
  it: 'Può scriverci a hello@fieldnote.example.',
}
const factsIn = (language: string) => [{ topic: 'contact', text: addresses[language] ?? '', language }]

describe('at three stars or fewer, each fault is named', () => {
  it.each([
    [
      1,
      '2 glasses arrived broken and one is missing completely. The box had no padding.',
      ['damage', 'missing', 'packaging'],
    ],
    [1, 'Took 5 weeks to get here and it’s the wrong color.', ['delivery', 'missing']],
    [
      2,
      'Cream has a weird texture and the smell is overpowering. Also smaller than it looks.',
      ['size', 'smell', 'material'],
    ],
    [3, 'Love the dress, hate the zip. It gets stuck every single time. The fabric is gorgeous.', ['zip']],
    [3, 'It’s ok. Does the job but feels a bit cheap for 49 bucks.', ['material', 'price']],
  ])('%i stars: "%s"', async (rating, text, named) => {
    for (const reply of await replies({ text, rating, product: null, facts: factsIn('en') })) {
      for (const topic of named) expect(topics(reply), reply).toContain(topic)
      expect(reply).toMatch(/sorry|apolog/i)
      expect(reply).toContain('hello@fieldnote.example')
      expect(reply).not.toMatch(/taken note|made a note/)
    }
  })

  it('in German, too, and regret for a price isn’t an apology', async () => {
    const text = 'Die Pfanne funktioniert nicht richtig, und der Preis ist ganz schön happig.'
    for (const reply of await replies({ text, rating: 3, product: null, language: 'de', facts: factsIn('de') })) {
      expect(reply).toMatch(/Preis/)
      expect(reply).toMatch(/leid|bedauern/)
      expect(reply).toContain('hello@fieldnote.example')
    }
  })

  it('but what is praised, or only said in passing, isn’t', async () => {
    for (const reply of await replies({ text: 'Bag 7 is sturdy.', rating: 1 })) expect(topics(reply)).toEqual([])
  })
})
