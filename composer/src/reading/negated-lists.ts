import type { Clause } from './clause.ts'
import type { Token } from '../words/tokens.ts'

/** "They do not pinch, bind, or ride up": a negation before a comma extends to "or". */
export function withNegatedLists(
  clauses: readonly Clause[],
  tokens: readonly Token[],
  denied: readonly boolean[],
  language: string,
): Clause[] {
  const or = joining[language]
  if (!or) return [...clauses]
  const read = [...clauses]
  for (const [index, clause] of clauses.entries()) {
    if (!isList(clause, tokens, or)) continue
    let first = index - 1
    while (isItem(clauses[first], clauses[first + 1], tokens) && !denies(clauses[first], denied)) first -= 1
    if (!isSameSentence(clauses[first], clause, tokens) || !denies(clauses[first], denied)) continue
    for (let at = first + 1; at <= index; at += 1) {
      const item = clauses[at]
      if (item) read[at] = withoutNegative(item)
    }
  }
  return read
}

const joining: Readonly<Record<string, RegExp>> = {
  en: /^(?:or|nor)$/,
  de: /^(?:oder|noch)$/,
  fr: /^(?:ou|ni)$/,
  es: /^(?:o|u|ni)$/,
  it: /^(?:o|né|ne)$/,
  pt: /^(?:ou|nem)$/,
}

/** In words: a list item, and all of a final pair. */
const SHORT = 3
const PAIR = 6

function isList({ from, to, turned }: Clause, tokens: readonly Token[], or: RegExp): boolean {
  return !turned && to - from <= PAIR && tokens.slice(from, to).some(({ text }) => or.test(text))
}

function isItem(clause: Clause | undefined, next: Clause | undefined, tokens: readonly Token[]): clause is Clause {
  if (!clause || !next || clause.turned || clause.to - clause.from > SHORT) return false
  return isSameSentence(clause, next, tokens) && clause.opinions.every((one) => !one.positive)
}

function isSameSentence(one: Clause | undefined, other: Clause, tokens: readonly Token[]): one is Clause {
  return one !== undefined && tokens[one.from]?.sentence === tokens[other.from]?.sentence
}

/** Ends soon after its negation, with no opinion in between. */
function denies(clause: Clause | undefined, denied: readonly boolean[]): boolean {
  if (!clause) return false
  let last = clause.to - 1
  while (last >= clause.from && denied[last] !== true) last -= 1
  return last >= clause.from && clause.to - 1 - last <= SHORT && clause.opinions.every((one) => one.positive)
}

function withoutNegative(clause: Clause): Clause {
  return {
    ...clause,
    opinions: clause.opinions.filter((one) => one.positive),
    topics: clause.topics.filter((one) => one.positive),
  }
}
