import { diffArrays } from 'diff'

export interface DiffPart {
  /** `both`: in both texts; `there`: only in the earlier text; `here`: only in the later text. */
  side: 'both' | 'there' | 'here'
  text: string
}

/** Compares two texts by word; the language's segmenter is needed as Japanese and Chinese use no spaces. */
export const wordDiff = (there: string, here: string): DiffPart[] =>
  diffArrays(wordsOf(there), wordsOf(here)).map(({ added, removed, value }) => ({
    side: added ? 'here' : removed ? 'there' : 'both',
    text: value.join(''),
  }))

/** Each word with the space after it, so that a changed phrase is a single mark. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (words.length > 0 && segment.trim() === '') words[words.length - 1] += segment
    else words.push(segment)
  }
  return words
}
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
