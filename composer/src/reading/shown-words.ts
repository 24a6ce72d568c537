import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Clause, Opinion } from './clause.ts'
import { compact } from '../words/compact.ts'

interface Place {
  from: number
  to: number
}

/** The words that state a topic, in reading order: neighbors in a clause joined, without a loose end. */
export function shownWords(
  clauses: readonly Clause[],
  { topic, positive }: { topic: Topic; positive: boolean },
  quote: (place: Place) => string,
  language: string,
): string[] {
  const places = clauses.flatMap(({ topics }) =>
    joined(topics.filter((one) => one.topic === topic && one.positive === positive)),
  )
  return [...new Set(places.map((place) => withoutLooseEnd(quote(place), language)).filter(Boolean))].slice(0, most)
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

/** The words without a loose end; whole if nothing else is left. */
export const withoutLooseEnd = (words: string, language: string): string =>
  words.replace(looseEnds[language] ?? looseEnds['en'] ?? '', '') || words

const ends = (words: string, rest = ''): RegExp => compact(`(?:\\s+(?:${words})${rest})+$`, 'iu')

/**
 * Conjunctions, articles, prepositions, and copulas that joined the words to the next. Not what may end a verb, such as
 * "on" in "won't turn on".
 */
const looseEnds: Readonly<Record<string, RegExp>> = {
  en: ends(
    'and|but|or|a|an|the|with|in|of|to|after|before|from|at|by|until|since|than|when|while|because|if|as',
    '|(?<!(?:die|pa(?:y|id|ying)|ask(?:ed|ing)?|look(?:ed|ing)?|hop(?:ed|ing)|wait(?:ed|ing)?|wish(?:ed)?|cared?|made))\\s+for|(?<!(?:it|they|this|that|there|s?he|i|you|we))\\s+(?:is|are|was|were)|(?<!(?:turn|turns|turned|turning|switch|power|put|try|go|stay|stays|hold|carry|log|zip))\\s+on',
  ),
  de: ends('und|aber|oder|ein|eine[nmrs]?|der|die|das|den|dem|mit|nach|für|von|bei|im|als|wie|weil|wenn|ist|war|sind'),
  fr: ends('et|ou|mais|un|une|le|la|les|avec|de|du|des|que|qui|après|pour|dans|sur|au|aux|en|par|quand|est|était'),
  es: ends('y|e|o|pero|un|una|el|la|los|las|con|de|del|que|después|tras|para|por|en|al|a|cuando|es|era'),
  pt: ends('e|ou|mas|um|uma|o|a|os|as|com|de|do|da|que|depois|após|para|por|em|no|na|ao|quando|é|era'),
  it: ends('e|o|ma|un|una|il|la|le|i|con|di|del|della|che|dopo|per|in|su|da|al|quando|è|era'),
  nl: ends('en|of|maar|een|de|het|met|van|na|voor|bij|in|als|is|was'),
}
