import type { DraftInput } from './draft-input.ts'

/** Names a friend first, and asks or complains about nothing. */
export function tagsFriend({
  text,
  own,
  privately,
  reading,
}: Pick<DraftInput, 'text' | 'own' | 'privately' | 'reading'>): boolean {
  if (!privately || reading.hasQuestion || reading.negatives + reading.bad.length > 0 || text.length > 120) return false
  const [, handle] = /^\s*@([\p{L}\p{N}_.]{2,40})(?=\s|$)/u.exec(text) ?? []
  if (handle === undefined) return false
  const letters = own
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word.length >= 4)
  const small = handle.toLowerCase()
  return !letters.some((word) => small.includes(word))
}
