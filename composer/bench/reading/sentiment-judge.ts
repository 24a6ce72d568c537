import type { Figure } from '../../../bench/figure.ts'
import { signOf, type ReadRow } from './readings.ts'
import { count, percent, printRows, type Tally } from './tally.ts'

const ENOUGH_COMPLAINTS = 200
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
        count(tallies, `${key} ${row.label}`, sign === (row.label === 'praise' ? 1 : -1))
        count(silent, `${key} ${row.label}`, sign === 0)
      }
    },
    figures: () => {
      const line = (key: string): string[] => {
        const [praise, complaint] = kinds(tallies, key)
        const [mute, muteComplaint] = kinds(silent, key)
        return [
          key,
          `${balanced(praise, complaint).toFixed(1)} balanced`,
          `praise ${percent(praise).toFixed(1)} of ${praise.all}, ${percent(mute).toFixed(1)} without sign`,
          `complaint ${percent(complaint).toFixed(1)} of ${complaint.all}, ${percent(muteComplaint).toFixed(1)} without sign`,
        ]
      }
      printRows('Sign without stars, %', [...places].toSorted().map(line))
      printRows('Sign without stars by language, %', [...languages].toSorted().map(line))
      return [...languages].toSorted().flatMap((language) => figureOf(language, ...kinds(tallies, language)))
    },
  }
}

function figureOf(language: string, praise: Tally, complaint: Tally): Figure[] {
  // Only half of the data is read, so half the minimum is enough.
  if (complaint.all < ENOUGH_COMPLAINTS / 2) return []
  return [
    {
      name: `Sentiment ${language}`,
      value: balanced(praise, complaint),
      unit: '%',
      bound: { least: language === 'en' ? 78 : 72 },
      from: `sign without stars, balanced over ${praise.all} of praise and ${complaint.all} of complaint`,
    },
  ]
}

const kinds = (tallies: Map<string, Tally>, key: string): [Tally, Tally] => [
  tallies.get(`${key} praise`) ?? none,
  tallies.get(`${key} complaint`) ?? none,
]

const balanced = (praise: Tally, complaint: Tally): number => (percent(praise) + percent(complaint)) / 2
