/** Whole words of scripts that have spaces, and of those that have none wherever they stand. */
export const words = (spaced: string, unspaced = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])${unspaced && `|${unspaced}`}`, 'giu')

/** Where a global pattern is found. Not by `matchAll`: it copies the pattern, which for ours costs more than the search. */
export function matches(text: string, pattern: RegExp): { start: number; end: number; said: string }[] {
  const found: { start: number; end: number; said: string }[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length
    if (end === match.index) pattern.lastIndex++
    else found.push({ start: match.index, end, said: match[0] })
  }
  return found
}
