import { describe, expect, it } from 'vitest'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { kinds, kindsTo, replies, topics } from '../testing/replies.ts'

const apology = ['sorry', 'alarmed', 'ratedLow', 'calm']
const request = ['help', 'helpIfOrder', 'tellUs', 'invite', 'anythingElse', 'offer']

describe('profanity', () => {
  it.each([
    ['en', 'This is so f***ing good, damn, the best bag I ever had!', null],
    ['en', 'Holy shit this bag is so good', null],
    ['de', 'Scheiße ist das schön, ich liebe es.', null],
    ['zh', '真他妈好看，质量太好了，很喜欢。', null],
  ])("in %s isn't anger if the rest is positive", async (language, text, rating) => {
    const found = await kindsTo({ text, rating, language })
    for (const kind of apology) expect(found).not.toContain(kind)
  })
})

describe('a game', () => {
  const hard = { text: 'This game is damn hard, the last boss is really difficult.', rating: null }

  it("that is hard isn't called hard to use and gets no apology", async () => {
    for (const reply of await replies(hard)) {
      expect(kinds(reply).filter((kind) => apology.includes(kind) || kind === 'bad')).toEqual([])
    }
  })

  it.each([
    ['en', 'Boring game, the missions are always the same. Bad story, I do not recommend it.'],
    ['de', 'Langweiliges Spiel, die Missionen sind schlecht. Nicht zu empfehlen.'],
    ['ja', 'このゲームはつまらないです。ストーリーもひどいと思います。おすすめしません。'],
  ])('in %s gets no request for an order number', async (language, text) => {
    for (const reply of await replies({ text, rating: 1, language })) {
      expect(reply).not.toMatch(/order number|bestellnummer|注文/i)
    }
  })

  it("isn't called damaged if a comment calls it broken", async () => {
    for (const reply of await replies({ text: 'Great game but totally broken multiplayer.', rating: null })) {
      expect(topics(reply)).not.toContain('damage')
    }
  })
})

describe('a complaint', () => {
  it('that only states a fact gets no apology', async () => {
    const found = await kindsTo({ text: 'The hotel is far from the station.', rating: null })
    for (const kind of [...apology, 'helpIfOrder']) expect(found).not.toContain(kind)
  })

  it('that far outweighs praise gets regret, without thanks for both sides', async () => {
    const text =
      'Terrible quality, waste of money, it broke at once and I want my money back. One star for the courier, who was friendly.'
    for (const reply of await replies({ text, rating: null })) {
      expect(kinds(reply)).toContain('sorry')
      expect(kinds(reply)).not.toContain('balanced')
    }
  })

  it.each(writtenLanguages)('with three stars gets regret in %s', async (language) => {
    const text = phraseBook(language).language === 'en' ? 'It is okay, no more.' : '...ok'
    for (const reply of await replies({ text, rating: 3, language })) {
      expect(
        kinds(reply).some((kind) => kind === 'sympathy' || kind === 'wished' || kind === 'ratedMiddle'),
        reply,
      ).toBe(true)
    }
  })

  it('that is detailed gets no request for more', async () => {
    const text = `${'The colour is ugly and the look is not what I wanted, I do not like the design at all. '.repeat(6)}`
    const found = await kindsTo({ text, rating: 1 })
    for (const kind of request) expect(found).not.toContain(kind)
  })
})

describe('one neutral line', () => {
  it('gets no request for more', async () => {
    const found = await kindsTo({ text: 'My sister has one.', rating: null })
    expect(found).toContain('noted')
    for (const kind of request) expect(found).not.toContain(kind)
  })
})

describe('a question', () => {
  it('at the end of a review is promised an answer', async () => {
    const text = 'Nice sound, but calls are quiet. Will it help if I change the setting?'
    for (const reply of await replies({ text, rating: 4 })) expect(kinds(reply)).toContain('unanswered')
  })

  it('after praise and complaints changes neither', async () => {
    const text = 'Beautiful bag but the zip is too stiff, can I exchange it for another one?'
    for (const reply of await replies({ text, rating: 4 })) {
      expect(kinds(reply)).toContain('help')
      expect(kinds(reply)).not.toContain('asked')
    }
  })

  it('that is rhetorical is ignored', async () => {
    const text = 'Who knew that a bag could be so beautiful? I love it, great quality, and I take it everywhere.'
    expect(await kindsTo({ text, rating: 5 })).not.toContain('unanswered')
  })
})

describe('something not tried yet', () => {
  it.each([
    ['en', 'Arrived quickly, great. I have not had a chance to try it yet.'],
    ['en', 'Looks great, yet to test it.'],
    ['pt', 'Chegou rápido, ótimo. Ainda não pude testar.'],
    ['pt', 'Muito bonito, mas ainda não abri.'],
  ])('in %s gets neither joy nor good wishes: "%s"', async (language, text) => {
    const found = await kindsTo({ text, rating: 5, language })
    expect(found).not.toContain('joy')
    expect(found).not.toContain('wish')
  })
})

describe('a topic without an opinion', () => {
  it.each([
    ['en', 'I wrote to you about the delivery.', 'delivery'],
    ['de', 'Es geht um die Verpackung.', 'packaging'],
    ['fr', 'Je parle de la livraison.', 'delivery'],
  ])('is named without one in %s', async (language, text, topic) => {
    for (const reply of await replies({ text, rating: null, language })) {
      expect(kinds(reply)).toContain('mention')
      expect(topics(reply)).toEqual([topic])
    }
  })

  it('follows the apology if there is one', async () => {
    for (const reply of await replies({ text: 'The delivery, once more. Never again!', rating: 1 })) {
      expect(kinds(reply).filter((kind) => kind === 'bad')).toHaveLength(1)
    }
  })
})

it('no sentence counts for both a topic and something else', () => {
  for (const language of writtenLanguages) {
    const { lines, good, bad, notGoods } = phraseBook(language)
    const general = new Set(Object.values(lines).flat())
    const named = [good, bad, notGoods.good, notGoods.bad].flatMap((list) => Object.values(list).flat())
    expect(
      named.filter((sentence) => general.has(sentence)),
      language,
    ).toEqual([])
  }
})
