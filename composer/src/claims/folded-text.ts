/** The text as readers see it, without invisible characters, with wide and styled letters as plain ones. */
export interface FoldedText {
  text: string
  /** Maps a range back to the original text. */
  inOriginal(start: number, end: number): { start: number; end: number }
}

export function foldedText(original: string): FoldedText {
  let text = ''
  const from: number[] = []
  let at = 0
  for (const sign of original) {
    const plain = unseen.test(sign) ? '' : sign.normalize('NFKC')
    // Decomposes only styled characters, so that a kana keeps its mark.
    text += plain
    for (let n = 0; n < plain.length; n++) from.push(at)
    at += sign.length
  }
  from.push(at)
  return {
    text,
    inOriginal: (start, end) => {
      const first = from[start] ?? at
      const last = from[Math.max(start, end - 1)] ?? at
      const width = original.codePointAt(last) ?? 0
      return { start: first, end: Math.min(original.length, last + (width > 0xffff ? 2 : 1)) }
    },
  }
}

const unseen = /^[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]$/u
