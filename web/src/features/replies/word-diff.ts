export interface DiffPart {
  /** `both`: in both texts; `there`: only in the earlier one; `here`: only in the later one. */
  side: 'both' | 'there' | 'here'
  text: string
}

/** Longer texts are shown side by side without marks: the table of the comparison grows with the square. */
const MOST_WORDS = 1500

/** Two texts word by word, by their longest common row of words; null where they are too long to compare. */
export function wordDiff(there: string, here: string): DiffPart[] | null {
  const [a, b] = [wordsOf(there), wordsOf(here)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return null
  const common = commonTable(a, b)
  const at = (i: number, j: number): number => common[i * (b.length + 1) + j] ?? 0
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(parts, 'both', a[i])
      i++
      j++
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) add(parts, 'there', a[i++])
    else add(parts, 'here', b[j++])
  }
  return parts
}

/** How many words of the rests of both texts are the same, in order, from each pair of places on. */
function commonTable(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const longest = Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
      table[i * width + j] = a[i] === b[j] ? (table[(i + 1) * width + j + 1] ?? 0) + 1 : longest
    }
  }
  return table
}

function add(parts: DiffPart[], side: DiffPart['side'], text = ''): void {
  const last = parts.at(-1)
  if (last?.side === side) last.text += text
  else parts.push({ side, text })
}

// By the language's own words: Japanese and Chinese write none apart.
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
