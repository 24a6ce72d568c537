import { readComment } from '../../src/reading/read-comment.ts'
import type { Reading } from '../../src/reading/reading.ts'
import { plainTopics } from '../../src/reading/plain-topics.ts'
import type { Figure } from '../../../bench/figure.ts'
import { byBoth, byOne, type MarkedReview, readMarks, topicsOf, type Verdict } from '../labels/marks.ts'
import { hashOf } from '../split.ts'
import { printAgreement } from './agreement.ts'
import type { ReadRow } from './readings.ts'
import { add, noTally, percent, printRows, type Tally } from './tally.ts'

const aspects = [
  'covered',
  'strayed',
  'covered by second',
  'strayed by second',
  'covered by both',
  'strayed by both',
  'named',
  'missed',
  'sign',
  'risk',
  'risk missed',
  'spam',
  'spam missed',
  'question',
  'asked',
] as const
type Sums = Record<(typeof aspects)[number], Tally>

/** Compares topics, risks, spam and questions with the labels of a reader who hadn't seen our results. */
export function labelsJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const labels = readMarks()
  const sums = new Map<string, Sums>()
  const seen = new Set<string>()
  return {
    see: (row) => {
      const hash = hashOf(row.text)
      const found = labels.get(hash)
      if (!found || seen.has(hash)) return
      seen.add(hash)
      const sum = sums.get(found.language) ?? noSums()
      sums.set(found.language, sum)
      // The reader saw no title, and only the first 500 characters.
      compare(sum, found, readComment(row.text.replace(/\s+/g, ' ').slice(0, 500), null, row.language))
    },
    figures: () => {
      const rows = [...sums].map(([language, sum]) => [
        language,
        ...aspects.map((name) => `${name} ${percent(sum[name]).toFixed(0)} of ${sum[name].all}`),
      ])
      if (rows.length > 0) printRows('Against marked rows, %', rows)
      if (seen.size > 0) printAgreement([...labels.values()].filter(({ hash }) => seen.has(hash)))
      return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([language, sum]) => figuresOf(language, sum))
    },
  }
}

/** Among reviews with a labeled topic, the shares whose reading names such a topic, or a wrong one. */
function figuresOf(language: string, sums: Sums): Figure[] {
  const { named, missed, sign } = sums
  const two = sums['strayed by both'].all > 0
  const covered = two ? sums['covered by both'] : sums.covered
  const strayed = two ? sums['strayed by both'] : sums.strayed
  const by = two ? 'by both readers' : 'by one reader'
  const from = `${named.right} of ${named.all} topics named are marked, ${missed.all - missed.right} of ${missed.all} marked ones found, ${percent(sign).toFixed(0)} % of the common ones with the same opinion`
  return [
    {
      name: `Topic named and present ${language}`,
      value: percent(covered),
      unit: '%',
      bound: { least: 85 },
      from: `${covered.right} of ${covered.all} reviews with a topic ${by}; ${from}`,
    },
    {
      name: `Topic named and absent ${language}`,
      value: percent(strayed),
      unit: '%',
      bound: { most: 2 },
      from: `${strayed.right} of ${strayed.all} reviews, ${by}`,
    },
  ]
}

function compare(sum: Sums, marked: MarkedReview, reading: Reading): void {
  const present = topicsOf(marked)
  const named = namedTopics(reading)
  compareTopics(sum, marked, named)
  for (const topic of named) add(sum.named, present.has(topic))
  for (const topic of new Set([...marked.good, ...marked.bad])) add(sum.missed, !named.includes(topic))
  for (const topic of named.filter((one) => present.has(one))) {
    const good = (reading.good as string[]).includes(topic)
    add(sum.sign, (good ? marked.good : marked.bad).includes(topic))
  }
  const risks: string[] = reading.risks
  for (const risk of risks) add(sum.risk, marked.risks.includes(risk))
  for (const risk of marked.risks) add(sum['risk missed'], !risks.includes(risk))
  if (reading.spam) add(sum.spam, marked.spam)
  if (marked.spam) add(sum['spam missed'], !reading.spam)
  if (reading.question) add(sum.question, marked.question)
  if (marked.question) add(sum.asked, reading.question)
}

function compareTopics(sum: Sums, marked: MarkedReview, named: readonly string[]): void {
  const { second } = marked
  const judge = (verdict: Verdict, covered: (typeof aspects)[number], strayed: (typeof aspects)[number]): void => {
    if (verdict.present !== null) add(sum[covered], verdict.present)
    add(sum[strayed], verdict.absent)
  }
  judge(byOne(named, marked), 'covered', 'strayed')
  if (!second) return
  judge(byOne(named, second), 'covered by second', 'strayed by second')
  judge(byBoth(named, marked, second), 'covered by both', 'strayed by both')
}

/** As stored with a comment. */
export const namedTopics = (reading: Reading): string[] => {
  const { good, bad } = plainTopics(reading)
  return [...new Set<string>([...good, ...bad])]
}

const noSums = (): Sums => Object.fromEntries(aspects.map((name): [string, Tally] => [name, noTally()])) as Sums
