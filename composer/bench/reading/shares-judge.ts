import { readComment } from '../../src/reading/read-comment.ts'
import type { Sentiment } from '../../src/reading/reading.ts'
import type { Figure } from '../../../bench/figure.ts'
import type { ReadRow } from './readings.ts'
import { printRows } from './tally.ts'

const languages: ReadonlySet<string> = new Set(['en', 'de', 'es', 'fr', 'it', 'pt', 'zh', 'ja'])
const ENOUGH = 50
const MOST_MIXED = 20

type Counts = Partial<Record<Sentiment, number>>
interface Side {
  starred: Counts
  unstarred: Counts
}

/** How reviews with five stars and one star are read, with and without the stars; sets without stars use labels. */
export function sharesJudge(): { see(row: ReadRow): void; figures(): Figure[] } {
  const sides = new Map<string, Side>()
  return {
    see: (row) => {
      const stars = row.rating ?? (row.label === 'positive' ? 5 : row.label === 'negative' ? 1 : null)
      if ((stars !== 5 && stars !== 1) || !row.language || !languages.has(row.language)) return
      const whole = [row.title, row.text].filter(Boolean).join('\n')
      const starred = readComment(whole, stars, row.language).sentiment
      for (const key of [`${row.language} ${stars}`, `${row.language} ${row.set} ${stars}`]) {
        const side = sides.get(key) ?? { starred: {}, unstarred: {} }
        sides.set(key, side)
        side.starred[starred] = (side.starred[starred] ?? 0) + 1
        side.unstarred[row.inLanguage.sentiment] = (side.unstarred[row.inLanguage.sentiment] ?? 0) + 1
      }
    },
    figures: () => {
      const rows = [...sides].toSorted(([a], [b]) => (a < b ? -1 : 1))
      if (rows.length > 0) printRows('Read as positive, mixed, neutral, negative, %', rows.map(cells))
      return rows.filter(([key]) => key.split(' ').length === 2).flatMap(([key, side]) => figuresOf(key, side))
    },
  }
}

function cells([key, { starred, unstarred }]: [string, Side]): string[] {
  return [`${key}*`, `of ${total(starred)}`, `with stars ${shares(starred)}`, `without ${shares(unstarred)}`]
}

function figuresOf(key: string, { starred, unstarred }: Side): Figure[] {
  const all = total(starred)
  if (all < ENOUGH) return []
  const [language, stars] = key.split(' ')
  const right: Sentiment = stars === '5' ? 'positive' : 'negative'
  const name = `${stars === '5' ? 'Five stars' : 'One star'} ${language}`
  const from = `of ${all}; positive, mixed, neutral, negative: `
  const figure = (what: string, counts: Counts, sentiment: Sentiment, bound: Figure['bound']): Figure => ({
    name: `${name}, ${what}`,
    value: 100 * part(counts, sentiment),
    unit: '%',
    bound,
    from: from + shares(counts),
  })
  return [
    figure(`read as ${right}`, starred, right, { least: 90 }),
    figure(`read as ${right} without stars`, unstarred, right, { least: 70 }),
    figure('read as mixed without stars', unstarred, 'mixed', { most: MOST_MIXED }),
  ]
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

const part = (counts: Counts, sentiment: Sentiment): number => (counts[sentiment] ?? 0) / Math.max(1, total(counts))

const shares = (counts: Counts): string =>
  (['positive', 'mixed', 'neutral', 'negative'] as const)
    .map((sentiment) => (100 * part(counts, sentiment)).toFixed(0).padStart(3))
    .join(' ')
