import { commonOf, type MarkedReview, type Marks, topicsOf } from '../labels/marks.ts'
import { percent, printRows } from './tally.ts'

/** How far the two readers of the labels agree, which limits any accuracy measured against them. */
export function printAgreement(reviews: readonly MarkedReview[]): void {
  const pairs = reviews.flatMap((first) => (first.second ? [{ first, second: first.second }] : []))
  const judged = pairs.filter(({ first, second }) => isJudged(first) || isJudged(second))
  const common = judged.filter(({ first, second }) => commonOf(first, second).size > 0).length
  const sets = pairs.map(({ first, second }) => ({ a: topicsOf(first), b: topicsOf(second) }))
  const both = sets.reduce((sum, { a, b }) => sum + [...a].filter((topic) => b.has(topic)).length, 0)
  const either = sets.reduce((sum, { a, b }) => sum + new Set([...a, ...b]).size, 0)
  const all = [...new Set(sets.flatMap(({ a, b }) => [...a, ...b]))].toSorted()
  const kappas = all.map(
    (topic) => `${topic} ${kappa(sets.map(({ a, b }) => [a.has(topic), b.has(topic)])).toFixed(2)}`,
  )
  printRows('The two readers of the marked rows', [
    [`${pairs.length} rows read by both`],
    [`a topic in common: ${share(common, judged.length)} of the ${judged.length} rows where one found a topic`],
    [`topics marked by both: ${share(both, either)} of the ${either} marked by either (Jaccard)`],
    [`kappa by topic: ${kappas.join(', ')}`],
  ])
}

const isJudged = ({ good, bad }: Marks): boolean => good.length + bad.length > 0

const share = (right: number, all: number): string => `${percent({ right, all }).toFixed(1)} %`

/** Cohen's kappa: agreement beyond chance. */
function kappa(marks: readonly (readonly [boolean, boolean])[]): number {
  const rate = (is: (pair: readonly [boolean, boolean]) => boolean): number => marks.filter(is).length / marks.length
  const [a, b] = [rate(([first]) => first), rate(([, second]) => second)]
  const chance = a * b + (1 - a) * (1 - b)
  return chance === 1 ? 1 : (rate(([first, second]) => first === second) - chance) / (1 - chance)
}
