import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fairReading } from '../../src/fair-reading.ts'
import { readComment } from '../../src/read-comment.ts'
import { learntLanguages } from '../../src/second-opinion/grams.ts'
import { type Sign, signsOf } from '../../src/second-opinion/signs.ts'
import { subjectOf } from '../../src/subject.ts'
import { seenParts, type SeenRow, seenRows } from '../labels/seen-rows.ts'

// `node composer/bench/replies/train-sureness.ts`: what each sign that a comment speaks of a topic counts for, learnt from which
// topics readers marked in rows of the seen half. Nothing of a text is in it, only how far lists and weights were right.
// It needs the real data; it is run after train-topics.ts.
interface Case {
  signs: readonly Sign[]
  there: boolean
  /** How often it counts. */
  times: number
}

interface Learnt {
  base: number
  weights: Record<string, number>
}

/** Rows that nobody had read while the lists were made tell more of how far these are right. */
const fresh = 4
const rounds = 60
const rate = 0.3
const shrink = 200

function casesOf(row: SeenRow): (Case & { topic: string })[] {
  const { text, rating, language, marks } = row
  const found = readComment(text, rating, language)
  const subject = subjectOf(text, [...found.good, ...found.bad])
  const signs =
    signsOf(fairReading(found, subject), text, found.language ?? language, subject) ?? new Map<string, Sign[]>()
  const times = row.fresh ? fresh : 1
  return [...signs].map(([topic, all]) => ({ topic, signs: all, there: marks.has(topic), times }))
}

/** Logistic regression with a rate of its own for each sign; always in the same order. */
function learn(cases: readonly Case[]): Learnt {
  const weights = new Map<string, number>()
  const used = new Map<string, number>()
  const all = cases.flatMap((one) => Array.from({ length: one.times }, () => one))
  let [base, baseUsed] = [-1, 1e-2]
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < all.length; step += 1) {
      // A prime stride visits every case once a round, in no order of languages.
      const one = all[(step * 7919 + round) % all.length]
      if (!one) continue
      const odds = one.signs.reduce((sum, [name, strength]) => sum + (weights.get(name) ?? 0) * strength, base)
      const error = 1 / (1 + Math.exp(-odds)) - Number(one.there)
      baseUsed += error * error
      base -= (rate * error) / Math.sqrt(baseUsed)
      for (const [name, strength] of one.signs) {
        if (strength === 0) continue
        const weight = weights.get(name) ?? 0
        const slope = error * strength + (shrink / all.length) * weight
        const sum = (used.get(name) ?? 1e-2) + slope * slope
        used.set(name, sum)
        weights.set(name, weight - (rate * slope) / Math.sqrt(sum))
      }
    }
  }
  const rounded = [...weights].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, weight]) => [name, round2(weight)])
  return { base: round2(base), weights: Object.fromEntries(rounded) as Record<string, number> }
}

const round2 = (number: number): number => Math.round(100 * number) / 100

if (import.meta.main) {
  const rows = learntLanguages.flatMap((language) => [...seenRows(language), ...seenParts(language)])
  const learnt = learn(rows.flatMap(casesOf))
  const file = join(import.meta.dirname, '../../src/second-opinion/sureness.json')
  writeFileSync(file, `${JSON.stringify(learnt, null, 2)}\n`)
  console.log(`${rows.length} rows, ${Object.keys(learnt.weights).length} signs`)
}
