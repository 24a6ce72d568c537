import { expect, test } from 'vitest'
import { cleanText, unreadable } from './clean-text.ts'
import { faceFor, hanOf } from './fonts.ts'
import { type } from './styles.ts'
import { openPaper } from './paper.ts'

const { set } = openPaper({ title: '', author: '', madeAt: new Date(0), foot: () => 0, head: () => 0 })
const cut = (text: string, width: number, most?: number) =>
  set.lines(text, type.body, width, most).map(({ runs }) => runs.map((run) => run.text).join(''))

test('no line is wider than its box, and nothing is lost', () => {
  for (const text of [
    'The zip caught on the lining the first week.',
    'W'.repeat(300),
    '香りがとても良くて、毎朝飲んでいます。'.repeat(5),
  ]) {
    const lines = set.lines(text, type.body, 160)
    expect(lines.length).toBeGreaterThan(1)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(160)
    expect(cut(text, 160).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  }
})

test('Chinese and Japanese break between characters, but no line begins with a period or ends with an opening quote', () => {
  const lines = cut('包装很漂亮，但是杯子碎了。「客服」说会重新寄。'.repeat(6), 97)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    expect(line).not.toMatch(/^[，。」]/)
    expect(line).not.toMatch(/「$/)
  }
})

test("text that doesn't fit ends in an ellipsis, and a short last word is joined by the one before", () => {
  expect(cut('A name that goes on and on until it has to be cut somewhere', 120, 2).at(-1)).toMatch(/\S…$/)
  expect(cut('Softer than I expected and the fit is spot on. Three people asked where it was from.', 494)).toEqual([
    'Softer than I expected and the fit is spot on. Three people asked where it',
    'was from.',
  ])
})

test('marked words stay marked across lines', () => {
  const lines = set.lines(
    [{ text: 'and ' }, { text: 'the fit is spot on', marked: true }, { text: ' again' }],
    type.body,
    70,
  )
  const marked = lines.flatMap(({ runs }) => runs.filter((run) => run.marked).map((run) => run.text.trim()))
  expect(marked.join(' ')).toBe('the fit is spot on')
})

test('each character is set in a face that has it', () => {
  const signs = [...'AłžếЖѣΩᾳक茶说說あ。（한ㅋشگ؟٣שสฐ']
  for (const sign of signs) {
    const face = faceFor(sign, 400, hanOf(sign))
    expect(face?.covers.has(sign.codePointAt(0) ?? 0), sign).toBe(true)
  }
  expect(faceFor('茶', 600, 'jp')?.name).toContain('jp')
  expect(faceFor('茶', 600, 'sc')?.name).toContain('sc')
  expect(faceFor('চ', 400, 'sc')).toBeNull()
})

test('Thai, which has no spaces, breaks at word boundaries', () => {
  const text = 'กาน้ำสวยมากแต่การจัดส่งช้าเกินไป'
  const words = new Set(
    Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ index }) => index),
  )
  const lines = cut(text, 70)
  expect(lines.length).toBeGreaterThan(2)
  let at = 0
  for (const line of lines) {
    expect(words, line).toContain(at)
    at += line.length
  }
})

const fromTheLeft = (text: string, direction: 'ltr' | 'auto') =>
  set
    .lines(text, type.body, 900, 1, direction)[0]
    ?.runs.map((run) => run.text.trim())
    .filter((run) => run !== '')

test('right-to-left text starts on the right, with its numbers and names from left to right', () => {
  const drawn = [')', 'שחור', '(', 'Alder', 'ליטר', '1.7', 'הקומקום']
  expect(fromTheLeft('הקומקום 1.7 ליטר Alder (שחור)', 'auto')).toEqual(drawn)
  const [name] = set.lines('שחור, 12', type.body, 400)
  expect(name?.turned).toBe(true)
})
test("a name doesn't move the words of our sentence around it", () => {
  const sentence = '\u2068שחור\u2069, \u2068לבן 5\u2069 and 12 others'
  expect(fromTheLeft(sentence, 'ltr')).toEqual(['שחור', ',', '5', 'לבן', 'and 12 others'])
})

test('Arabic letters join, but not across a non-joiner', () => {
  const widthOf = (text: string) => set.lines(text, type.body, 400)[0]?.width ?? 0
  expect(widthOf('سسس')).toBeLessThan(widthOf('س') * 2.5)
  expect(widthOf('می\u200cخواهم')).toBeGreaterThan(widthOf('میخواهم'))
  const marked = set.lines([{ text: 'الت' }, { text: 'وصيل', marked: true }, { text: ' متأخر' }], type.body, 400)
  expect(marked[0]?.runs.map(({ text, marked: isMarked }) => [text.trim(), isMarked])).toEqual([
    ['متأخر', false],
    ['التوصيل', true],
  ])
})

test("characters that can't be printed are removed from a text", () => {
  expect(cleanText('a\u0000b\u202ec\r\n\t d')).toBe('abc d')
  expect(cleanText('Great 👍🏽 1️⃣ 🇩🇪 5 stars ★')).toBe('Great 5 stars ★')
  expect(cleanText('\ud800x')).toBe('x')
  expect(cleanText(`e${'\u0301'.repeat(50)}`).length).toBeLessThan(6)
  expect(cleanText('می\u200cخواهم a\u200cb')).toBe('می\u200cخواهم ab')
  expect(unreadable('কেটলি')).toBe('Bengali')
  for (const text of ['Teapot কে', '주전자', 'إبريق', 'קומקום', 'กาน้ำ']) expect(unreadable(text)).toBeNull()
  expect(unreadable('🎉')).toBeNull()
})
