import type { Evidence } from './read-comment.ts'
import type { Clause } from './read-clauses.ts'
import type { Topic } from './topic-names.ts'

export interface TopicsRead {
  good: Topic[]
  bad: Topic[]
  about: Topic[]
  sure: Topic[]
  evidence: Evidence[]
}

/**
 * A topic that is praised as often as blamed is named in neither list. What is said outright comes first; in a long
 * text, which speaks of many things, a single word doesn't name a topic (measured: right half of the time).
 */
export function topicsOf(
  clauses: readonly Clause[],
  length: number,
  spaced: boolean,
  quote: (range: { from: number; to: number }) => string,
): TopicsRead {
  const long = length > (spaced ? 80 : 200)
  const named = new Map<Topic, { balance: number; surely: number; words: Set<string> }>()
  for (const opinion of clauses.flatMap((clause) => clause.topics)) {
    if (opinion.topic === null) continue
    const known = named.get(opinion.topic) ?? { balance: 0, surely: 0, words: new Set() }
    known.balance += (opinion.praised ? 1 : -1) * (opinion.near ? 1 : 2)
    known.surely += opinion.near || opinion.to - opinion.from <= (spaced ? 1 : 2) ? 1 : 2
    known.words.add(quote(opinion))
    named.set(opinion.topic, known)
  }
  const sure = [...named].filter(([, { surely }]) => !long || surely > 1)
  const sorted = sure.toSorted(([, a], [, b]) => b.surely - a.surely)
  const open = sorted.flatMap(([topic, { balance }]) => (balance === 0 ? [topic] : []))
  return {
    good: sorted.flatMap(([topic, { balance }]) => (balance > 0 ? [topic] : [])),
    bad: sorted.flatMap(([topic, { balance }]) => (balance < 0 ? [topic] : [])),
    sure: sorted.flatMap(([topic, { surely }]) => (surely > 1 ? [topic] : [])),
    about: [...new Set([...open, ...mentioned(clauses, new Set(sorted.map(([topic]) => topic)), spaced)])],
    evidence: sorted.map(([topic, { words }]) => ({ of: `topic:${topic}`, words: [...words].slice(0, 4) })),
  }
}

/** Named by words that mean other things too: once is not enough. */
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

function mentioned(clauses: readonly Clause[], judged: ReadonlySet<Topic>, spaced: boolean): Topic[] {
  const times = new Map<Topic, number>()
  for (const { topic, from, to } of clauses.flatMap((clause) => clause.mentions)) {
    // What one has is a word of its own where words are signs: a fridge, a gym.
    const plain = topic === 'features' && !spaced && to - from > 1
    times.set(topic, (times.get(topic) ?? 0) + (plain ? 2 : 1))
  }
  const left = [...times].filter(([topic, count]) => !judged.has(topic) && (count > 1 || !doubtful.has(topic)))
  return left.toSorted(([, a], [, b]) => b - a).map(([topic]) => topic)
}
