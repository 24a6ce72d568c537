import type { Clause } from './clause.ts'
import { asksTheShop } from './plain-request.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

/** "Is the cover machine washable?" asks and doesn't praise: topics of a question to the shop have no positive side. */
export function withoutOpinionsInQuestions(
  clauses: readonly Clause[],
  tokens: readonly Token[],
  plain: string,
): Clause[] {
  if (!clauses.some(({ topics }) => topics.some((one) => one.positive))) return [...clauses]
  const questions = [...plain.matchAll(/[?？]/gu)].slice(0, MOST).flatMap(({ index }) => {
    const before = plain.slice(Math.max(0, index - LONGEST), index)
    const words = before.slice(Math.max(...[...'.!?。！？\n'].map((end) => before.lastIndexOf(end))) + 1)
    const start = questionStart(`${words}?`)
    return start === null ? [] : [{ start: index - words.length + start, end: index }]
  })
  const [unmarked] = stillThere.exec(plain) ?? []
  if (unmarked !== undefined) questions.push({ start: 0, end: unmarked.length })
  if (questions.length === 0) return [...clauses]
  return clauses.map((clause) => {
    const from = tokens[clause.from]?.start ?? 0
    const to = tokens[clause.to - 1]?.end ?? 0
    if (!questions.some(({ start, end }) => from >= start && to <= end)) return clause
    return {
      ...clause,
      opinions: clause.opinions.filter((one) => !one.positive || one.topic === null),
      topics: clause.topics.filter((one) => !one.positive),
    }
  })
}

/** "Is Sandra still working for you, she was lovely": the question is what comes before the comma. */
const stillThere = compact(/^(?:(?:hi|hello|hey)[,!]? )?(?:is|are) (?:\p{L}+ ){1,3}still [^,.!?\n]{1,60}/iu)

/** Of a question, in characters. */
const LONGEST = 300
/** Questions that are looked at. */
const MOST = 100

/** Where the question begins: after the last comma, if those words ask on their own. Null if nothing asks. */
function questionStart(words: string): number | null {
  const commas = [...words.matchAll(/[,;:、，]/gu)].map(({ index }) => index + 1)
  const starts = [...commas.toReversed(), 0]
  return starts.find((start) => asksTheShop(words.slice(start))) ?? null
}
