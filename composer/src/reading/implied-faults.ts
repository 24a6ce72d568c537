import type { Clause, Opinion } from './clause.ts'
import { clear } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

/** "Beautiful, but the zip": a thing that stands alone after praise and a "but" is a complaint. */
export function withImpliedFaults(clauses: Clause[], tokens: readonly Token[], language: string): Clause[] {
  if (!languages.has(language)) return clauses
  let read = clauses
  for (let index = 1; index < clauses.length; index += 1) {
    const [before, clause, next] = [clauses[index - 1], clauses[index], clauses[index + 1]]
    if (!before || !clause || !isBare(clause) || !isPraise(before)) continue
    const sentence = tokens[clause.from]?.sentence
    if (tokens[before.from]?.sentence !== sentence) continue
    if (!next || tokens[next.from]?.sentence !== sentence) read = read.with(index, faulty(clause))
  }
  return read
}

function faulty(clause: Clause): Clause {
  const faults = clause.mentions.map((one): Opinion => ({ ...one, positive: false, weight: 1, near: true, gap: 0 }))
  return { ...clause, opinions: [...clause.opinions, ...faults.slice(0, 1)], topics: [...clause.topics, ...faults] }
}

/** In others, such as Chinese and Vietnamese, it's as often wrong as right (measured on held-out rows). */
const languages: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru'])

/** In words, the "but" included. */
const FEW = 4

function isBare({ from, to, turned, elsewhere, opinions, mentions }: Clause): boolean {
  if (!turned || elsewhere || mentions.length === 0 || to - from > FEW) return false
  return opinions.every((one) => one.weight < clear)
}

function isPraise({ elsewhere, opinions }: Clause): boolean {
  const stated = opinions.filter((one) => one.weight >= clear)
  return !elsewhere && stated.length > 0 && stated.every((one) => one.positive)
}
