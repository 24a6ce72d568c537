import { type Half, hashOf } from '../split.ts'
import { csv, json, lines, pick, type Records } from './rows.ts'

// node composer/bench/labels/sample.ts de: prints the rows of a language to label, always the same 60 of the seen and
// 200 of the unseen half, as `hash, half, stars or -, text`. The texts must never be committed.
const SEEN = 60
const UNSEEN = 200

interface Row {
  text: string
  rating: string
}

function readRows(name: string): Row[][] {
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
    es: () => [of(json<Records>('reviews/opener-hotel-sentences.es.json'), 'text', ''), watch('es'), steam('spanish')],
    de: () => [of(json<Records>('reviews/coffee-brands.de.json'), 'review', 'rating'), steam('german')],
    fr: () => [watch('fr'), trust('fr'), steam('french')],
    it: () => [watch('it'), steam('italian')],
    pt: () => [of(csv('reviews/olist-orders.pt-br.csv'), 'review_comment_message', 'review_score'), steam('brazilian')],
    ja: () => [of(jalan(), 'text', ''), steam('japanese')],
    zh: () => [of(csv('reviews/shopping-10-categories.zh.csv.gz'), 'review', ''), steam('schinese')],
  }
  const read = sets[name]
  if (!read) throw new Error(`No sets for ${name}; there are ${Object.keys(sets).join(', ')}.`)
  return read()
}

const of = (rows: Records, text: string, rating: string): Row[] =>
  rows.map((row) => ({ text: String(row[text] ?? ''), rating: String(row[rating] ?? '') }))

function jalan(): Records {
  return lines('reviews/jalan-hotel-sentences.ja.tsv').map((line) => ({ text: line.split('\t')[2] ?? '' }))
}

/** The file has no language, but the shop wrote each date in the language of the author's country. */
function watch(name: string): Row[] {
  const countries: Record<string, RegExp> = { fr: /France|Belgique/, it: /Italie/, es: /Espagne/ }
  return json<Records>('reviews/amazon-smartwatch.fr-it-es-en.json')
    .filter((row) => countries[name]?.test(row['date'] ?? ''))
    .map((row) => ({ text: String(row['texte'] ?? ''), rating: String(row['note'] ?? '') }))
}

const trust = (name: string): Row[] =>
  json<Records>('replies/bank-trustpilot.fr-nl-en.json')
    .filter((row) => row['language'] === name)
    .map((row) => ({ text: String(row['text'] ?? ''), rating: String(row['rating'] ?? '') }))

const [, , language = 'en'] = process.argv
const sets = readRows(language)
for (const half of ['seen', 'unseen'] as const) {
  for (const row of pick(sets, half, half === 'seen' ? SEEN : UNSEEN)) print(row, half)
}

function print({ text, rating }: Row, half: Half): void {
  console.log([hashOf(text), half, rating || '-', text.replace(/\s+/g, ' ').slice(0, 500)].join('\t'))
}
