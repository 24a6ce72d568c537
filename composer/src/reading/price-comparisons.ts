import type { Clause, Opinion } from './clause.ts'
import { clear } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

/** "A bit cheap for the price": right after a complaint, "for the price" is a complaint about the price, too. */
export function withPriceComparisons(clauses: readonly Clause[], tokens: readonly Token[], language: string): Clause[] {
  const words = comparisons[language]
  if (!words) return [...clauses]
  return clauses.map((clause) => {
    const isDear = (one: Opinion): boolean =>
      one.positive && one.topic === 'price' && words.test(textOf(one, tokens)) && followsFault(one, clause, language)
    const turned = (one: Opinion): Opinion => (isDear(one) ? { ...one, positive: false } : one)
    return { ...clause, opinions: clause.opinions.map(turned), topics: clause.topics.map(turned) }
  })
}

const textOf = ({ from, to }: Opinion, tokens: readonly Token[]): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** Japanese compares first: 値段の割に安っぽい. */
function followsFault({ from, to }: Opinion, { opinions }: Clause, language: string): boolean {
  const others = opinions.filter((one) => one.weight >= clear && (language === 'ja' ? one.from >= to : one.to <= from))
  const [near] = others.toSorted((a, b) => (language === 'ja' ? a.from - b.from : b.to - a.to))
  if (!near || near.positive) return false
  return (language === 'ja' ? near.from - to : from - near.to) <= REACH
}

/** In words, or in characters of Japanese. */
const REACH = 2

/** As the word lists compare them. */
const comparisons: Readonly<Record<string, RegExp>> = {
  en: /^(?:for|at|given|considering) (?:the|this|that|its|such a) (?:price|money|cost)$/,
  de: /^für (?:den|diesen|das) (?:preis|geld)$/,
  fr: /^pour (?:le|ce) prix$/,
  es: /^(?:para|por) (?:el|ese|este) precio(?: que tiene)?$/,
  it: /^per (?:il|questo) (?:prezzo|costo)$/,
  pt: /^(?:pelo|para o|por esse) preco$/,
  nl: /^voor (?:de|deze|die) prijs$/,
  ja: /^(?:お )?(?:値 段|価 格|料 金) の 割(?: に)?(?: は)?$/,
}
