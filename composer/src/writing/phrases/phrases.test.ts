import { describe, expect, it } from 'vitest'
import { topicNames } from '@bizamply/contract/topics-and-risks'
import { phraseBook, writtenLanguages } from './index.ts'
import { orderContacts } from './order-contact.ts'

/** None of these can be good news. */
const onlyBad = new Set(['damage', 'missing'])

describe.each(writtenLanguages)('the %s phrase book', (language) => {
  const { lines, good, bad, greetings } = phraseBook(language)

  it('has three positive and three negative sentences for every topic', () => {
    for (const topic of topicNames) {
      expect(bad[topic].length, `complaints about ${topic}`).toBeGreaterThanOrEqual(3)
      if (!onlyBad.has(topic)) expect(good[topic]?.length ?? 0, `praise for ${topic}`).toBeGreaterThanOrEqual(3)
    }
  })

  it('has enough openings for a page, with and without product names and exclamation marks', () => {
    for (const line of ['thanks', 'joy', 'sorry'] as const) {
      expect(lines[line].length).toBeGreaterThanOrEqual(13)
      expect(lines[line].filter((sentence) => !sentence.includes('{product}')).length).toBeGreaterThanOrEqual(5)
      expect(lines[line].filter((sentence) => !/[!！]/.test(sentence)).length).toBeGreaterThanOrEqual(8)
    }
  })

  it('has whole sentences with a capital, final punctuation, and no duplicates across lists', () => {
    for (const list of [lines, good, bad].flatMap((group) => Object.values(group))) {
      expect(new Set(list).size).toBe(list.length)
      for (const sentence of list) {
        expect(sentence).toMatch(/[.!?。！？]$/u)
        expect(sentence).not.toMatch(/^[¡¿]?\p{Ll}/u)
        expect(sentence).not.toMatch(/\s{2}|\s$|^\s/)
      }
    }
  })

  it('uses no exclamation marks or thanks for complaints', () => {
    const complaints = [
      lines.sorry,
      lines.understood,
      lines.alarmed,
      lines.ratedLow,
      lines.learn,
      ...Object.values(bad),
    ].flat()
    expect(complaints.filter((sentence) => /[!！]/.test(sentence))).toEqual([])
    expect(
      complaints.filter((sentence) => /thank|\bdank|merci|gracias|grazie|obrigad|ありがとう|谢谢|感谢/i.test(sentence)),
    ).toEqual([])
  })

  it('greets with or without a name, never with an empty one', () => {
    for (const { named, unnamed } of Object.values(greetings)) {
      expect(named.every((greeting) => greeting.includes('{name}'))).toBe(true)
      expect(unnamed.every((greeting) => !greeting.includes('{') && greeting !== '')).toBe(true)
    }
  })
})

it.each([
  ['ja', /残念に存じ|残念でなりません|お察し/],
  ['zh', /遗憾|难免让人失望|合理/],
])('in %s apologizes for a problem or takes it seriously, and never sounds like a bystander', (language, onlooker) => {
  const { lines, bad, mentions, notGoods } = phraseBook(language)
  const { condolence: _, ...others } = lines
  const all = [others, bad, notGoods.bad, ...Object.values(mentions).map((one) => one.noticed)].flatMap((list) =>
    Object.values(list).flat(),
  )
  expect(all.filter((sentence) => onlooker.test(sentence))).toEqual([])
})

it('in French has a non-breaking space before punctuation in every list', () => {
  const all = JSON.stringify([phraseBook('fr'), orderContacts('fr')])
  expect(all.match(/\p{L} [!?;:»]/gu)).toBeNull()
})
