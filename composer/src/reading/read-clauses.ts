import { withNegatedLists } from './negated-lists.ts'
import { withoutProfanity } from './profanity.ts'
import { isOpen } from './open-phrases.ts'
import { withImpliedFaults } from './implied-faults.ts'
import { withPredicates } from './predicates.ts'
import { withPriceComparisons } from './price-comparisons.ts'
import { withYesAndNo } from './yes-and-no.ts'
import type { Clause, Opinion } from './clause.ts'
import { clear, type Hit, type Sense, type WordFinder } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

type OpinionSense = Extract<Sense, { kind: 'opinion' }>

/** Opinions by clause, so that praise of one thing doesn't apply to another. */
export function readClauses(tokens: readonly Token[], hits: readonly Hit[], finder: WordFinder): Clause[] {
  const whole = deniedInPhrase(uncovered(hits), hits)
  const marks = (kind: Sense['kind'], among: readonly Hit[] = whole): boolean[] => {
    const found: boolean[] = []
    for (const hit of among) {
      if (hit.sense.kind === kind) for (let at = hit.from; at < hit.to; at += 1) found[at] = true
    }
    return found
  }
  const clauses = bounds(tokens, whole)
  const [before, without] = [marks('before'), marks('without', hits)]
  for (const [at, { text }] of tokens.entries()) {
    if (text === 'without' && tokens[at + 1]?.text.endsWith('ing') && tokens[at + 2]?.text === 'and') {
      ;[before[at], without[at]] = [false, true]
    }
  }
  const around: Surroundings = {
    before,
    without,
    negations: hits.filter(({ sense }) => sense.kind === 'before' || sense.kind === 'without'),
    denied: marks('before', hits),
    after: marks('after'),
    following: starts(whole, 'after'),
    stronger: marks('stronger'),
    weaker: marks('weaker'),
  }
  const read = clauses.map(({ from, to, turned }) => {
    const inside = whole.filter((hit) => hit.from >= from && hit.to <= to)
    const opinions = inside.flatMap((hit) =>
      hit.sense.kind === 'opinion' && !isOpen(hit, inside, tokens, around)
        ? weighed(hit, hit.sense, from, to, around, finder.spaced)
        : [],
    )
    const elsewhere = inside.some((hit) => hit.sense.kind === 'elsewhere')
    const topics = elsewhere ? [] : topicsIn(inside, opinions, finder.spaced)
    const mentions = inside.flatMap((hit) =>
      hit.sense.kind === 'about' ? [{ from: hit.from, to: hit.to, topic: hit.sense.topic }] : [],
    )
    return { from, to, turned, elsewhere, opinions, topics, mentions }
  })
  const priced = withPriceComparisons(withoutProfanity(read, tokens), tokens, finder.language)
  const meant = withNegatedLists(priced, tokens, around.denied, finder.language)
  const answered = withYesAndNo(meant, tokens, finder.language)
  return withPredicates(withImpliedFaults(answered, tokens, finder.language), tokens, finder.spaced)
}

/** "Not very good colors": a denial whose last words begin a phrase about a topic denies that phrase. */
function deniedInPhrase(whole: Hit[], all: readonly Hit[]): Hit[] {
  const isDenial = ({ from, to, sense }: Hit): boolean =>
    sense.kind === 'opinion' &&
    !sense.positive &&
    sense.topic === null &&
    to - from > 1 &&
    all.some((hit) => hit.from === from && hit.to < to && hit.sense.kind === 'before')
  const denials = whole.filter(isDenial)
  if (denials.length === 0) return whole
  return whole.map((hit) =>
    hit.sense.kind === 'opinion' &&
    hit.sense.positive &&
    hit.sense.topic !== null &&
    denials.some(({ from, to }) => from < hit.from && hit.from < to && to < hit.to)
      ? { ...hit, sense: { ...hit.sense, positive: false } }
      : hit,
  )
}

function starts(hits: readonly Hit[], kind: Sense['kind']): boolean[] {
  const found: boolean[] = []
  for (const hit of hits) if (hit.sense.kind === kind) found[hit.from] = true
  return found
}

/** A longer phrase overrides shorter ones in it: "not bad" hides "bad" and "not". */
export function uncovered(hits: readonly Hit[]): Hit[] {
  const sorted = hits.toSorted((a, b) => a.from - b.from || b.to - a.to)
  const kept: Hit[] = []
  let opinion: Hit | null = null
  let firm: Hit | null = null
  let about: Hit | null = null
  for (const hit of sorted) {
    const { kind } = hit.sense
    const longer = kind === 'about' ? about : kind === 'opinion' ? opinion : firm
    if ((kind === 'about' || coverable.has(kind)) && isInside(hit, longer)) {
      if (!addsTopic(hit, opinion)) continue
    }
    kept.push(hit)
    if ((kind === 'opinion' || kind === 'hides') && covers(hit, opinion)) opinion = hit
    if (isFirm(hit) && covers(hit, firm)) firm = hit
    if ((kind === 'about' || kind === 'hides') && hit.to > (about?.to ?? -1)) about = hit
  }
  return kept
}

/** A hint such as "could not" keeps its "not", which can negate what precedes it. */
const isFirm = ({ sense }: Hit): boolean =>
  sense.kind === 'hides' || (sense.kind === 'opinion' && sense.weight >= clear)

