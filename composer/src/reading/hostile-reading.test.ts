import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

const long = 100_000
const hostile: Record<string, string> = {
  'one letter': 'a'.repeat(long),
  'one word': 'not '.repeat(long / 4),
  digits: '1 '.repeat(long / 2),
  'open tags': '<'.repeat(long),
  'open brackets': '[b'.repeat(long / 2),
  dots: '.'.repeat(long),
  'read more': 'read more '.repeat(long / 10),
  'at signs': 'a@'.repeat(long / 2),
  'link starts': 'https://'.repeat(long / 8),
  'order numbers': 'order no '.repeat(long / 9),
  'zero width': '\u200B'.repeat(long),
  'right to left marks': 'a\u202Eb\u200F'.repeat(long / 4),
  combining: `a${'\u0301'.repeat(long)}`,
  emoji: '🔥'.repeat(long / 2),
  'half an emoji': '\uD83D'.repeat(long),
  questions: 'is it?'.repeat(long / 6),
  chinese: '不好'.repeat(long / 2),
  'nested phrases': 'waste of '.repeat(long / 9),
}

describe('a hostile comment', () => {
  it.each(Object.entries(hostile))('of 100,000 characters (%s) is read quickly', (_, text) => {
    readComment('warm', null)
    const spent = processorTime(() => {
      for (const likely of [null, 'pt', 'zh']) readComment(text, null, likely)
    })
    expect(spent).toBeLessThan(800)
  })

  it("can't hide words behind invisible characters", () => {
    const plain = readComment('The zip broke and it is a waste of money', null)
    const hidden = readComment('The z\u200Bip br\u00ADoke and it is a wa\u200Este of mo\u2060ney', null)
    expect(hidden.bad).toEqual(plain.bad)
    expect(hidden.score).toBe(plain.score)
  })

  it("doesn't inflate what is stored", () => {
    for (const text of Object.values(hostile)) {
      expect(JSON.stringify(readComment(text, null).evidence).length).toBeLessThan(4000)
    }
  })

  it("doesn't slow down ordinary comments, compared with fixed work on the same machine", () => {
    const texts = [
      'Great quality, the colour is lovely and the delivery was fast. I love it, but the zip is a bit stiff.',
      'Ótima qualidade, chegou antes do prazo. A cor é linda, mas a embalagem veio amassada.',
      '质量很好，物流很快，就是包装有点简陋，客服态度不错。',
    ]
    const ordinary = (): void => {
      for (let n = 0; n < 150; n += 1) readComment(texts[n % texts.length] ?? '', null)
    }
    const fixed = (): void => {
      for (let n = 0; n < 20_000; n += 1) (texts[n % texts.length] ?? '').normalize('NFD').match(/\p{L}+|[,.]/gu)
    }
    ordinary()
    fixed()
    // The best of five: a garbage collection or compilation isn't the reading's.
    const best = (work: () => void): number => Math.min(...Array.from({ length: 5 }, () => processorTime(work)))
    expect(best(ordinary) / best(fixed)).toBeLessThan(7)
  })
})

/** CPU time in milliseconds, independent of machine load. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
