import { compact } from './compact.ts'

/** Whole words in scripts with spaces; anywhere in scripts without. */
export const words = (spaced: string, unspaced = ''): RegExp =>
  compact(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])${unspaced && `|${unspaced}`}`, 'giu')

/** Finds a global pattern without `matchAll`, whose copy of our large pattern costs more than the search. */
export function matches(text: string, pattern: RegExp): { start: number; end: number; words: string }[] {
  const found: { start: number; end: number; words: string }[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length
    if (end === match.index) pattern.lastIndex++
    else found.push({ start: match.index, end, words: match[0] })
  }
  return found
}
