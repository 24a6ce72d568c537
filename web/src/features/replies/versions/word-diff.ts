import { diffArrays } from 'diff'

export interface DiffPart {
  /** `both`: in both texts; `there`: only in the earlier one; `here`: only in the later one. */
  side: 'both' | 'there' | 'here'
  text: string
}

/** Two texts word by word, by the language's own words: Japanese and Chinese write none apart. */
export const wordDiff = (there: string, here: string): DiffPart[] =>
  diffArrays(wordsOf(there), wordsOf(here)).map(({ added, removed, value }) => ({
    side: added ? 'here' : removed ? 'there' : 'both',
    text: value.join(''),
  }))

/** Each word with the space behind it, so that a changed phrase is one mark. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (words.length > 0 && segment.trim() === '') words[words.length - 1] += segment
    else words.push(segment)
  }
  return words
}
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
