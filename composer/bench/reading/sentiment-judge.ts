import type { Figure } from '../../../bench/figure.ts'
import { signOf, type ReadRow } from './readings.ts'
import { count, percent, printRows, type Tally } from './tally.ts'

const ENOUGH_NEGATIVE = 200
const none: Tally = { right: 0, all: 0 }

/** The sentiment read without stars, compared with stars or labels; praise and complaints have equal weight. */
export function sentimentJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const tallies = new Map<string, Tally>()
  const silent = new Map<string, Tally>()
  const languages = new Set<string>()
  const places = new Set<string>()
  return {
    see: (row) => {
      if (!row.label || !row.language) return
      const sign = signOf(row.inLanguage)
      const place = `${row.language} ${row.set}`
      languages.add(row.language)
      places.add(place)
      for (const key of [row.language, place]) {
        count(tallies, `${key} ${row.label}`, sign === (row.label === 'positive' ? 1 : -1))
        count(silent, `${key} ${row.label}`, sign === 0)
      }
    },
    figures: () => {
      const line = (key: string): string[] => {
        const [positive, negative] = kinds(tallies, key)
        const [mutePositive, muteNegative] = kinds(silent, key)
        return [
          key,
          `${balanced(positive, negative).toFixed(1)} balanced`,
          `positive ${percent(positive).toFixed(1)} of ${positive.all}, ${percent(mutePositive).toFixed(1)} without sign`,
          `negative ${percent(negative).toFixed(1)} of ${negative.all}, ${percent(muteNegative).toFixed(1)} without sign`,
        ]
      }
      printRows('Sign without stars, %', [...places].toSorted().map(line))
      printRows('Sign without stars by language, %', [...languages].toSorted().map(line))
      return [...languages].toSorted().flatMap((language) => figureOf(language, ...kinds(tallies, language)))
    },
  }
}

function figureOf(language: string, positive: Tally, negative: Tally): Figure[] {
  // Only half of the data is read, so half the minimum is enough.
  if (negative.all < ENOUGH_NEGATIVE / 2) return []
  return [
    {
      name: `Sentiment ${language}`,
      value: balanced(positive, negative),
      unit: '%',
      bound: { least: language === 'en' ? 78 : 72 },
      from: `sign without stars, balanced over ${positive.all} positive and ${negative.all} negative`,
    },
  ]
}

const kinds = (tallies: Map<string, Tally>, key: string): [Tally, Tally] => [
  tallies.get(`${key} positive`) ?? none,
  tallies.get(`${key} negative`) ?? none,
]

const balanced = (positive: Tally, negative: Tally): number => (percent(positive) + percent(negative)) / 2
