import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Clause, Opinion } from '../clause.ts'
import { plainly } from '../words-in.ts'
import { clear } from '../../words/index.ts'
import type { Token } from '../../words/tokens.ts'
import { dutchFaults, germanFaults } from './germanic-faults.ts'
import { englishFaults, englishFaultsOfLowStars } from './english-faults.ts'
import type { Faults } from './fault-patterns.ts'
import { japaneseFaults } from './japanese-faults.ts'
import { frenchFaults, italianFaults, portugueseFaults, spanishFaults } from './romance-faults.ts'
import { compact } from '../../words/compact.ts'

/**
 * "Arrived with the arm snapped off", "ordered black and was sent navy", "my emails go unanswered": a fault stated in
 * so many words is a complaint about its topic. `rating`: some words are a fault only at one or two stars.
 */
export function withStatedFaults(
  clauses: Clause[],
  tokens: readonly Token[],
  plain: string,
  { language, rating }: { language: string; rating: number | null },
): Clause[] {
  const known = faults[language]
  if (!known) return clauses
  const small = plainly(plain.slice(0, LONGEST))
  const isLow = rating !== null && rating <= 2
  let read = clauses
  for (const [topic, words] of [...known, ...(isLow ? (ofLowStars[language] ?? []) : [])]) {
    for (const { index, 0: found } of small.matchAll(words)) {
      if (isDenied(small.slice(Math.max(0, index - BEFORE), index))) continue
      read = withFault(read, tokens, { topic, start: index, end: index + found.trimEnd().length, isLow })
    }
  }
  return read
}

/** In characters. */
const LONGEST = 6000
const BEFORE = 40

const faults: Readonly<Record<string, Faults>> = {
  en: englishFaults,
  de: germanFaults,
  nl: dutchFaults,
  fr: frenchFaults,
  es: spanishFaults,
  it: italianFaults,
  pt: portugueseFaults,
  ja: japaneseFaults,
}
const ofLowStars: Readonly<Record<string, Faults>> = { en: englishFaultsOfLowStars }

/** "It never arrived broken", "if it stops working", "my old watch stopped after a year". */
const isDenied = (before: string): boolean => denials.test(before)

const denials = compact(
  `(?<!\\p{L})(?:${[
    "not|no|never|none|nothing|neither|without|hardly|nobody|\\p{L}+n't|if|unless|in case|until|when|whenever|would|could|should|might|may|can|afraid|worried|fear(?:ed)?|thought|old|older|previous|last|other|others|another brand|replac\\p{L}+",
    'nicht|nie|kein\\p{L}*|ohne|falls|wenn|könnte|würde|alte[rns]?|vorherige[rns]?|andere[rns]?',
    'pas|jamais|aucun\\p{L}*|sans|si|ancien\\p{L}*|précédent\\p{L}*|nunca|ningun\\p{L}*|sin|anterior|viej[oa]|mai|nessun\\p{L}*|senza|se|vecchi[oa]|não|nem|sem|velh[oa]|antig[oa]|niet|nooit|geen|zonder|als|vorige|oude',
  ].join('|')}) (?:[\\p{L}']+ ){0,2}$`,
  'u',
)

function withFault(
  clauses: Clause[],
  tokens: readonly Token[],
  { topic, start, end, isLow }: { topic: Topic; start: number; end: number; isLow: boolean },
): Clause[] {
  const from = tokens.findIndex((token) => token.end > start)
  if (from < 0) return clauses
  const after = tokens.findIndex((token) => token.start >= end)
  const to = after < 0 ? tokens.length : after
  const at = clauses.findLastIndex((clause) => clause.from < to && clause.to > from)
  const clause = clauses[at]
  if (!clause || to <= from || (clause.elsewhere && !isLow && !toldOfShop.has(topic))) return clauses
  const fault: Opinion = { from, to, positive: false, weight: 1, topic }
  const isCounted = clause.opinions.some(
    (one) => !one.positive && one.weight >= clear && one.from < to && one.to > from,
  )
  const isOther = (one: Opinion): boolean => one.topic !== topic || (!one.positive && !one.near)
  return clauses.with(at, {
    ...clause,
    elsewhere: false,
    opinions: isCounted ? clause.opinions : [...clause.opinions, fault],
    topics: [...clause.topics.filter(isOther), fault],
    mentions: [...clause.mentions, { from, to, topic }],
  })
}

/** "I wanted blue and you sent green": a wish in the same clause doesn't matter. */
const toldOfShop: ReadonlySet<Topic> = new Set<Topic>(['missing', 'service', 'delivery'])
