import type { FoldedText } from './folded-text.ts'
import { compact } from '../words/compact.ts'

/**
 * Adds spaces between Latin text or digits and scripts without spaces (使用SAVE10下单), so that codes, numbers, and
 * addresses have boundaries. Null if not needed.
 */
export function setApart(original: string): FoldedText | null {
  if (!touches.test(original)) return null
  let text = ''
  const from: number[] = []
  let at = 0
  for (const part of original.split(borders)) {
    if (text !== '') {
      text += ' '
      from.push(at - 1)
    }
    text += part
    for (let n = 0; n < part.length; n++) from.push(at + n)
    at += part.length
  }
  return {
    text,
    inOriginal: (start, end) => ({ start: from[start] ?? at, end: (from[Math.max(start, end - 1)] ?? at - 1) + 1 }),
  }
}

const latin = String.raw`[\p{Script=Latin}\p{N}@+]`
const other = String.raw`(?!\p{Script=Latin})[\p{L}\p{M}ー]`
const border = `(?<=${latin})(?=${other})|(?<=(?:${other}))(?=${latin})`
const touches = compact(border, 'u')
const borders = compact(border, 'gu')
