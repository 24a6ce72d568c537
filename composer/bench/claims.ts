import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkReply } from '../src/claims/guard-rails.ts'
import type { ComposeRequest } from '../src/composer.ts'
import type { Figure } from '../../bench/figure.ts'
import { list, readTsv } from './labels/marks.ts'
import { csv, json } from './labels/rows.ts'
import { realData } from '../../bench/real-data.ts'
import { printTable } from '../../bench/report.ts'
import { type Half, halfOf, hashOf } from './split.ts'

// `node composer/bench/claims.ts [--missed 20] [--false 20]`: runs the guard rails on replies written by people,
// without stored facts, and compares the claims with those that a reader labeled. Prints rows of the seen half only.
const data = join(realData, 'replies')

interface Label {
  hash: string
  half: string
  claims: string[]
}

interface Row {
  text: string
  comment: string
  author: string
  house: string
}

/** Maps the labels of the data to our kinds: a deadline is a promise, a replacement a refund. */
const ours: Record<string, string> = { deadline: 'promise', replacement: 'refund' }
const kinds = ['link', 'contact', 'discount', 'refund', 'amount', 'promise', 'name', 'fact']

export function measure(): Promise<Figure[]> {
  if (!existsSync(data)) {
    console.log('The claims were not judged: the real replies (../shared/data) are missing here.')
    return Promise.resolve([])
  }
  const rows = new Map(readReplies().map((row) => [hashOf(row.text), row]))
  const labels = readTsv('replies.en.tsv').map(([hash = '', half = '', claims]): Label => ({
    hash,
    half,
    claims: list(claims),
  }))
  const labelled = labels.flatMap((label) => {
    const row = rows.get(label.hash)
    return row
      ? [{ label, row, found: kindsIn(row), labeled: new Set(label.claims.map((kind) => ours[kind] ?? kind)) }]
      : []
  })
  printErrors(labelled.filter(({ row }) => halfOf(row.text) === 'seen'))
  const unseen = labelled.filter(({ label }) => label.half === 'unseen')
  const figures = (['seen', 'unseen'] as const).map((half) => {
    const part = labelled.filter(({ label }) => label.half === half)
    return kinds.map((kind) => score(kind, part, half))
  })
  const clean = unseen.filter(({ labeled }) => labeled.size === 0)
  const stopped = clean.filter(({ found }) => found.size > 0).length
  const telling = unseen.filter(({ labeled }) => labeled.size > 0)
  const caught = telling.filter(({ found }) => found.size > 0).length
  return Promise.resolve([
    ...(figures[0] ?? []),
    ...(figures[1] ?? []),
    of('replies with a claim that are stopped, unseen', caught, telling.length, { least: 75 }),
    of('replies without one that are stopped, unseen', stopped, clean.length, { most: 25 }),
  ])
}

type Judged = { row: Row; found: Map<string, string>; labeled: Set<string> }

function kindsIn(row: Row): Map<string, string> {
  const request: ComposeRequest = {
    comment: { text: row.comment, title: null, rating: null, authorName: row.author, platform: 'import' },
    brand: { name: row.house, tone: 'plain', signOff: null, avoid: [], defaultLanguage: 'en', facts: [] },
    product: null,
    instructions: null,
    recentReplies: [],
    maxLength: 10_000,
    seed: 'bench',
  }
  return new Map(checkReply(request, row.text).map((span) => [span.kind, row.text.slice(span.start, span.end)]))
}

function score(kind: string, part: Judged[], half: Half): Figure {
  const right = part.filter(({ found, labeled }) => found.has(kind) && labeled.has(kind)).length
  const found = part.filter((one) => one.found.has(kind)).length
  const labeled = part.filter((one) => one.labeled.has(kind)).length
  const recall = labeled === 0 ? 100 : (100 * right) / labeled
  const from = `found ${right} of ${labeled}; ${right} of ${found} marked are right`
  return { name: `claims, ${kind}, ${half}: recall`, value: recall, unit: '%', bound: { least: 0 }, from }
}

function of(name: string, part: number, whole: number, bound: Figure['bound']): Figure {
  return { name, value: (100 * part) / Math.max(1, whole), unit: '%', bound, from: `${part} of ${whole} replies` }
}

function printErrors(seen: Judged[]): void {
  for (const [flag, isOne] of [
    ['--missed', (one: Judged, kind: string) => one.labeled.has(kind) && !one.found.has(kind)],
    ['--false', (one: Judged, kind: string) => one.found.has(kind) && !one.labeled.has(kind)],
  ] as const) {
    const at = process.argv.indexOf(flag)
    const most = at < 0 ? 0 : Number(process.argv[at + 1] ?? 20)
    for (const kind of most > 0 ? kinds : []) {
      for (const one of seen.filter((row) => isOne(row, kind)).slice(0, most))
        console.log(`${flag} ${kind} [${one.found.get(kind) ?? ''}] ${one.row.text.replace(/\s+/g, ' ')}`)
    }
  }
}

interface TrustRow {
  text: string
  reply: { message: string } | null
}

function readReplies(): Row[] {
  const hotels = csv('replies/hotels-tripadvisor.en.csv').map((row) => ({
    text: row['ownerResponse/text'] ?? '',
    comment: row['text'] ?? '',
    author: row['user/name'] ?? '',
    house: row['placeInfo/name'] ?? 'The house',
  }))
  const pairs = csv('replies/hospitality-pairs.en.tsv', '\t').map((row) => ({
    text: row['response'] ?? '',
    comment: row['review'] ?? '',
    author: '',
    house: 'The house',
  }))
  const bank = json<TrustRow[]>('replies/bank-trustpilot.fr-nl-en.json').map((row) => ({
    text: row.reply?.message ?? '',
    comment: row.text,
    author: '',
    house: 'Keytrade Bank',
  }))
  return [...hotels, ...pairs, ...bank].map((row) => ({ ...row, author: row.author || addressed(row.text) }))
}

/** The files don't contain the guests' names, so the name comes from the reply's greeting. */
const addressed = (text: string): string =>
  /^(?:Dear|Hi|Hello)\s+((?:\p{Lu}[\p{L}.'’-]*\s?){1,4})/u.exec(text.trim())?.[1]?.trim() ?? ''

if (process.argv[1] === import.meta.filename) printTable(await measure())
