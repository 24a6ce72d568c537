import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { shapeOf, spokenSentences } from './spoken-sentences.ts'
import { comments } from '../testing/comments.ts'
import { kinds, replies, topics } from '../testing/replies.ts'
import { request } from '../testing/requests.ts'

const composer = createBuiltInComposer()
const thanksOrApology = { thanks: /thank|grateful|appreciat/i, sorry: /sorry|apolog|regret/i }

describe('a reply fits its comment', () => {
  it('names praise and complaints of a mixed four-star review and asks for no order number', async () => {
    for (const text of await replies({
      text: 'Beautiful design and I love the look, but the straps are uncomfortable and hurt my shoulders.',
      rating: 4,
    })) {
      expect(topics(text)).toContain('comfort')
      expect(text).not.toMatch(/order number/)
      expect(kinds(text)).not.toContain('sorry')
    }
  })

  it("offers help for complaints and doesn't thank the customer for them", async () => {
    for (const text of await replies({ text: 'The zip broke after two weeks. Very disappointed.', rating: 1 })) {
      expect(text).toMatch(/order number/)
      expect(text).toMatch(thanksOrApology.sorry)
      expect(text).not.toMatch(thanksOrApology.thanks)
    }
  })

  it('treats one-star sarcasm as a complaint', async () => {
    for (const text of await replies({ text: 'Great, just great. Broke on the first day. Thanks a lot.', rating: 1 })) {
      expect(text).toMatch(thanksOrApology.sorry)
      expect(kinds(text)).not.toContain('joy')
    }
  })

  it('thanks for kind words with one star, and says that the stars can be changed', async () => {
    for (const text of await replies({ text: 'I love it, perfect, best purchase ever!', rating: 1 })) {
      expect(kinds(text)).toContain('slip')
      expect(kinds(text)).not.toContain('sorry')
    }
  })

  it("thanks the customer for stars without text and doesn't mention text", async () => {
    for (const text of await replies({ text: '❤️❤️', rating: 5 })) {
      expect(text).not.toMatch(/your words|your review|reading|wrote|message/i)
      expect(topics(text)).toEqual([])
    }
  })

  it('answers one word and emoji without stars with no topic and no apology', async () => {
    for (const text of [
      ...(await replies({ text: 'Nice!', rating: 5 })),
      ...(await replies({ text: '😍', rating: null })),
    ]) {
      expect(topics(text)).toEqual([])
      expect(text).not.toMatch(thanksOrApology.sorry)
    }
  })

  it('thanks the customer for details only if there are any', async () => {
    const long =
      'I have worn it to work every day since spring, in rain and in heat, and the fabric is lovely. '.repeat(6)
    const text = (await replies({ text: long, rating: 5 })).join(' ')
    expect(text).toMatch(/detail|thorough|carefully|long review/)
    expect((await replies({ text: 'Lovely bag.', rating: 5 })).join(' ')).not.toMatch(
      /detail|thorough|carefully|long review/,
    )
  })

  it('repeats no insult, competitor, or page fragment', async () => {
    const text = 'You idiots! Osprey makes better bags than this rubbish. The zip is stuck.READ MORE'
    for (const reply of await replies({ text, rating: 1 })) expect(reply).not.toMatch(/idiot|osprey|rubbish|read more/i)
  })

  it('names at most one uncertain topic next to what the comment says repeatedly', async () => {
    const text = 'Soft fabric, lovely colour, works well, easy to use, good price, fast delivery, great quality.'
    for (const reply of await replies({ text, rating: 5 })) expect(topics(reply).length).toBeLessThanOrEqual(2)
  })
})

describe('a reply promises nothing', () => {
  const promise =
    /we will (?:send|refund|replace|contact|call)|within \d|refund|replacement|voucher|discount|guarantee|free of charge/i

  it.each(['negative', 'serious', 'starsLow', 'mixed'])('to a comment of type %s', async (replyKind) => {
    const comment = comments['en']?.[replyKind]
    for (const text of await replies({ ...comment })) expect(text).not.toMatch(promise)
  })

  it('invents no contact details and refers only to existing ones', () => {
    for (const language of writtenLanguages) {
      const { lines, good, bad } = phraseBook(language)
      const all = [lines, good, bad].flatMap((group) => Object.values(group).flat())
      expect(all.filter((sentence) => /@|https?:|www\.|\d/.test(sentence))).toEqual([])
    }
  })
})

describe("a reply uses the brand's voice", () => {
  const positive = { text: 'I love it, great quality.', rating: 5 }

  it('is warm with occasional exclamation marks, neutral and formal without any', async () => {
    expect((await replies({ ...positive, tone: 'warm' })).join(' ')).toContain('!')
    expect((await replies({ ...positive, tone: 'plain' })).join(' ')).not.toContain('!')
    expect((await replies({ ...positive, tone: 'formal' })).join(' ')).not.toContain('!')
  })

  it("always uses the author's name when formal", async () => {
    for (const text of await replies({ ...positive, tone: 'formal', authorName: 'Amelia' })) {
      expect(text).toMatch(/^(?:Dear|Hello) Amelia, /)
    }
  })

  it('omits words that the brand avoids, also in English replies to other languages', async () => {
    const avoid = ['English', 'thank', 'thanks', 'happy']
    const parts = {
      text: 'Çanta çok güzel, kumaşı kaliteli, herkese tavsiye ederim.',
      rating: 5,
      language: 'tr',
      avoid,
    }
    for (const text of await replies(parts)) expect(text).not.toMatch(/\b(?:English|thanks?|happy)\b/i)
  })
})

describe('replies on one page', () => {
  it.each(writtenLanguages)('repeat neither opening nor structure among eleven in %s', async (language) => {
    for (const replyKind of ['positive', 'negative', 'mixed']) {
      const written: string[] = []
      for (let index = 0; index < 11; index++) {
        const parts = {
          ...comments[language]?.[replyKind],
          language,
          recentReplies: written.slice(-10),
          seed: `${index}`,
        }
        written.push((await composer.compose(request({ ...parts, authorName: index % 2 ? 'Amelia' : null }), {})).text)
      }
      const shapes = written.map((text) =>
        shapeOf(spokenSentences(text.replace('\nThe Fieldnote team', ''), 'Fieldnote Canvas Backpack')),
      )
      expect(new Set(shapes).size, `${replyKind}\n${shapes.join('\n')}`).toBe(shapes.length)
      expect(shapes.join(' ')).not.toContain('other')
    }
  })
})

describe('a comment in an unsupported language', () => {
  it('gets a short, suitable English reply that says so', async () => {
    const parts = { text: 'Çanta çok güzel, kumaşı kaliteli, herkese tavsiye ederim.', rating: 5, language: 'tr' }
    for (const text of await replies(parts)) {
      expect(text).toMatch(/\bEnglish\b/)
      expect(text).toMatch(/English/)
      expect(kinds(text)).toContain('foreign')
      expect(text).not.toMatch(thanksOrApology.sorry)
    }
  })

  it("isn't assumed for stars without text", async () => {
    for (const text of await replies({ text: '👍👍', rating: 5 })) expect(text).not.toMatch(/\bEnglish\b/)
  })
})
