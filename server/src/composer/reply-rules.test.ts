import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from './index.ts'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { spokenSentences } from './spoken-sentences.ts'
import { subjectOf } from './subject.ts'
import { request, type RequestParts } from './testing/requests.ts'

const composer = createBuiltInComposer()
const seeds = Array.from({ length: 16 }, (_, index) => `seed ${index}`)

async function replies(parts: RequestParts): Promise<string[]> {
  const done = await Promise.all(
    seeds.map((seed) => composer.compose(request({ authorName: null, signOff: null, ...parts, seed }), {})),
  )
  return done.map((one) => one.text)
}

function kinds(reply: string): string[] {
  return spokenSentences(reply, 'Fieldnote Canvas Backpack').map((one) => one.kind)
}

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

describe('a word that stands out', () => {
  it.each([
    ['en', 'I love it, so happy with the quality and the colour.', /happy|happi|glad\b|delight/gi],
    ['de', 'Ich liebe es, tolle Qualität, schöne Farbe, sehr zufrieden.', /freu/gi],
    ['de', 'Ich liebe es, tolle Qualität, schöne Farbe, sehr zufrieden.', /schön/gi],
  ])('comes only once in a reply in %s', async (language, text, word) => {
    for (const reply of await replies({ text, rating: 5, language, tone: 'warm' })) {
      expect(reply.match(word)?.length ?? 0, reply).toBeLessThanOrEqual(1)
    }
  })
})

describe('several praised things', () => {
  it('are not all but one passed over', async () => {
    const text = 'Easy to use, great sound, good price, lovely colour and fast delivery.'
    for (const reply of await replies({ text, rating: 5 })) {
      expect(kinds(reply).filter((kind) => kind === 'good').length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('a greeting', () => {
  it('is not followed by a sentence that begins with its subject clause', async () => {
    for (const [language, stumble] of [
      ['en', /^(?:Hi|Hello|Dear)[^,]*, (?:that (?!is|was)|so much|an? )/],
      ['de', /^(?:Hallo|Guten Tag)[^,]*, (?:dass|ein) /],
    ] as const) {
      const text = language === 'en' ? 'I love it, great quality.' : 'Ich liebe es, tolle Qualität und schöne Farbe.'
      for (const tone of ['warm', 'plain', 'formal']) {
        for (const reply of await replies({ text, rating: 5, language, tone })) expect(reply).not.toMatch(stumble)
      }
    }
  })
})

describe('a comment in an unknown language', () => {
  it('of a brand whose language has no book is told that English follows', async () => {
    for (const reply of await replies({ text: 'zażółć gęślą jaźń kurza', rating: 4, language: 'pl' })) {
      expect(reply).toMatch(/your language/i)
    }
  })

  it('is not told so where it is English', async () => {
    for (const reply of await replies({ text: 'Love this one!', rating: 5, language: 'pl' })) {
      expect(reply).not.toMatch(/your language/i)
    }
  })
})

it('no sentence stands for two topics', () => {
  for (const language of writtenLanguages) {
    const { good, bad, noticed, elsewhere } = phraseBook(language)
    const topics = new Map<string, Set<string>>()
    for (const list of [good, bad, noticed, elsewhere.good, elsewhere.bad]) {
      for (const [topic, sentences] of Object.entries(list)) {
        for (const sentence of sentences) topics.set(sentence, (topics.get(sentence) ?? new Set()).add(topic))
      }
    }
    expect(
      [...topics].filter(([, all]) => all.size > 1).map(([sentence]) => sentence),
      language,
    ).toEqual([])
  }
})

describe('what a comment is on', () => {
  it.each([
    '玩法很有意思',
    '服务器老是断',
    'クソゲーでした',
    'プレイしていて楽しい',
    '温泉が最高',
    'フロントの対応が残念',
  ])('is a game or a place: "%s"', (text) => {
    expect(subjectOf(text, [])).not.toBe('thing')
  })

  it.each(['ディスプレイがきれい', 'フロントカメラが曇る', '这个包很好看'])('is a thing: "%s"', (text) => {
    expect(subjectOf(text, [])).toBe('thing')
  })
})
