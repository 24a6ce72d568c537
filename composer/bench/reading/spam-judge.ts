import type { Figure } from '../../../bench/figure.ts'
import type { ReadRow } from './readings.ts'
import { count, percent, printRows, type Tally } from './tally.ts'

/** Compares spam detection with labels by people. */
export function spamJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const tallies = new Map<string, Tally>()
  return {
    see: (row) => {
      if (row.spam === null) return
      count(tallies, row.spam ? 'spam found' : 'left alone what is none', row.reading.spam === row.spam)
    },
    figures: () => {
      const rows = [...tallies].map(([name, tally]) => [name, `${percent(tally).toFixed(1)} %`, `of ${tally.all}`])
      if (rows.length > 0) printRows('Spam', rows)
      return []
    },
  }
}
