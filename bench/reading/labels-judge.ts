import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readComment, type Reading } from '../../server/src/composer/read-comment.ts'
import { root } from '../child.ts'
import type { Figure } from '../figure.ts'
import { hashOf } from '../split.ts'
import type { ReadRow } from './readings.ts'
import { add, noTally, percent, printRows, type Tally } from './tally.ts'

interface LabelledRow {
  hash: string
  sentiment: string
  good: string[]
  bad: string[]
  about: string[]
  risks: string[]
  spam: boolean
  question: boolean
}

const folder = join(root, 'bench', 'labels')
const aspects = [
  'covered',
  'strayed',
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

/** Topics, risks, spam and questions against what a reader marked who had not seen ours. */
export function labelsJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const labels = readLabels()
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
      // Whoever marked the text saw no title, and its first 500 characters.
      compare(sum, found, readComment(row.text.replace(/\s+/g, ' ').slice(0, 500), null, row.language))
    },
    figures: () => {
      const rows = [...sums].map(([language, sum]) => [
        language,
        ...aspects.map((name) => `${name} ${percent(sum[name]).toFixed(0)} of ${sum[name].all}`),
      ])
      if (rows.length > 0) printRows('Against marked rows, %', rows)
      return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([language, sum]) => figuresOf(language, sum))
    },
  }
}

/** As the issue says it: of the reviews that have a topic, those whose reading names one of them; and those that name another. */
function figuresOf(language: string, { covered, strayed, named, missed, sign }: Sums): Figure[] {
  const from = `${named.right} of ${named.all} topics named are marked, ${missed.all - missed.right} of ${missed.all} marked ones found, ${percent(sign).toFixed(0)} % of the common ones with the same opinion`
  return [
    {
      name: `Topic named and present ${language}`,
      value: percent(covered),
      unit: '%',
      bound: { least: 85 },
      from: `${covered.right} of ${covered.all} reviews with a topic; ${from}`,
    },
    {
      name: `Topic named and absent ${language}`,
      value: percent(strayed),
      unit: '%',
      bound: { most: 2 },
      from: `${strayed.right} of ${strayed.all} reviews`,
    },
  ]
}

function compare(sum: Sums, marked: LabelledRow, reading: Reading): void {
  const present = new Set([...marked.good, ...marked.bad, ...marked.about])
  const named = namedTopics(reading)
  if (marked.good.length + marked.bad.length > 0)
    add(
      sum.covered,
      named.some((topic) => present.has(topic)),
    )
  add(
    sum.strayed,
    named.some((topic) => !present.has(topic)),
  )
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

export const namedTopics = (reading: Reading): string[] => [...new Set<string>([...reading.good, ...reading.bad])]

const noSums = (): Sums => Object.fromEntries(aspects.map((name): [string, Tally] => [name, noTally()])) as Sums

/** Rows that people marked, by hash. */
export function readLabels(): Map<string, LabelledRow & { language: string }> {
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name))
  return new Map(
    files.flatMap((name) => {
      const rows = JSON.parse(readFileSync(join(folder, name), 'utf8')) as LabelledRow[]
      return rows.map((row) => [row.hash, { ...row, language: name.slice(0, 2) }] as const)
    }),
  )
}
