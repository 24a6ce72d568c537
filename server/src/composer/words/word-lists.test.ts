import { describe, expect, it } from 'vitest'
import { listedLanguages, wordFinder } from './index.ts'
import { readWordList, wordList } from './word-list.ts'

describe('the word lists', () => {
  it.each(listedLanguages)('of %s have the shape that README.md says', (language) => {
    const list = readWordList(language)
    expect(list.language).toBe(language)
    const all = [list.good, list.bad, list.veryBad, list.hides].flat()
    for (const word of all) expect([word, /\*(?!$|\s)/.test(word)]).toEqual([word, false])
    expect(wordFinder(language)?.hits([])).toEqual([])
  })

  it('refuse a field or topic that nobody reads', () => {
    const list = {
      language: 'xx',
      spaced: true,
      risks: { injury: [], legal: [], press: [], refund: [], 'personal-data': [] },
      topics: {},
    }
    expect(wordList.safeParse(list).success).toBe(true)
    expect(wordList.safeParse({ ...list, goood: [] }).success).toBe(false)
    expect(wordList.safeParse({ ...list, topics: { zipper: { about: [] } } }).success).toBe(false)
  })

  it('hide a shorter phrase inside a longer one', () => {
    const finder = wordFinder('en')
    const tokens = finder?.tokens('a waste of money') ?? []
    const weights = finder?.hits(tokens).map(({ sense }) => (sense.kind === 'opinion' ? sense.weight : 0)) ?? []
    expect(Math.max(...weights)).toBe(2)
  })
})
