import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { phraseBook } from './phrases/index.ts'
import { kinds, replies } from '../testing/replies.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()
const seeds = Array.from({ length: 16 }, (_, index) => `seed ${index}`)

const opening = (reply: string): string | undefined => kinds(reply).find((kind) => kind !== 'greeting')

describe('a complaint', () => {
  it.each([
    ['en', 'The price is far too high and the zip broke at once. Very disappointed.'],
    ['de', 'Der Preis ist viel zu hoch und der Reißverschluss ging sofort kaputt. Sehr enttäuscht.'],
  ])('in %s begins with regret or understanding, never with a file note', async (language, text) => {
    for (const reply of await replies({ text, rating: 1, language })) {
      expect(['sorry', 'understood']).toContain(opening(reply))
      expect(reply).not.toMatch(/taken note|notiert|useful to know|nützlich/)
    }
  })

  it('of a game is not asked for the number of an order that nobody gave', async () => {
    const text = 'This game crashes all the time and the developers do nothing. Terrible multiplayer.'
    for (const reply of await replies({ text, rating: 1 })) {
      expect(reply).not.toMatch(/with your order number(?! if)|send us your order number/)
      expect(kinds(reply)).toContain('helpIfOrder')
    }
  })

  it('where no product is known is not asked for an order number outright', async () => {
    const text = 'Terrible, nobody answers and nothing works. I am very disappointed.'
    const done = await Promise.all(
      seeds.map((seed) => {
        const asked = request({ text, rating: 1, authorName: null, signOff: null, seed })
        return composer.compose({ ...asked, product: null }, {})
      }),
    )
    for (const reply of done) expect(reply.text).not.toMatch(/with your order number(?! if)|send us your order number/)
  })

  it('is asked for nothing that belongs in public: every request for a number says that it is private', () => {
    const unseen = /private|privat|privé|privad|プライベート|個別|非公開|ダイレクト|私信/i
    const number = /order number|bestellnummer/i
    for (const language of ['en', 'de']) {
      const all = Object.values(phraseBook(language).lines).flat()
      expect(all.filter((sentence) => number.test(sentence) && !unseen.test(sentence))).toEqual([])
    }
  })
})

describe('somebody hurt', () => {
  it.each([
    ['en', 'I got a rash and burned my hand on it, had to see a doctor.', /sorry|regret/, /well|better|recovered/],
    ['de', 'Ich habe mich daran verletzt und musste zum Arzt.', /leid|bedauern/, /gut geht|besser geht|Besserung/],
  ])('reads regret and a good wish in %s before anything else', async (language, text, regret, wish) => {
    for (const reply of await replies({ text, rating: 1, language })) {
      expect(opening(reply)).toBe('injury')
      expect(reply).toMatch(regret)
      expect(reply).toMatch(wish)
      expect(reply).not.toMatch(/somebody can speak|in person/)
    }
  })
})

describe('a remark', () => {
  it('is not asked for again', async () => {
    const text = 'I love the look and it is comfortable, but the price is too high.'
    for (const reply of await replies({ text, rating: 4 })) expect(kinds(reply)).not.toContain('invite')
  })

  it('without stars is offered no inquiry', async () => {
    const text = 'I like the colour, but it is a bit heavy and the size is wrong.'
    for (const reply of await replies({ text, rating: null })) expect(reply).not.toMatch(/order number|look into it/)
  })

  it('is thanked for both sides only where there are both', async () => {
    for (const parts of [
      { text: 'It is fine, I suppose, but the size is wrong.', rating: 3 },
      { text: 'Lovely, I would not train without it. Not bad at all.', rating: 4 },
    ]) {
      for (const reply of await replies(parts)) expect(kinds(reply)).not.toContain('balanced')
    }
  })
})

describe('joy', () => {
  it('is not shown over something that nobody has used yet', async () => {
    for (const reply of await replies({ text: 'Lovely packaging, but I have not used it yet.', rating: 5 })) {
      expect(kinds(reply)).not.toContain('joy')
      expect(kinds(reply)).not.toContain('wish')
    }
  })

  it('is left out where only stars and no word of praise were read', async () => {
    for (const reply of await replies({ text: 'Here is my rating, from the station.', rating: 5 })) {
      expect(kinds(reply)).not.toContain('joy')
    }
  })
})

describe('what has no words', () => {
  it.each(['////', ',...,', '🙂'])('%s gets thanks that speak of no words', async (text) => {
    for (const reply of await replies({ text, rating: null })) {
      expect(reply).not.toMatch(/your (?:words|comment|message|review)|read|wrote|writ/i)
    }
  })
})

describe('a question under stars', () => {
  it.each(['How can I get the details?', 'can you send me the details', 'How do I get it to Ireland? 🙂'])(
    '"%s" is answered as a question',
    async (text) => {
      for (const reply of await replies({ text, rating: 5 })) {
        expect(reply).toMatch(/question|asking|ask/)
        expect(kinds(reply)).not.toContain('rated')
      }
    },
  )
})

describe('words against their stars', () => {
  it('are always asked about', async () => {
    for (const reply of await replies({ text: 'Terrible. Useless. Awful.', rating: 5 })) {
      expect(kinds(reply)).toContain('clarify')
    }
  })

  it('but a broken thing is apologised for', async () => {
    for (const reply of await replies({ text: 'It arrived broken and is defective.', rating: 5 })) {
      expect(reply).toMatch(/sorry|apolog|regret/)
      expect(kinds(reply)).toContain('help')
    }
  })
})
