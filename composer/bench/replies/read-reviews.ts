import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { realData } from '../../../bench/real-data.ts'
import { type Half, halfOf, hashOf } from '../split.ts'

export interface Review {
  set: string
  /** Its language, as given by the set or its shop. */
  language: string
  text: string
  rating: number | null
  author: string | null
  /** What it's about, if the set says so; replies to a page are written in order and vary from earlier ones. */
  page: string
}

type Row = Record<string, unknown>

export const hasReviews = (): boolean => existsSync(realData)

/** Takes rows from each set in turn, ordered by hash: the labeled rows of composer/bench/labels come first. */
export function pickReviews(language: string, half: Half, most: number): Review[] {
  const queues = (sets[language]?.() ?? []).map((rows) =>
    [...new Map(rows.map((row) => [hashOf(row.text), row]))]
      .filter(([, { text }]) => text.trim().length >= 2 && halfOf(text) === half)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row),
  )
  const picked: Review[] = []
  for (let n = 0; picked.length < most && queues.some((queue) => queue.length > n); n++)
    for (const queue of queues) {
      const row = queue[n]
      if (row && picked.length < most) picked.push(row)
    }
  return picked
}

const sets: Record<string, () => Review[][]> = {
  en: () => [
    from('womens-clothing', 'en', csv('reviews/womens-clothing.en.csv'), {
      text: 'Review Text',
      rating: 'Rating',
      page: 'Class Name',
    }),
    from('alexa', 'en', csv('reviews/amazon-alexa.en.tsv', '\t'), { text: 'verified_reviews', page: 'variation' }),
    from('headphones', 'en', csv('reviews/flipkart-headphones.en.csv'), { text: 'review' }),
    from('software', 'en', csv('reviews/amazon-software.en.csv'), { text: 'text', rating: 'rate' }),
  ],
  es: () => [from('hotels', 'es', json('reviews/opener-hotel-sentences.es.json'), {}), watch('es'), steam('spanish')],
  de: () => [from('coffee', 'de', json('reviews/coffee-brands.de.json'), { page: 'brand' }), steam('german')],
  fr: () => [watch('fr'), trust(), steam('french')],
  it: () => [watch('it'), steam('italian')],
  pt: () => [
    from('olist', 'pt', csv('reviews/olist-orders.pt-br.csv'), {
      text: 'review_comment_message',
      rating: 'review_score',
    }),
    steam('brazilian'),
  ],
  ja: () => [from('jalan', 'ja', jalan(), {}), steam('japanese')],
  zh: () => [
    from('shopping', 'zh', csv('reviews/shopping-10-categories.zh.csv.gz'), { page: 'cat' }),
    steam('schinese'),
  ],
  other: () => [
    from('airfryer', 'tr', csv('reviews/hepsiburada-airfryer.tr.utf16le.csv'), { text: 'yorum', rating: 'puan' }),
    from('tokopedia', 'id', csv('reviews/tokopedia-products.id.csv', ';'), {
      text: 'Customer Review',
      rating: 'Customer Rating',
      page: 'Category',
    }),
    from('smartphones', 'vi', csv('reviews/smartphones.vi.csv'), { text: 'comment', rating: 'n_star' }),
    from('souq', 'ar', csv('reviews/souq-products.ar.csv'), {}),
    from('mentions', 'th', csv('social/brand-mentions.th.tsv', '\t'), {}),
    from('banks', 'ko', csv('replies/bank-apps-google-play.ko.csv'), { text: 'content', rating: 'score' }),
    steam('russian'),
    steam('polish'),
  ],
}

type Columns = Partial<Record<'text' | 'rating' | 'author' | 'page', string>>

function from(set: string, language: string, rows: Row[], columns: Columns): Review[] {
  const cell = (row: Row, name: keyof Columns, usual: string): string => asText(row[columns[name] ?? usual])
  return rows.map((row) => ({
    set,
    language,
    text: cell(row, 'text', row['text'] === undefined ? 'review' : 'text'),
    rating: Math.round(Number.parseFloat(cell(row, 'rating', 'rating').replace(',', '.'))) || null,
    author: cell(row, 'author', 'auteur') || null,
    page: cell(row, 'page', ''),
  }))
}

const codes: Record<string, string> = {
  spanish: 'es',
  german: 'de',
  french: 'fr',
  italian: 'it',
  brazilian: 'pt',
  japanese: 'ja',
  schinese: 'zh',
  russian: 'ru',
  polish: 'pl',
}

function steam(label: string): Review[] {
  const rows = csv('reviews/steam-games.29-languages.csv').filter((row) => row['language'] === label)
  return from('steam', codes[label] ?? label, rows, { page: 'game_name' })
}

/** The file has no language, but each date shows the author's country. */
function watch(language: string): Review[] {
  const countries: Record<string, RegExp> = { fr: /France|Belgique/, it: /Italie/, es: /Espagne/ }
  const rows = json('reviews/amazon-smartwatch.fr-it-es-en.json').filter((row) =>
    countries[language]?.test(String(row['date'])),
  )
  return from('smartwatch', language, rows, { text: 'texte', rating: 'note' })
}

function trust(): Review[] {
  const rows = json('replies/bank-trustpilot.fr-nl-en.json').filter((row) => row['language'] === 'fr')
  return from('trustpilot', 'fr', rows, {})
}

function jalan(): Row[] {
  const lines = readFileSync(join(realData, 'reviews/jalan-hotel-sentences.ja.tsv'), 'utf8').split('\n')
  return lines.map((line) => ({ text: line.split('\t')[2] ?? '' }))
}

function csv(path: string, delimiter = ','): Row[] {
  const bytes = readFileSync(join(realData, path))
  const decoder = new TextDecoder(path.includes('utf16le') ? 'utf-16le' : 'utf-8')
  const text = decoder.decode(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  const options = { columns: true, delimiter, bom: true, relax_quotes: true, relax_column_count: true }
  return parse(text, delimiter === '\t' ? { ...options, quote: null } : options) as unknown as Row[]
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const json = (path: string): Row[] => JSON.parse(readFileSync(join(realData, path), 'utf8')) as Row[]

/** Lengths, in characters, of replies written by real businesses. */
export function humanReplyLengths(): number[] {
  const hotels = csv('replies/hotels-tripadvisor.en.csv').flatMap((row) =>
    Object.entries(row).flatMap(([name, cell]) => (name === 'ownerResponse/text' ? [cell] : [])),
  )
  const bank = json('replies/bank-trustpilot.fr-nl-en.json').map((row) => (row['reply'] as Row | null)?.['message'])
  return [...hotels, ...bank].map((text) => asText(text).length).filter((length) => length > 20)
}
