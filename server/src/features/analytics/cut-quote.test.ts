import { expect, test } from 'vitest'
import { cutQuote } from './cut-quote.ts'

const marked = (quote: ReturnType<typeof cutQuote>): string[] | undefined =>
  quote?.marks.map(({ start, end }) => quote.text.slice(start, end))

test('quotes the whole sentence that contains the words and marks their positions', () => {
  const text = 'I bought it in May. The zip is broken and the Zip is stuck! Never again.'
  const quote = cutQuote(text, ['zip is broken', 'zip'], 'en')
  expect(quote?.text).toBe('The zip is broken and the Zip is stuck!')
  expect(marked(quote)).toEqual(['zip is broken', 'Zip is stuck'])
})

test('splits Chinese, Japanese, and Thai sentences without spaces', () => {
  const chinese = cutQuote(
    '我上周收到了这个包。拉链质量太差了用了不到一个星期就已经坏掉了！客服很好。',
    ['质量太差'],
    'zh',
  )
  expect(chinese?.text).toBe('拉链质量太差了用了不到一个星期就已经坏掉了！')
  expect(marked(chinese)).toEqual(['质量太差'])
  const japanese = cutQuote(
    '先週届きました。サイズが小さすぎて娘には全然合いませんでした。残念です。',
    ['サイズが小さすぎ'],
    'ja',
  )
  expect(japanese?.text).toBe('サイズが小さすぎて娘には全然合いませんでした。')
  expect(cutQuote('คุณภาพดีมากแต่ขนาดเล็กเกินไปสำหรับฉันจริงๆ', ['ขนาดเล็ก'], 'th')?.marks).toHaveLength(1)
})

test('positions count UTF-16 units, even after an emoji, and stay within the text', () => {
  const quote = cutQuote('👜👜 such a lovely colour, I adore it', ['lovely colour'], null)
  expect(marked(quote)).toEqual(['lovely colour'])
})

test('matches whole words only and treats special characters literally', () => {
  expect(cutQuote('The bandage was on the table yesterday.', ['band'], 'en')).toBeNull()
  expect(
    marked(cutQuote('It costs too much (way too much), really all-in.', ['(way too much)', '.*', 'all-in'], 'en')),
  ).toEqual(['(way too much)', 'all-in'])
})

test('splits sentences without capitals but not after abbreviations', () => {
  const text = 'the fabric is very soft. it is too long for me! not for everyone, incl. shipping it was dear.'
  expect(cutQuote(text, ['too long'], 'en')?.text).toBe('it is too long for me!')
  expect(cutQuote(text, ['dear'], 'en')?.text).toBe('not for everyone, incl. shipping it was dear.')
})

test('continues across a wrapped line', () => {
  expect(cutQuote('The colour is far\r\ntoo dark for me.', ['colour'], 'en')?.text).toBe(
    'The colour is far too dark for me.',
  )
})

test.each([
  ['too short', 'Bad zip.'],
  ['too long', `The zip is bad ${'and so on '.repeat(30)}.`],
  ['markup', 'The zip is <b>bad</b> and I am <br> very sad.'],
  ['an email address', 'The zip is bad, write to ann@example.org about it.'],
  ['a URL', 'The zip is bad, see https://example.org/zip for it.'],
  ['a number', 'The zip is bad, call me at 0151 234 567 89 about it.'],
  ['other words', 'The handle came off after only two days of use.'],
])("doesn't quote a sentence with %s", (_, text) => {
  expect(cutQuote(text, ['zip'], 'en')).toBeNull()
})

test('handles half a surrogate pair and an empty word list', () => {
  expect(cutQuote('The zip \uD83D is bad and that is a pity.', ['zip'], 'en')?.text).not.toMatch(/\uD83D/)
  expect(cutQuote('The zip is bad and that is a pity.', [], 'en')).toBeNull()
  expect(cutQuote('', ['zip'], 'xx')).toBeNull()
})
