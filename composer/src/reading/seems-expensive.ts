import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

/** "They look more expensive than they were" or "looks twice the price" praises the look and says nothing against the price. */
export function withExpensiveAppearance(
  hits: readonly Hit[],
  tokens: readonly Token[],
  language: string,
): readonly Hit[] {
  const pattern = seemsExpensive[language]
  if (!pattern) return hits
  let read = hits
  for (const [from, token] of tokens.entries()) {
    const near = tokens.slice(from, from + REACH).filter(({ sentence }) => sentence === token.sentence)
    const found = pattern.exec(near.map(({ text }) => text).join(' '))?.[0]
    if (found === undefined) continue
    const to = from + found.split(' ').length
    read = read.filter((hit) => hit.sense.kind !== 'opinion' || hit.from >= to || hit.to <= from)
    read = [...read, { from, to, sense: { kind: 'opinion', positive: true, weight: 1, topic: 'look' } }]
  }
  return read === hits ? hits : read.toSorted((a, b) => a.from - b.from)
}

/** In words. */
const REACH = 10

/** For tokens, which have no apostrophes or accents. "More expensive than it's worth" is no praise. */
const seemsExpensive: Readonly<Record<string, RegExp>> = {
  en: /^(?:looks?|looked|feels?|felt|seems?|seemed) (?:(?:way|so|much|far|a lot|even|really|actually) )*(?:(?:more expensive|pricier) than (?:they|it|this|these|i|we|what|the price)\b|(?:like )?(?:(?:it|they) costs? )?(?:twice|double|(?:three|four|five|ten) times) (?:the price|its price|their price|what (?:it costs?|they cost|i paid|we paid))\b)(?! (?:\w+ ){0,2}worth)/,
  de: /^(?:sieht|sehen|sah|sahen|wirkt|wirken|wirkte|wirkten) (?:(?:viel|deutlich|sehr viel|weit|wesentlich) )*(?:teurer|hochpreisiger) (?:aus )?als (?:es|sie|er|der preis)/,
  fr: /^(?:fait|font|parait|paraissent|semble|semblent) (?:(?:beaucoup|bien) )*plus (?:cher|chere|chers|cheres) que/,
  es: /^(?:parece|parecen) (?:mucho )?mas (?:caro|cara|caros|caras) de lo que/,
  it: /^(?:sembra|sembrano) (?:(?:molto|ben) )*piu (?:caro|cara|cari|care|costoso|costosa|costosi|costose) di (?:quanto|quello|quel)/,
  pt: /^(?:parece|parecem) (?:(?:muito|bem) )*mais (?:caro|cara|caros|caras) (?:do )?que/,
}
