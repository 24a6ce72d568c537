import { storedReading, type StoredReading } from '../../src/stored-reading.ts'
import type { Figure } from '../../../bench/figure.ts'
import { type MarkedReview, readMarks } from '../labels/marks.ts'
import { hashOf } from '../split.ts'
import type { ReadRow } from './readings.ts'
import { add, noTally, percent, printRows, type Tally } from './tally.ts'

type Side = 'positive' | 'negative'

interface Sums {
  /** Reviews with at least one highlight, and those with one against their stars. */
  highlighted: Tally
  against: Tally
  /** Highlighted topics that a reader labeled with the same opinion: all, and those against the stars. */
  right: Tally
  rightAgainst: Tally
  /** Reviews with three stars read as positive. */
  middle: Tally
}

/** How often the highlighted words contradict the stars; sets without stars use their labels. */
export function highlightsJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const labels = readMarks()
  const sums = new Map<string, Sums>()
  return {
    see: (row) => {
      const stars = row.rating ?? (row.label === 'positive' ? 5 : row.label === 'negative' ? 1 : null)
      if (stars === null || !row.language) return
      const sum = sums.get(row.language) ?? noSums()
      sums.set(row.language, sum)
      const stored = storedReading({ title: row.title, text: row.text, rating: stars }, row.language)
      if (Math.round(stars) === 3) return add(sum.middle, stored.sentiment === 'positive')
      const sides = highlightsOf(stored)
      const against: Side = stars < 3 ? 'positive' : 'negative'
      add(sum.highlighted, sides.length > 0)
      add(
        sum.against,
        sides.some(({ as }) => as === against),
      )
      const marked = labels.get(hashOf(row.text))
      if (marked) for (const one of sides) judge(sum, one, marked, one.as === against)
    },
    figures: () => {
      const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
      const share = (tally: Tally): string => `${percent(tally).toFixed(1)} of ${tally.all}`
      printRows(
        'Highlights, %',
        rows.map(([language, sum]) => [
          language,
          `highlighted ${share(sum.highlighted)}`,
          `against the stars ${share(sum.against)}`,
          `labeled so ${share(sum.right)}`,
          `labeled so against the stars ${share(sum.rightAgainst)}`,
          `three stars positive ${share(sum.middle)}`,
        ]),
      )
      return rows.flatMap(([language, sum]) => figureOf(language, sum))
    },
  }
}

const ENOUGH = 200

function figureOf(language: string, { highlighted, against, right }: Sums): Figure[] {
  if (against.all < ENOUGH) return []
  const from = `of ${against.all} reviews, ${percent(highlighted).toFixed(0)} % of them with a highlight; ${right.right} of ${right.all} highlighted topics are labeled so`
  return [
    { name: `Highlight against the stars ${language}`, value: percent(against), unit: '%', bound: { most: 6 }, from },
  ]
}

function judge(sum: Sums, { topic, as }: Highlight, { good, bad }: MarkedReview, isAgainst: boolean): void {
  if (topic === null) return
  const isRight = (as === 'positive' ? good : bad).includes(topic)
  add(sum.right, isRight)
  if (isAgainst) add(sum.rightAgainst, isRight)
}

interface Highlight {
  topic: string | null
  as: Side
}

/** As the console shows them: a topic that's both positive and negative isn't highlighted. */
function highlightsOf({ evidence, topicsGood, topicsBad }: StoredReading): Highlight[] {
  const unsure = new Set(evidence.filter(({ of }) => of === 'unsure').flatMap(({ words }) => words))
  return evidence.flatMap(({ of, words }): Highlight[] => {
    if (words.length === 0 || unsure.has(of)) return []
    if (of.startsWith('risk:')) return [{ topic: null, as: 'negative' }]
    const topic = /^topic:(.+)$/.exec(of)?.[1]
    if (!topic || topicsGood.includes(topic) === topicsBad.includes(topic)) return []
    return [{ topic, as: topicsGood.includes(topic) ? 'positive' : 'negative' }]
  })
}

const noSums = (): Sums => ({
  highlighted: noTally(),
  against: noTally(),
  right: noTally(),
  rightAgainst: noTally(),
  middle: noTally(),
})
