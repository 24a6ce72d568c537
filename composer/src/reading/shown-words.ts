import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Clause, Opinion } from './clause.ts'

interface Place {
  from: number
  to: number
}

/** The words that state a topic, in reading order: neighbors in a clause joined, without a loose end. */
export function shownWords(
  clauses: readonly Clause[],
  { topic, positive }: { topic: Topic; positive: boolean },
  quote: (place: Place) => string,
): string[] {
  const places = clauses.flatMap(({ topics }) =>
    joined(topics.filter((one) => one.topic === topic && one.positive === positive)),
  )
  return [...new Set(places.map((place) => quote(place).replace(looseEnd, '')).filter(Boolean))].slice(0, most)
}

function joined(opinions: readonly Opinion[]): Place[] {
  if (opinions.length === 0) return []
  const places: Place[] = []
  const sorted = opinions.map(({ whole, from, to }) => whole ?? { from, to }).toSorted((a, b) => a.from - b.from)
  for (const place of sorted) {
    const last = places.at(-1)
    if (last && place.from <= last.to) last.to = Math.max(last.to, place.to)
    else places.push({ ...place })
  }
  return places
}

const most = 4

/** A conjunction, article, or preposition that joined the words to the next. */
const looseEnd =
  /(?:\s+(?:and|but|or|a|an|the|with|in|of|to|und|aber|oder|ein|eine|der|die|das|mit|y|e|et|ou|o|mais|ma|pero|mas|un|una|une|um|uma|con|avec|com|de|di|que|che))+$/iu
