import { expect, test } from 'vitest'
import { cleanText, unreadable } from './clean-text.ts'
import { faceFor, hanOf } from './fonts.ts'
import { type } from './ink.ts'
import { openPaper } from './paper.ts'

const { set } = openPaper({ title: '', author: '', madeAt: new Date(0), foot: () => 0, head: () => 0 })
const cut = (text: string, width: number, most?: number) =>
  set.lines(text, type.body, width, most).map(({ runs }) => runs.map((run) => run.text).join(''))

test('no line is wider than its room, and nothing is lost', () => {
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

test('Chinese and Japanese break between signs, but no line begins with a full stop or ends with an opening quote', () => {
  const lines = cut('包装很漂亮，但是杯子碎了。「客服」说会重新寄。'.repeat(6), 97)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    expect(line).not.toMatch(/^[，。」]/)
    expect(line).not.toMatch(/「$/)
  }
})

test('what does not fit ends in an ellipsis, and a short last word takes another along', () => {
  expect(cut('A name that goes on and on until it has to be cut somewhere', 120, 2).at(-1)).toMatch(/\S…$/)
  expect(cut('Softer than I expected and the fit is spot on. Three people asked where it was from.', 494)).toEqual([
    'Softer than I expected and the fit is spot on. Three people asked where it',
    'was from.',
  ])
})

test('marked words keep their mark through the lines', () => {
  const lines = set.lines(
    [{ text: 'and ' }, { text: 'the fit is spot on', marked: true }, { text: ' again' }],
    type.body,
    70,
  )
  const marked = lines.flatMap(({ runs }) => runs.filter((run) => run.marked).map((run) => run.text.trim()))
  expect(marked.join(' ')).toBe('the fit is spot on')
})

test('each sign is set in a face that has it', () => {
  const signs = ['A', 'ł', 'ž', 'ế', 'Ж', 'ѣ', 'Ω', 'ᾳ', 'क', '茶', '说', '說', 'あ', '。', '（']
  for (const sign of signs) {
    const face = faceFor(sign, 400, hanOf(sign))
    expect(face?.covers.has(sign.codePointAt(0) ?? 0), sign).toBe(true)
  }
  expect(faceFor('茶', 600, 'jp')?.name).toContain('jp')
  expect(faceFor('茶', 600, 'sc')?.name).toContain('sc')
  expect(faceFor('한', 400, 'sc')).toBeNull()
})

test('a text is cleaned of what cannot stand on paper', () => {
  expect(cleanText('a\u0000b\u202ec\r\n\t d')).toBe('abc d')
  expect(cleanText('Great 👍🏽 1️⃣ 🇩🇪 5 stars ★')).toBe('Great 5 stars ★')
  expect(cleanText('\ud800x')).toBe('x')
  expect(cleanText(`e${'\u0301'.repeat(50)}`).length).toBeLessThan(6)
  expect(unreadable('שלום וברכה')).toBe('Hebrew')
  expect(unreadable('Teapot 주전')).toBeNull()
  expect(unreadable('🎉')).toBeNull()
})
