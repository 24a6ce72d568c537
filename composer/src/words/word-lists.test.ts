import { describe, expect, it } from 'vitest'
import { readClauses } from '../reading/read-clauses.ts'
import { compileWords } from './compile-words.ts'
import { listedLanguages, wordFinder } from './index.ts'
import { readWordList, wordList } from './word-list.ts'

describe('word lists', () => {
  it.each(listedLanguages)('of %s follow the format in README.md', (language) => {
    const list = readWordList(language)
    expect(list.language).toBe(language)
    const all = [list.good, list.bad, list.veryBad, list.hides].flat()
    for (const word of all) expect([word, /\*(?!$|\s)/.test(word)]).toEqual([word, false])
    expect(wordFinder(language)?.hits([])).toEqual([])
  })

  it('reject an unknown field or topic', () => {
    const list = {
      language: 'xx',
      spaced: true,
      risks,
      topics: {},
    }
    expect(wordList.safeParse(list).success).toBe(true)
    expect(wordList.safeParse({ ...list, goood: [] }).success).toBe(false)
    expect(wordList.safeParse({ ...list, topics: { zipper: { about: [] } } }).success).toBe(false)
  })

  it('expand choices in braces', () => {
    const list = { language: 'xx', spaced: true, risks, topics: {}, good: ['{fit|size} is {good|right}, fine'] }
    const spelled = ['fit is good', 'fit is right', 'size is good', 'size is right', 'fine']
    expect(wordList.parse(list).good).toEqual(spelled)
  })

  it('let a longer phrase hide a shorter one within it', () => {
    const finder = wordFinder('en')
    const tokens = finder?.tokens('a waste of money') ?? []
    const weights = finder?.hits(tokens).map(({ sense }) => (sense.kind === 'opinion' ? sense.weight : 0)) ?? []
    expect(Math.max(...weights)).toBe(2)
  })

  it('keep every character of a phrase in a language without spaces', () => {
    const list = { language: 'xx', good: ['好吃'], stronger: ['很多'], risks, topics: {} }
    const found = (spaced: boolean, text: string): number => {
      const finder = compileWords(wordList.parse({ ...list, spaced }))
      return finder.hits(finder.tokens(text)).filter(({ sense }) => sense.kind === 'opinion').length
    }
    expect(found(false, '好吃')).toBe(1)
    expect(found(false, '好多吃')).toBe(0)
  })

  it('negate a complaint by a negation after it, not by one that overlaps it', () => {
    const list = {
      language: 'xx',
      spaced: false,
      bad: ['나오지', '불편'],
      after: ['지 않', '하지 않'],
      risks,
      topics: {},
    }
    const finder = compileWords(wordList.parse(list))
    const positive = (text: string): boolean[] => {
      const tokens = finder.tokens(text)
      return readClauses(tokens, finder.hits(tokens), finder).flatMap(({ opinions }) =>
        opinions.map((one) => one.positive),
      )
    }
    expect(positive('나오지 않아요')).toEqual([false])
    expect(positive('불편하지 않아요')).toEqual([true])
  })
})

const risks = { injury: [], legal: [], press: [], refund: [], 'personal-data': [] }
