import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { halfOf, hashOf } from '../split.ts'

// node bench/labels/sample.ts de: the rows of one language that a reader labels, always the same ones.
// 60 of the seen half, 200 of the unseen one; `hash, half, stars or -, text`, nothing of it is ever committed.
const data = join(import.meta.dirname, '..', '..', '..', 'shared', 'data')
const SEEN = 60
const UNSEEN = 200

interface Row {
  text: string
  rating: string
}

type Records = Record<string, string>[]

/** In turns from each set, in the order of the hashes, so that no set and no page of one weighs more. */
function pick(sets: Row[][], half: string, most: number): Row[] {
  const queues = sets.map((rows) =>
    [...new Map(rows.map((row) => [hashOf(row.text), row]))]
      .filter(([, { text }]) => text.trim().length >= 20 && halfOf(text) === half)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row),
  )
  const picked: Row[] = []
  for (let n = 0; picked.length < most && queues.some((queue) => queue.length > n); n++)
    for (const queue of queues) {
      const row = queue[n]
      if (row && picked.length < most) picked.push(row)
    }
  return picked
}

function readRows(wanted: string): Row[][] {
  const steam = (label: string): Row[] =>
    csv('reviews/steam-games.29-languages.csv')
      .filter((row) => row['language'] === label)
      .map((row) => ({ text: row['review'] ?? '', rating: '' }))
  const sets: Record<string, () => Row[][]> = {
    en: () => [
      of(csv('reviews/womens-clothing.en.csv'), 'Review Text', 'Rating'),
      of(csv('reviews/amazon-alexa.en.tsv', '\t'), 'verified_reviews', 'rating'),
      of(csv('reviews/flipkart-headphones.en.csv'), 'review', 'rating'),
      of(csv('reviews/amazon-software.en.csv'), 'text', 'rate'),
    ],
    es: () => [of(json('reviews/opener-hotel-sentences.es.json'), 'text', ''), watch('es'), steam('spanish')],
    de: () => [of(json('reviews/coffee-brands.de.json'), 'review', 'rating'), steam('german')],
    fr: () => [watch('fr'), trust('fr'), steam('french')],
    it: () => [watch('it'), steam('italian')],
    pt: () => [of(csv('reviews/olist-orders.pt-br.csv'), 'review_comment_message', 'review_score'), steam('brazilian')],
    ja: () => [of(jalan(), 'text', ''), steam('japanese')],
    zh: () => [of(csv('reviews/shopping-10-categories.zh.csv.gz'), 'review', ''), steam('schinese')],
  }
  const read = sets[wanted]
  if (!read) throw new Error(`No sets for ${wanted}; there are ${Object.keys(sets).join(', ')}.`)
  return read()
}

const of = (rows: Records, text: string, rating: string): Row[] =>
  rows.map((row) => ({ text: String(row[text] ?? ''), rating: String(row[rating] ?? '') }))

function csv(path: string, delimiter = ','): Records {
  const bytes = readFileSync(join(data, path))
  const text = new TextDecoder().decode(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  return parse(text, { columns: true, delimiter, bom: true, relax_quotes: true, relax_column_count: true })
}

const json = (path: string): Records => JSON.parse(readFileSync(join(data, path), 'utf8')) as Records

function jalan(): Records {
  const lines = readFileSync(join(data, 'reviews/jalan-hotel-sentences.ja.tsv'), 'utf8').split('\n')
  return lines.map((line) => ({ text: line.split('\t')[2] ?? '' }))
}

/** The file says no language: by the date's words, as the shop wrote them for the author's country. */
function watch(wanted: string): Row[] {
  const countries: Record<string, RegExp> = { fr: /France|Belgique/, it: /Italie/, es: /Espagne/ }
  return json('reviews/amazon-smartwatch.fr-it-es-en.json')
    .filter((row) => countries[wanted]?.test(row['date'] ?? ''))
    .map((row) => ({ text: String(row['texte'] ?? ''), rating: String(row['note'] ?? '') }))
}

const trust = (wanted: string): Row[] =>
  json('replies/bank-trustpilot.fr-nl-en.json')
    .filter((row) => row['language'] === wanted)
    .map((row) => ({ text: String(row['text'] ?? ''), rating: String(row['rating'] ?? '') }))

const language = process.argv[2] ?? 'en'
for (const half of ['seen', 'unseen'] as const) {
  const rows = pick(readRows(language), half, half === 'seen' ? SEEN : UNSEEN)
  for (const { text, rating } of rows) {
    console.log([hashOf(text), half, rating || '-', text.replace(/\s+/g, ' ').slice(0, 500)].join('\t'))
  }
}
