import { isEastAsian } from './fonts.ts'

/** One grapheme; `marked` graphemes are highlighted. */
export interface Sign {
  text: string
  marked: boolean
  /** Its embedding level in bidirectional text. */
  level: number
}

export interface Cut {
  widthOf: (signs: readonly Sign[]) => number
  width: number
  /** Maximum number of lines. */
  most: number
  /** The level of the whole text. */
  own: number
}

/** Lines of at most `width`; an ellipsis ends the last of `most` if there is more. */
export function cutLines(signs: readonly Sign[], { widthOf, width, most, own }: Cut): Sign[][] {
  const lines: Sign[][] = []
  let line: Sign[] = []
  let filled = 0
  for (const word of wordsOf(signs)) {
    const whole = widthOf(word)
    if (filled + widthOf(trimmed(word)) <= width) {
      line.push(...word)
      filled += whole
      continue
    }
    if (line.length > 0) lines.push(line)
    const pieces = whole <= width ? [word] : splitWord(word, widthOf, width)
    lines.push(...pieces.slice(0, -1))
    line = [...(pieces.at(-1) ?? [])]
    filled = widthOf(line)
    if (lines.length > most) break
  }
  if (line.length > 0) lines.push(line)
  const whole = lines.length <= most ? withoutWidow(lines, widthOf, width) : lines
  const cut = whole.slice(0, most).map(trimmed)
  const last = cut.at(-1)
  if (lines.length > most && last) cut[cut.length - 1] = shortened(last, widthOf, width, own)
  return cut
}

type WidthOf = Cut['widthOf']

/** An unbreakable piece; the space after a word is its last character. */
export function wordsOf(signs: readonly Sign[]): Sign[][] {
  const words: Sign[][] = []
  const ends = endsWithoutSpaces(signs)
  let word: Sign[] = []
  signs.forEach((sign, n) => {
    word.push(sign)
    const next = signs[n + 1]
    if (next && (ends.has(n) || mayBreak(sign.text, next.text))) {
      words.push(word)
      word = []
    }
  })
  return word.length > 0 ? [...words, word] : words
}

/** Thai has no spaces; a dictionary finds its word boundaries. */
function endsWithoutSpaces(signs: readonly Sign[]): ReadonlySet<number> {
  const ends = new Set<number>()
  if (!signs.some(({ text }) => isThai.test(text))) return ends
  const lasts = new Map<number, number>()
  let length = 0
  signs.forEach(({ text }, n) => lasts.set((length += text.length), n))
  for (const { segment, index } of thaiWords.segment(signs.map(({ text }) => text).join(''))) {
    const last = lasts.get(index + segment.length)
    const next = last === undefined ? undefined : signs[last + 1]
    if (last !== undefined && next && isThai.test(segment) && isThai.test(next.text)) ends.add(last)
  }
  return ends
}

const isThai = /\p{Script=Thai}/u
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

function mayBreak(before: string, after: string): boolean {
  if (after === ' ') return false
  if (before === ' ') return true
  if (neverLast.has(before) || neverFirst.has(after)) return false
  if (isEastAsian.test(before) || isEastAsian.test(after)) return true
  return before === '-' || before === '–' || before === '/'
}

const neverFirst = new Set(
  '、。，．・：；？！」』）】〕》〉’”ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)]}%…'.split(''),
)
const neverLast = new Set('「『（【〔《〈‘“([{'.split(''))

/** Avoids a single short word on the last line by moving the word before it along. */
function withoutWidow(lines: Sign[][], widthOf: WidthOf, width: number): Sign[][] {
  const last = lines.at(-1) ?? []
  const words = wordsOf(lines.at(-2) ?? [])
  const word = words.at(-1) ?? []
  const isAlone =
    wordsOf(last).length === 1 && widthOf(last) < width / 8 && !last.some(({ text }) => isEastAsian.test(text))
  if (lines.length < 2 || words.length < 4 || !isAlone || word.at(-1)?.text !== ' ') return lines
  return [...lines.slice(0, -2), words.slice(0, -1).flat(), [...word, ...last]]
}

const trimmed = (signs: readonly Sign[]): Sign[] => signs.slice(0, signs.findLastIndex(({ text }) => text !== ' ') + 1)

function splitWord(word: readonly Sign[], widthOf: WidthOf, width: number): Sign[][] {
  const pieces: Sign[][] = []
  let piece: Sign[] = []
  let filled = 0
  for (const sign of word) {
    const own = widthOf([sign])
    // Letters are kerned: near the edge, the piece is measured as it is set.
    const reach = filled + own > width * 0.85 ? widthOf([...piece, sign]) : filled + own
    if (piece.length > 0 && sign.text !== ' ' && reach > width) {
      pieces.push(piece)
      piece = []
      filled = 0
    }
    piece.push(sign)
    filled += own
  }
  return [...pieces, piece]
}

function shortened(line: readonly Sign[], widthOf: WidthOf, width: number, level: number): Sign[] {
  const end = { text: '…', marked: false, level }
  const left = [...line]
  while (left.length > 1 && widthOf([...trimmed(left), end]) > width) left.pop()
  return [...trimmed(left), end]
}
