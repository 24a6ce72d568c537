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

const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
