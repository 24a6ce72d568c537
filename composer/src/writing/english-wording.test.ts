import { describe, expect, it } from 'vitest'
import { allWordings, inWording } from './english-wording.ts'
import { otherLanguage } from './phrases/other-language.ts'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { replies } from '../testing/replies.ts'

const usual = { article: true, plural: false, formal: false }

/** Every sentence of a language's book. */
function sentencesOf(language: string): string[] {
  const all = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : part !== null && typeof part === 'object'
        ? Object.values(part).flatMap(all)
        : []
  return all(phraseBook(language)).filter((text) => /\s/.test(text))
}

describe('an English sentence', () => {
  const sorry = 'We’re sorry your {product} {wasn’t|weren’t} right.'

  it.each([
    ['as it is written', {}, 'We’re sorry your {product} wasn’t right.'],
    ['for several things', { plural: true }, 'We’re sorry your {product} weren’t right.'],
    ['without an article', { article: false }, 'We’re sorry {product} wasn’t right.'],
    ['without contractions', { formal: true }, 'We are sorry your {product} was not right.'],
    [
      'for several things without contractions',
      { plural: true, formal: true },
      'We are sorry your {product} were not right.',
    ],
  ])('is worded %s', (_, wording, text) => {
    expect(inWording(sorry, { ...usual, ...wording })).toBe(text)
    expect(allWordings(sorry)).toContain(text)
  })

  it.each([
    ['You can’t, and we’d rather not.', 'You cannot, and we would rather not.'],
    ['It’s what we’ve got, and you’ll see.', 'It is what we have got, and you will see.'],
    ['Thanks so much.', 'Thank you so much.'],
    ['Here’s more. That’s all.', 'Here is more. That is all.'],
  ])('in a formal reply isn’t contracted: "%s"', (text, full) => {
    expect(inWording(text, { ...usual, formal: true })).toBe(full)
  })

  it('never keeps a contraction when formal, nor a full form that people contract otherwise', () => {
    const all = [...sentencesOf('en'), ...otherLanguage]
    const formal = all.map((text) => inWording(text, { ...usual, formal: true }))
    expect(formal.filter((text) => /\p{L}[’']\p{L}|\bThanks\b/u.test(text))).toEqual([])
    const stiff =
      /(?<!how \w+ )\b(?:(?:we|you|they) are|(?:it|that|there) is)\b|\b(?:is|are|was|did|do|does|should|have) not\b/i
    expect(all.filter((text) => stiff.test(text.replace(/\{[^{}|]*\|[^{}|]*\}/g, '')))).toEqual([])
  })

  it('names the product with an article or a possessive, which only agrees with verbs in both numbers', () => {
    const named = sentencesOf('en').filter((text) => text.includes('{product}'))
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter((text) => !/\b(?:the|your) \{product\}/.test(text))).toEqual([])
    expect(named.filter((text) => /\{product\} (?:is|was|has|does)\b/.test(text))).toEqual([])
  })
})

it.each(writtenLanguages.filter((language) => language !== 'en'))('sentences in %s stay as written', (language) => {
  const changed = sentencesOf(language).filter(
    (text) => inWording(text, { article: false, plural: true, formal: true }) !== text,
  )
  expect(changed).toEqual([])
})

describe('a reply', () => {
  const praise = { text: 'I love it, great quality. Lovely design, so easy to use and well made.', rating: 5 }
  const complaint = { text: 'It stopped working after two weeks. Very disappointed.', rating: 1 }
  const contracted = /\p{L}’(?:s|re|ve|ll|d|t)\b/u

  it('has contractions unless the tone is formal', async () => {
    for (const parts of [praise, complaint]) {
      for (const tone of ['warm', 'plain']) expect((await replies({ ...parts, tone })).join(' ')).toMatch(contracted)
      expect((await replies({ ...parts, tone: 'formal' })).join(' ')).not.toMatch(contracted)
    }
  })

  it.each([
    ['Fieldnote Canvas Backpack', /\b(?:the|your) Fieldnote Canvas Backpack/],
    ['The Daily Tote', /\b(?:the|your) Daily Tote/],
    ['Trailhead Merino Socks', /\b(?:the|your) Trailhead Merino Socks/],
    ['“Cloud Nine” Throw Pillow', /\b(?:the|your) “Cloud Nine” Throw Pillow/],
    ['Our Favorite Tee', /(?<!\b(?:the|your) )Our Favorite Tee/],
    ['フィールドノート リュック', /(?<!\b(?:the|your) )フィールドノート リュック/],
    ['Fieldnote', /(?<!\b(?:the|your) )Fieldnote/],
  ])('names %s as a native speaker would', async (product, named) => {
    const all = [...(await replies({ ...praise, product })), ...(await replies({ ...complaint, product }))]
    const name = product.replace(/^The /, '')
    const naming = all.filter((text) => text.includes(name))
    expect(naming.length).toBeGreaterThan(2)
    for (const text of naming) expect(text).toMatch(named)
  })

  it('calls several things "they", also when the title is only a category', async () => {
    for (const product of ['Trailhead Merino Socks', 'Wireless Headphones']) {
      const all = [...(await replies({ ...praise, product })), ...(await replies({ ...complaint, product }))].join(' ')
      expect(all).toMatch(/\b(?:they|them)\b/i)
      expect(all).not.toMatch(/\b(?:it works|find it|enjoying it|rely on it|It should)\b/)
    }
  })
})
