import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { call } from '../testing/open-test-sandbox.ts'
import { decode } from './decode.ts'
import { parseDate } from './parse-date.ts'

test.each([
  ['UTF-8', Buffer.from('Größe ☕')],
  ['UTF-8 with a mark', Buffer.from('\ufeffGröße ☕')],
  ['UTF-16 with a mark', Buffer.from('\ufeffGröße ☕', 'utf16le')],
  ['gzip', gzipSync(Buffer.from('Größe ☕'))],
])('%s is read', (_, bytes) => {
  expect(decode(bytes)).toBe('Größe ☕')
})

test('a file that mixes UTF-8 and Windows-1252 is read line by line', () => {
  const mixed = Buffer.concat([Buffer.from('Größe ☕\n'), Buffer.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x96])])
  expect(decode(mixed)).toBe('Größe ☕\nGröße –')
})

test.each([
  ['2024-02-29 10:20:30', '2024-02-29T10:20:30.000Z'],
  ['31-Jul-18', '2018-07-31T12:00:00.000Z'],
  ['14/09/2019', '2019-09-14T12:00:00.000Z'],
  ['Commenté en France le 31 août 2025', '2025-08-31T12:00:00.000Z'],
  ['September 30, 2016', '2016-09-30T12:00:00.000Z'],
  ['1700000000', '2023-11-14T22:13:20.000Z'],
])('%s is a date', (text, iso) => {
  expect(parseDate(text)?.toISOString()).toBe(iso)
})

test('two weeks ago is not a date', () => {
  expect(parseDate('2 tuần trước')).toBeNull()
})

test('columns are found by name, and empty rows are counted and skipped', async () => {
  const csv = 'Rating;Review Text;Title;Product\n5;"Good;\nvery good";Yes;Mug\n;;;\n2;;;Mug\n'
  const { files, reviews } = await loaded({ 'a.csv': csv })
  expect(files).toMatchObject([{ path: 'a.csv', rows: 3, loaded: 2, skipped: 1 }])
  expect(reviews.map(({ id, rating, body, title, product_title }) => [id, rating, body, title, product_title])).toEqual(
    [
      [1_000_001, 5, 'Good;\nvery good', 'Yes', 'Mug'],
      [1_000_002, 2, '', null, 'Mug'],
    ],
  )
})

test('a rating is derived from the label when there is none', async () => {
  const { reviews } = await loaded({ 'a.csv': 'text,polarity\nA,1\nB,0\nC,-1\n', 'b.csv': 'text,label\nD,1\nE,0\n' })
  expect(reviews.map(({ body, rating }) => `${body}${rating}`).join(' ')).toBe('A5 B3 C1 D5 E1')
})

test('tables without column names, JSON, JSON lines and given columns are read', async () => {
  const headless = 'p1\t1\tThis was a lovely stay\ttest\np2\t0\tThe "food was cold\ttest\n'
  const json = JSON.stringify([{ texte: 'Bien', note: 4, auteur: 'Zoé', opinions: [{ Polarity: 'Positive' }] }])
  const lines = '{"verdict":"Fine","stars":3}\n{"verdict":"Bad","stars":1}\n'
  const { reviews } = await loaded({ 'a.tsv': headless, 'b.json': json, 'c.jsonl': lines }, { text: 'verdict' })
  expect(reviews.map(({ body, rating }) => [body, rating])).toEqual([
    ['This was a lovely stay', 5],
    ['The "food was cold', 1],
    ['Bien', 4],
    ['Fine', 3],
    ['Bad', 1],
  ])
})

test('rows without a date get the same times within 400 days at every start', async () => {
  const file = { 'a.csv': 'text,stars\nA,1\nB,2\n' }
  const times = async () => (await loaded(file)).reviews.map(({ created_at }) => created_at)
  const first = await times()
  expect(await times()).toEqual(first)
  for (const time of first) expect(EPOCH.getTime() - Date.parse(time)).toBeLessThan(401 * 86_400_000)
})

const EPOCH = new Date('2026-11-01T00:00:00Z')

interface Shown {
  id: number
  body: string
  rating: number
  title: string | null
  product_title: string | null
  created_at: string
}

async function loaded(files: Record<string, string>, reviewColumns = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'reviews-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const reviewFiles = Object.entries(files).map(([name, content]) => {
    writeFileSync(join(directory, name), content)
    return join(directory, name)
  })
  const sandbox = await startSandbox({ reviewFiles, reviewColumns, epoch: EPOCH })
  onTestFinished(() => sandbox.close())
  const path = '/api.judge.me/api/v1/reviews?per_page=100&shop_domain=reviews.myshopify.com'
  const { json } = await call(sandbox, 'GET', path, undefined, { 'x-api-token': 'jm_reviews' })
  const reviews: Shown[] = json.reviews.toSorted((a: Shown, b: Shown) => a.id - b.id)
  return { files: sandbox.reviewFiles, reviews }
}
