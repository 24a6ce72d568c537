import type { Evidence } from './reading.ts'
import type { Clause } from './clause.ts'
import { isDistinctive } from './distinctive-terms.ts'
import { shownWords, withoutLooseEnd } from './shown-words.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'

export interface TopicsRead {
  good: Topic[]
  bad: Topic[]
  about: Topic[]
  contested: Topic[]
  sure: Topic[]
  nameable: Topic[]
  outright: Topic[]
  evidence: Evidence[]
  shown: Evidence[]
}

/**
 * A topic with equal praise and complaints is in neither list. Explicit statements come first. In a long text, a single
 * word names no topic (measured: right half of the time).
 */
export function topicsOf(
  clauses: readonly Clause[],
  length: number,
  { language, spaced }: { language: string; spaced: boolean },
  quote: (range: { from: number; to: number }) => string,
): TopicsRead {
  const long = length > (spaced ? 80 : 200)
  const named = new Map<Topic, { positive: number; negative: number; surely: number; words: Set<string> }>()
  for (const opinion of clauses.flatMap((clause) => clause.topics)) {
    if (opinion.topic === null) continue
    const counts = named.get(opinion.topic) ?? { positive: 0, negative: 0, surely: 0, words: new Set() }
    counts[opinion.positive ? 'positive' : 'negative'] += opinion.near ? 1 : 2
    counts.surely += opinion.near || opinion.to - opinion.from <= (spaced ? 1 : 2) ? 1 : 2
    counts.words.add(quote(opinion))
    named.set(opinion.topic, counts)
  }
  const sure = [...named].filter(([, { surely }]) => !long || surely > 1)
  const sorted = sure.toSorted(([, a], [, b]) => b.surely - a.surely)
  const open = sorted.flatMap(([topic, sums]) => (sums.positive === sums.negative ? [topic] : []))
  const about = [...new Set([...open, ...mentioned(clauses, new Set(sorted.map(([topic]) => topic)))])]
  const all = [...new Set([...sorted.map(([topic]) => topic), ...about])]
  const brief = all.length === 1 && length <= 10
  const isDistinct =
    (topic: Topic) =>
    (words: Place): boolean =>
      isDistinctive(topic, quote(words), language)
  const clarity = new Map(all.map((topic) => [topic, clarityOf(topic, clauses, isDistinct(topic), { spaced, brief })]))
  return {
    good: sorted.flatMap(([topic, sums]) => (sums.positive > sums.negative ? [topic] : [])),
    bad: sorted.flatMap(([topic, sums]) => (sums.positive < sums.negative ? [topic] : [])),
    sure: sorted.flatMap(([topic, { surely }]) => (surely > 1 ? [topic] : [])),
    about,
    contested: sorted.flatMap(([topic, sums]) => (isContested(sums) ? [topic] : [])),
    nameable: all.filter((topic) => clarity.get(topic) !== 'not'),
    outright: all.filter((topic) => clarity.get(topic) === 'outright'),
    evidence: sorted.map(([topic, { words }]) => ({ of: `topic:${topic}`, words: [...words].slice(0, 4) })),
    shown: sorted.map(([topic, { positive, negative, words }]) => ({
      of: `topic:${topic}`,
      words:
        positive === negative
          ? [...words].slice(0, 4).map((one) => withoutLooseEnd(one, language))
          : shownWords(clauses, { topic, positive: positive > negative }, quote, language),
    })),
  }
}

/** Both positive and negative, neither far more often. */
const isContested = ({ positive, negative }: { positive: number; negative: number }): boolean =>
  Math.max(positive, negative) < CLEARLY * Math.min(positive, negative)

const CLEARLY = 3

/** Named by ambiguous words: once isn't enough. */
const doubtful: ReadonlySet<Topic> = new Set<Topic>([
  'ease',
  'features',
  'performance',
  'zip',
  'screen',
  'person',
  'damage',
  'missing',
])

function mentioned(clauses: readonly Clause[], judged: ReadonlySet<Topic>): Topic[] {
  const places = new Map<Topic, Place[]>()
  for (const one of clauses.flatMap((clause) => clause.mentions)) {
    places.set(one.topic, [...(places.get(one.topic) ?? []), one])
  }
  const times = [...places].map(([topic, all]) => [topic, placesOf(all)] as const)
  const left = times.filter(([topic, count]) => !judged.has(topic) && (count > 1 || !doubtful.has(topic)))
  return left.toSorted(([, a], [, b]) => b - a).map(([topic]) => topic)
}

interface Place {
  from: number
  to: number
}

/** Overlapping matches count as one. */
function placesOf(all: readonly Place[]): number {
  let count = 0
  let end = -1
  for (const { from, to } of all.toSorted((a, b) => a.from - b.from)) {
    if (from >= end) count += 1
    end = Math.max(end, to)
  }
  return count
}

/**
 * Mentioned twice, or in a phrase that names the thing. A quarter of single passing mentions are wrong (measured on
 * held-out rows).
 */
function clarityOf(
  topic: Topic,
  clauses: readonly Clause[],
  isDistinct: (words: Place) => boolean,
  { spaced, brief }: { spaced: boolean; brief: boolean },
): 'outright' | 'once' | 'not' {
  const opinions = clauses.flatMap((clause) => clause.topics).filter((one) => one.topic === topic)
  const mentions = clauses
    .flatMap((clause) => (clause.elsewhere ? [] : clause.mentions))
    .filter((one) => one.topic === topic)
  if (placesOf([...opinions, ...mentions]) > (opinions.length === 0 && !spaced ? 2 : 1)) return 'outright'
  const phrases = opinions.filter((one) => !one.near)
  const names = ({ from, to }: Place): boolean => mentions.some((one) => one.from >= from && one.to <= to)
  if (phrases.some(names)) return 'outright'
  if (phrases.length > 0) return phrases.some(isDistinct) ? 'once' : 'not'
  if (opinions.length === 0) return spaced && brief && concrete.has(topic) ? 'once' : 'not'
  const close = spaced || opinions.some((one) => (one.gap ?? far) <= touching)
  return concrete.has(topic) || (close && served.has(topic)) ? 'once' : 'not'
}

const far = 99
/** In characters: a particle and a "very". */
const touching = 4

/** Named with no comma before the opinion; in scripts without spaces, it must be close. */
const served: ReadonlySet<Topic> = new Set<Topic>(['taste', 'service'])

/** Things that are rarely mentioned by accident. */
const concrete: ReadonlySet<Topic> = new Set<Topic>([
  'price',
  'size',
  'sound',
  'colour',
  'material',
  'location',
  'delivery',
  'packaging',
  'battery',
  'smell',
  'cleanliness',
])
