import type { Clause, Opinion } from './clause.ts'
import { clear } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

/** "Service, food and rooms, excellent": a clause with only topics takes the following opinion. */
export function withPredicates(clauses: readonly Clause[], tokens: readonly Token[], spaced: boolean): Clause[] {
  const read: Clause[] = []
  let predicate: Opinion | null = null
  for (const [index, clause] of [...clauses.entries()].toReversed()) {
    const next = clauses[index + 1]
    if (clause.opinions.some((one) => one.weight >= clear)) {
      predicate = predicateOf(clause)
      read.push(clause)
      continue
    }
    const follows = next !== undefined && !next.turned && tokens[next.from]?.sentence === tokens[clause.from]?.sentence
    const bare = clause.mentions.length > 0 && !clause.elsewhere && clause.to - clause.from <= (spaced ? 6 : 10)
    const opinion: Opinion | null = follows && bare ? predicate : null
    predicate = opinion
    read.push(
      opinion ? { ...clause, topics: clause.mentions.map((one) => ({ ...opinion, ...one, near: true })) } : clause,
    )
  }
  return read.toReversed()
}

/** Opinions with the same sentiment, the first close to the comma. */
function predicateOf({ from, elsewhere, opinions }: Clause): Opinion | null {
  const clearOnes = opinions.filter((one) => one.weight >= clear)
  const [first] = clearOnes
  if (!first || elsewhere || first.from - from > 5) return null
  return clearOnes.every((one) => one.positive === first.positive) ? first : null
}
