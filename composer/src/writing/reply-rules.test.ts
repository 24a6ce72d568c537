import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { kinds, replies } from '../testing/replies.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()
const seeds = Array.from({ length: 16 }, (_, index) => `seed ${index}`)

const opening = (reply: string): string | undefined => kinds(reply).find((kind) => kind !== 'greeting')

describe('a complaint', () => {
  it.each([
    ['en', 'The price is far too high and the zip broke at once. Very disappointed.'],
    ['de', 'Der Preis ist viel zu hoch und der Reißverschluss ging sofort kaputt. Sehr enttäuscht.'],
  ])('in %s starts with regret or understanding, never with a plain acknowledgment', async (language, text) => {
    for (const reply of await replies({ text, rating: 1, language })) {
      expect(['sorry', 'understood']).toContain(opening(reply))
      expect(reply).not.toMatch(/taken note|made a note|notiert|useful to know|nützlich/)
    }
  })

  it("about a game gets no request for an order number that doesn't exist", async () => {
    const text = 'This game crashes all the time and the developers do nothing. Terrible multiplayer.'
    for (const reply of await replies({ text, rating: 1 })) {
      expect(reply).not.toMatch(/with your order number(?! if)|send us your order number/)
      expect(kinds(reply)).toContain('helpIfOrder')
    }
  })

  it('about an unknown product gets no direct request for an order number', async () => {
    const text = 'Terrible, nobody answers and nothing works. I am very disappointed.'
    const done = await Promise.all(
      seeds.map((seed) => {
        const composeRequest = request({ text, rating: 1, authorName: null, signOff: null, seed })
        return composer.compose({ ...composeRequest, product: null }, {})
      }),
    )
    for (const reply of done) expect(reply.text).not.toMatch(/with your order number(?! if)|send us your order number/)
  })

  it('gets no public request for private data: every request for a number says that it is private or direct', () => {
    const unseen = /private|privat|privé|privad|direct|direkt|dirett|diret|個別|直接|私信/i
    const number =
      /order number|bestellnummer|numéro de commande|número de(?:l)? pedido|numero d’ordine|número do pedido|注文番号|订单号/i
    for (const language of writtenLanguages) {
      const { lines, contacting, contactingAgain } = phraseBook(language)
      const { privately, directly } = contactingAgain
      const all = [lines, contacting, privately, directly].flatMap((list) => Object.values(list).flat())
      expect(all.filter((sentence) => number.test(sentence)).length).toBeGreaterThan(10)
      expect(all.filter((sentence) => number.test(sentence) && !unseen.test(sentence))).toEqual([])
    }
  })
})

describe('someone hurt', () => {
  it.each([
    ['en', 'I got a rash and burned my hand on it, had to see a doctor.', /sorry|regret/, /well|better|recovered/],
    ['de', 'Ich habe mich daran verletzt und musste zum Arzt.', /leid|bedauern/, /gut geht|besser geht|Besserung/],
  ])('gets regret and good wishes in %s before anything else', async (language, text, regret, wish) => {
    for (const reply of await replies({ text, rating: 1, language })) {
      expect(opening(reply)).toBe('injury')
      expect(reply).toMatch(regret)
      expect(reply).toMatch(wish)
      expect(reply).not.toMatch(/somebody can speak|in person/)
    }
  })
})

describe('a remark', () => {
  it("isn't requested again", async () => {
    const text = 'I love the look and it is comfortable, but the price is too high.'
    for (const reply of await replies({ text, rating: 4 })) expect(kinds(reply)).not.toContain('invite')
  })

  it('without stars gets no offer to investigate', async () => {
    const text = 'I like the colour, but it is a bit heavy and the size is wrong.'
    for (const reply of await replies({ text, rating: null })) expect(reply).not.toMatch(/order number|look into it/)
  })

  it('gets thanks for both sides only if there are both', async () => {
    for (const parts of [
      { text: 'It is fine, I suppose, but the size is wrong.', rating: 3 },
      { text: 'Lovely, I would not train without it. Not bad at all.', rating: 4 },
    ]) {
      for (const reply of await replies(parts)) expect(kinds(reply)).not.toContain('balanced')
    }
  })
})

describe('joy', () => {
  it("isn't shown about something not used yet", async () => {
    for (const reply of await replies({ text: 'Lovely packaging, but I have not used it yet.', rating: 5 })) {
      expect(kinds(reply)).not.toContain('joy')
      expect(kinds(reply)).not.toContain('wish')
    }
  })

  it('is omitted for stars without positive words', async () => {
    for (const reply of await replies({ text: 'Here is my rating, from the station.', rating: 5 })) {
      expect(kinds(reply)).not.toContain('joy')
    }
  })

  it('is omitted if praise may report harm', async () => {
    for (const reply of await replies({ text: 'Smells lovely. The jar left a ring on our dining table.', rating: 5 })) {
      expect(kinds(reply).filter((kind) => kind === 'honest' || kind === 'thanks')).toHaveLength(1)
      expect(kinds(reply)).not.toContain('joy')
    }
  })
})

describe('praise with one or two stars', () => {
  it('gets thanks and a word on the stars', async () => {
    const text = 'Lovely. Really lovely. A great delivery from start to finish, so happy.'
    for (const reply of await replies({ text, rating: 1 })) {
      expect(kinds(reply)).toContain('slip')
      expect(reply).toMatch(/thank|grateful|appreciate/i)
      expect(reply).not.toMatch(/sorry|apolog/i)
    }
  })

  it('gets no thanks if it may be irony', async () => {
    const text = 'Oh brilliant. Lovely planning, well done everyone.'
    for (const reply of await replies({ text, rating: 1 })) {
      expect(kinds(reply)).not.toContain('slip')
      expect(reply).not.toMatch(/thank|appreciate/i)
    }
  })
})

describe('comments without text', () => {
  it.each(['////', ',...,', '🙂'])("%s gets thanks that don't mention any text", async (text) => {
    for (const reply of await replies({ text, rating: null })) {
      expect(reply).not.toMatch(/your (?:words|comment|message|review)|read|wrote|writ/i)
    }
  })
})

describe('a question with stars', () => {
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

describe('text that contradicts its stars', () => {
  it('always gets a question about it', async () => {
    for (const reply of await replies({ text: 'Terrible. Useless. Awful.', rating: 5 })) {
      expect(kinds(reply)).toContain('clarify')
    }
  })

  it('gets an apology if something is broken', async () => {
    for (const reply of await replies({ text: 'It arrived broken and is defective.', rating: 5 })) {
      expect(reply).toMatch(/sorry|apolog|regret/)
      expect(kinds(reply)).toContain('help')
    }
  })
})
