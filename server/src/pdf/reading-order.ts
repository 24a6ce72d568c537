import bidiFactory from 'bidi-js'

/** Direction of a whole text: `auto` follows its first strong letter; our own sentences are left to right. */
export type Direction = 'ltr' | 'auto'

/** The embedding level of each character; odd levels are right to left. */
export interface Levels {
  at: (index: number) => number
  own: number
}

/** By the Unicode bidirectional algorithm. */
export function levelsOf(text: string, direction: Direction): Levels {
  if (!fromRight.test(text)) return { at: () => 0, own: 0 }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction)
  const own = paragraphs[0]?.level ?? 0
  return { at: (index) => levels[index] ?? own, own }
}

/** The runs of one line in visual order, from the left. */
export function fromTheLeft<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  let ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: Run[] = []
    const turned: Run[] = []
    for (const run of ordered) {
      if (run.level >= level) turned.unshift(run)
      else next.push(...turned.splice(0), run)
    }
    ordered = [...next, ...turned]
  }
  return ordered
}

/**
 * The text of a run as the font library needs it: it picks the direction by the first letter
 * only, and it doesn't split the Thai vowel am, whose tone mark comes between its two parts.
 */
export function asLaid(text: string, level: number): string {
  if (level === 0 && thaiAm.test(text)) return text.replaceAll(thaiAms, '\u0e4d$1\u0e32')
  const isTurned = turnedByItself.test(text)
  if (level % 2 === 0 && !isTurned) return text
  const signs = Array.from(segmenter.segment(text), ({ segment }) => segment)
  const facing = level % 2 === 1 ? signs.map((sign) => bidi.getMirroredCharacter(sign) ?? sign) : signs
  return (isTurned === (level % 2 === 1) ? facing : facing.toReversed()).join('')
}

export const readsFromRight = (text: string): boolean => levelsOf(text, 'auto').own % 2 === 1

const bidi = bidiFactory()
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const thaiAm = /([\u0e48-\u0e4b]*)\u0e33/
const thaiAms = new RegExp(thaiAm, 'g')
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const turnedByItself = /^[\p{Script=Common}\p{Script=Inherited}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u