function covers(hit: Hit, longest: Hit | null): boolean {
  if (!longest || hit.to > longest.to) return true
  if (hit.sense.kind === 'hides') return hit.from === longest.from && hit.to === longest.to
  return hit.from === longest.from && hit.to === longest.to && hit.sense.kind === 'opinion' && hit.sense.topic !== null
}

/** In "never received the product", "never received" still means delivery. */
function addsTopic({ sense }: Hit, longer: Hit | null): boolean {
  if (sense.kind !== 'opinion' || longer?.sense.kind !== 'opinion') return false
  return sense.topic !== null && longer.sense.topic === null && sense.positive === longer.sense.positive
}

const coverable: ReadonlySet<Sense['kind']> = new Set(['opinion', 'before', 'after', 'turns'])

function isInside(one: Hit, other: Hit | null): boolean {
  return other !== null && one.to <= other.to && one.to - one.from < other.to - other.from
}

function bounds(tokens: readonly Token[], hits: readonly Hit[]): { from: number; to: number; turned: boolean }[] {
  const turns = new Set(hits.filter((hit) => hit.sense.kind === 'turns').map((hit) => hit.from))
  const found: { from: number; to: number; turned: boolean }[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const last = found.at(-1)
    const begins = tokens[at]?.clause !== tokens[at - 1]?.clause
    if (last && !begins && !turns.has(at)) last.to = at + 1
    else found.push({ from: at, to: at + 1, turned: turns.has(at) })
  }
  return found
}

interface Surroundings {
  before: boolean[]
  /** "Ohne", "sans": these don't negate praise. */
  without: boolean[]
  /** Includes negations within phrases: "nobody answers" isn't reversed by "never". */
  negations: Hit[]
  /** Their tokens. */
  denied: boolean[]
  after: boolean[]
  /** Their starts: what overlaps a complaint is part of it and doesn't negate it. */
  following: boolean[]
  stronger: boolean[]
  weaker: boolean[]
}

/** "Never disappointed" is a hint of praise. */
const undone = 0.4

/** "Not good" is negative; "not bad" isn't praise worth repeating. */
function weighed(
  hit: Hit,
  sense: OpinionSense,
  from: number,
  to: number,
  around: Surroundings,
  spaced: boolean,
): Opinion[] {
  const any = (list: boolean[], start: number, end: number): boolean => list.slice(start, end).some(Boolean)
  if (sense.weight < clear) return [{ from: hit.from, to: hit.to, ...sense }]
  // Without spaces, "不" may be part of another word, so only an adjacent one negates.
  const reach = spaced ? 3 : 1
  const whole = around.negations.some(({ from: start, to: end }) => start >= hit.from && end <= hit.to)
  const turned =
    any(around.before, Math.max(from, hit.from - reach), hit.from) ||
    (!sense.positive && any(around.without, Math.max(from, hit.from - reach), hit.from)) ||
    (!sense.positive && spaced && hit.from > from && around.denied[hit.from - 1] === true) ||
    any(sense.positive ? around.after : around.following, hit.to, Math.min(to, hit.to + (spaced ? 2 : 5)))
  const negated = turned && !whole
  const near = spaced ? 2 : 3
  const strong = any(around.stronger, Math.max(from, hit.from - near), hit.from) ? 1.5 : 1
  const weak = any(around.weaker, Math.max(from, hit.from - near), hit.from) ? 0.6 : 1
  const { from: start, to: end } = hit
  if (!negated)
    return [
      { from: start, to: end, positive: sense.positive, weight: sense.weight * strong * weak, topic: sense.topic },
    ]
  if (sense.positive) return [{ from: start, to: end, positive: false, weight: 1, topic: sense.topic }]
  return [{ from: start, to: end, positive: true, weight: undone, topic: null }]
}

/** By phrases with both topic and opinion, or by a topic word near an opinion. */
function topicsIn(hits: readonly Hit[], opinions: readonly Opinion[], spaced: boolean): Opinion[] {
  const phrases = opinions.filter((one) => one.topic !== null)
  const named = new Set(phrases.map((one) => one.topic))
  const hidden = hits.filter(({ sense }) => sense.kind === 'hides')
  const near = hits.flatMap((hit) => {
    if (hit.sense.kind !== 'about' || named.has(hit.sense.topic)) return []
    if (phrases.some((one) => one.from <= hit.from && one.to >= hit.to)) return []
    const close = opinions.filter((one) => one.weight >= clear && apart(hit, one, hidden) <= (spaced ? 4 : 8))
    const [first] = close
    if (!first || !close.every((one) => one.positive === first.positive)) return []
    named.add(hit.sense.topic)
    const whole = { from: Math.min(hit.from, first.from), to: Math.max(hit.to, first.to) }
    return [{ ...first, from: hit.from, to: hit.to, topic: hit.sense.topic, near: true, gap: gap(hit, first), whole }]
  })
  return [...phrases, ...near]
}

/** Without phrases that mean nothing: "the smell out of the box was awful". */
function apart(one: Hit, other: Opinion, hidden: readonly Hit[]): number {
  const whole = gap(one, other)
  if (whole > LONGEST) return whole
  const [from, to] = [Math.min(one.to, other.to), Math.max(one.from, other.from)]
  const between = hidden.filter((hit) => hit.from >= from && hit.to <= to)
  return whole - between.reduce((sum, hit) => sum + hit.to - hit.from, 0)
}

/** In words, with the phrases between. */
const LONGEST = 12

function gap(one: { from: number; to: number }, other: { from: number; to: number }): number {
  return Math.max(one.from - other.to, other.from - one.to, 0)
}
