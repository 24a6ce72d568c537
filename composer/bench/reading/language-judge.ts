import type { Figure } from '../../../bench/figure.ts'
import type { ReadRow } from './readings.ts'
import { count, mean, percent, printRows, type Tally } from './tally.ts'

const ENOUGH_LETTERS = 20
const ENOUGH_ROWS = 50

/** How often the language is detected, by set; only texts of 20 characters or more, without other hints. */
export function languageJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const known = new Map<string, Tally>()
  const stated = new Map<string, Tally>()
  return {
    see: (row) => {
      if (!isJudged(row)) return
      count(row.stated ? stated : known, `${row.set} ${String(row.language)}`, row.reading.language === row.language)
    },
    figures: () => {
      for (const [title, tallies] of [
        ['Language right, of texts in a known language', known],
        ['Language as stated by the account, the country or the site (some are wrong)', stated],
      ] as const) {
        const rows = [...tallies].map(([name, tally]) => [name, `${percent(tally).toFixed(1)} %`, `of ${tally.all}`])
        if (rows.length > 0) printRows(title, rows)
      }
      const enough = [...known.values()].filter((tally) => tally.all >= ENOUGH_ROWS)
      if (enough.length === 0) return []
      const from = `mean over ${enough.length} sets and languages, texts of ${ENOUGH_LETTERS} characters or more`
      return [{ name: 'Language right', value: mean(enough.map(percent)), unit: '%', bound: { least: 97 }, from }]
    },
  }
}

export const isJudged = (row: ReadRow): boolean =>
  row.language !== null && row.text.trim().length >= ENOUGH_LETTERS && (row.text.match(/\p{L}/gu)?.length ?? 0) >= 10
