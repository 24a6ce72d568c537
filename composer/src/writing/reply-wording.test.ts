import { describe, expect, it } from 'vitest'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { domainOf } from '../reading/domain.ts'
import { kinds, replies } from '../testing/replies.ts'

describe('a striking word', () => {
  it.each([
    ['en', 'I love it, so happy with the quality and the colour.', /happy|happi|glad\b|delight/gi],
    ['de', 'Ich liebe es, tolle Qualität, schöne Farbe, sehr zufrieden.', /freu/gi],
    ['de', 'Ich liebe es, tolle Qualität, schöne Farbe, sehr zufrieden.', /schön/gi],
  ])('appears only once in a reply in %s', async (language, text, word) => {
    for (const reply of await replies({ text, rating: 5, language, tone: 'warm' })) {
      expect(reply.match(word)?.length ?? 0, reply).toBeLessThanOrEqual(1)
    }
  })
})

describe('several praised things', () => {
  it('are mostly acknowledged, not just one', async () => {
    const text = 'Easy to use, great sound, good price, lovely colour and fast delivery.'
    for (const reply of await replies({ text, rating: 5 })) {
      expect(kinds(reply).filter((kind) => kind === 'good').length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('a greeting', () => {
  it("isn't followed by a sentence that starts with its subject clause", async () => {
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
  it('gets a note that the reply is in English, even if the brand’s language has no phrase book', async () => {
    for (const reply of await replies({ text: 'zażółć gęślą jaźń kurza', rating: 4, language: 'pl' })) {
      expect(reply).toMatch(/\bEnglish\b/)
    }
  })

  it('gets no such note if it is in English', async () => {
    for (const reply of await replies({ text: 'Love this one!', rating: 5, language: 'pl' })) {
      expect(reply).not.toMatch(/\bEnglish\b/)
    }
  })
})

it('no sentence counts for two topics', () => {
  for (const language of writtenLanguages) {
    const { good, bad, notGoods } = phraseBook(language)
    const topics = new Map<string, Set<string>>()
    for (const list of [good, bad, notGoods.good, notGoods.bad]) {
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

describe('what a comment is about', () => {
  it.each([
    '玩法很有意思',
    '服务器老是断',
    'クソゲーでした',
    'プレイしていて楽しい',
    '温泉が最高',
    'フロントの対応が残念',
  ])('is a game or a place: "%s"', (text) => {
    expect(domainOf(text, [])).not.toBe('thing')
  })

  it.each(['ディスプレイがきれい', 'フロントカメラが曇る', '这个包很好看'])('is a thing: "%s"', (text) => {
    expect(domainOf(text, [])).toBe('thing')
  })
})
