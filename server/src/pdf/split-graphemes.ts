import { cleanText } from './clean-text.ts'
import type { Sign } from './cut-lines.ts'
import { type Direction, levelsOf } from './reading-order.ts'

export interface Part {
  text: string
  marked?: boolean
}

/** The first `most` graphemes of a text that can be set, and the level of the whole text. */
export function signsOf(
  parts: readonly Part[],
  most: number,
  direction: Direction,
  settable: (sign: string) => boolean,
): { signs: Sign[]; own: number } {
  const clean = parts.map(({ text, marked = false }) => ({ text: cleanText(text.slice(0, most * 8)), marked }))
  const levels = levelsOf(clean.map(({ text }) => text).join(''), direction)
  const signs: Sign[] = []
  let before = 0
  for (const { text, marked } of clean) {
    for (const { segment, index } of segmenter.segment(text)) {
      if (signs.length >= most) break
      const sign = settable(segment) ? segment : segment.replaceAll(/\p{M}/gu, '')
      const double = sign === ' ' && (signs.at(-1)?.text ?? ' ') === ' '
      if (sign !== '' && !double && settable(sign)) signs.push({ text: sign, marked, level: levels.at(before + index) })
    }
    before += text.length
  }
  markWholeWords(signs)
  return { signs, own: levels.own }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const joins = /\p{Script=Arabic}/u

/** Arabic letters join, so a partly marked word is marked from end to end. */
function markWholeWords(signs: readonly Sign[]) {
  for (const order of [signs, signs.toReversed()]) {
    order.forEach((sign, n) => {
      const before = order[n - 1]
      if (before?.marked && joins.test(before.text) && joins.test(sign.text)) sign.marked = true
    })
  }
}
