import { uncovered } from './read-clauses.ts'
import { isRhetorical } from './rhetorical.ts'
import { clear, type Hit, type WordFinder } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

/** A sentence with a question mark and a question word. */
export function asksIn(
  text: string,
  finder: WordFinder,
  tokens: readonly Token[],
  hits: readonly Hit[],
  content: boolean,
): boolean {
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/[.!?。！？\n؟]/gu)) {
    if (/[?？؟]/u.test(mark) && isQuestion(text, start, index, finder, tokens, hits, content)) return true
    start = index + 1
  }
  return false
}

function isQuestion(
  text: string,
  start: number,
  end: number,
  finder: WordFinder,
  tokens: readonly Token[],
  hits: readonly Hit[],
  content: boolean,
): boolean {
  if (finder.language === '') return text.slice(start, end).trim().split(/\s+/).length >= 3
  if (isRhetorical(text.slice(start, end))) return false
  const inside = tokens.filter((token) => token.start >= start && token.end <= end).length
  if (inside < (finder.spaced ? 3 : 4)) return false
  const within = uncovered(hits)
    .filter(({ from }) => isIn(tokens[from], start, end))
    .map(({ sense }) => sense)
  // "How can you sell such junk?" needs no answer; "is it faulty?" with many stars does.
  if (!content && within.some((sense) => sense.kind === 'opinion' && !sense.positive && sense.weight >= clear))
    return false
  return within.some((sense) => sense.kind === 'asks')
}

function isIn(token: Token | undefined, start: number, end: number): boolean {
  return token !== undefined && token.start >= start && token.end <= end
}
