import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  commentReader,
  completeMapping,
  guessMapping,
  openTable,
  productReader,
  surveyTable,
  type ImportedComment,
  type ImportedProduct,
  type Read,
} from './index.ts'

const data = join(import.meta.dirname, '../../../../../../shared/data')
const options = { timezone: 'UTC', importedAt: new Date('2026-11-21T15:00:00Z') }

async function readAll(path: string) {
  const table = await openTable(() => createReadStream(join(data, path)), path)
  const { sample } = await surveyTable(table, 100_000)
  const cells = sample.map((row) => row.cells)
  const guess = guessMapping(table.columns, cells, path)
  const mapping = completeMapping(guess, {})
  const read: (cells: string[]) => Read<ImportedComment | ImportedProduct>[] =
    guess.kind === 'comments' ? commentReader(table.columns, mapping, options) : productReader(table.columns, mapping)
  const found = { rows: 0, read: 0, rejected: 0, stars: 0, dates: 0, replies: 0 }
  for await (const row of table.rows()) {
    found.rows++
    for (const one of row.bad === undefined ? read(row.cells) : [{ bad: row.bad }]) {
      if ('bad' in one) found.rejected++
      else found.read++
      if (!('ok' in one) || !('rating' in one.ok)) continue
      if (one.ok.rating !== null) found.stars++
      if (one.ok.occurredAt) found.dates++
      if (one.ok.reply) found.replies++
    }
  }
  return found
}

// Counts as in the data's README and profiles: rows, read, rejected, with stars, with a date, with a reply.
const files: [string, number, number, number, number, number, number][] = [
  ['reviews/amazon-alexa.en.tsv', 3150, 3150, 0, 3150, 3150, 0],
  ['reviews/amazon-home-textiles.en.xlsx', 5611, 5611, 0, 5611, 0, 0],
  ['reviews/amazon-shoes-india.en.csv', 1230, 9958, 0, 9958, 0, 0],
  ['reviews/amazon-smartwatch.fr-it-es-en.json', 228, 226, 2, 226, 226, 0],
  ['reviews/amazon-software.en.csv', 2654, 2654, 0, 2654, 0, 0],
  ['reviews/coffee-brands.de.json', 458, 458, 0, 458, 0, 0],
  ['reviews/flipkart-headphones.en.csv', 6879, 6879, 0, 6879, 0, 0],
  ['reviews/hepsiburada-airfryer.tr.utf16le.csv', 1962, 1962, 0, 1962, 0, 0],
  ['reviews/jalan-hotel-sentences.ja.tsv', 5553, 5553, 0, 4224, 0, 0],
  ['reviews/olist-orders.pt-br.csv', 4195, 4195, 0, 4195, 4195, 0],
  ['reviews/opener-hotel-sentences.es.json', 1438, 1438, 0, 0, 0, 0],
  ['reviews/shopping-10-categories.zh.csv.gz', 41_649, 41_649, 0, 41_649, 0, 0],
  ['reviews/smartphones.vi.csv', 7786, 7786, 0, 7786, 7786, 0],
  ['reviews/souq-products.ar.csv', 2920, 2920, 0, 2720, 0, 0],
  ['reviews/steam-games.29-languages.csv', 6699, 6699, 0, 6699, 6699, 0],
  ['reviews/tokopedia-products.id.csv', 3537, 3537, 0, 3537, 0, 0],
  ['reviews/womens-clothing.en.csv', 7170, 7170, 0, 7170, 0, 0],
  ['replies/bank-apps-google-play.ko.csv', 1323, 1323, 0, 1323, 1323, 743],
  ['replies/bank-trustpilot.fr-nl-en.json', 696, 696, 0, 696, 696, 256],
  ['replies/hepsiburada-questions-answers.tr.utf16le.csv', 244, 244, 0, 0, 0, 231],
  ['replies/hospitality-pairs.en.tsv', 443, 443, 0, 443, 443, 435],
  ['replies/hotels-tripadvisor.en.csv', 4883, 4883, 0, 4883, 4883, 3231],
  ['social/brand-mentions.th.tsv', 17_740, 17_740, 0, 7633, 0, 0],
  ['social/instagram-comments.id.csv', 5632, 5632, 0, 0, 0, 0],
  ['social/tiktok-comments.en.csv', 503, 503, 0, 0, 503, 0],
  ['social/youtube-comments-spam.en.csv', 1395, 1395, 0, 0, 1215, 0],
  ['shopify/judgeme-import-template.csv', 1, 1, 0, 1, 1, 1],
  ['shopify/products-apparel.csv', 22, 20, 0, 0, 0, 0],
  ['shopify/products-fashion.csv', 5024, 997, 0, 0, 0, 0],
  ['shopify/products-home-and-garden.csv', 21, 20, 0, 0, 0, 0],
  ['shopify/products-jewelery.csv', 41, 20, 0, 0, 0, 0],
  ['shopify/products-snowdevil.csv', 636, 278, 0, 0, 0, 0],
]

const isMissing = !existsSync(join(data, 'README.md'))

describe.skipIf(isMissing)(
  `every file of the real data is read completely${isMissing ? ' (../shared/data is missing)' : ''}`,
  () => {
    it.each(files)('%s', async (path, rows, read, rejected, stars, dates, replies) => {
      expect(await readAll(path)).toEqual({ rows, read, rejected, stars, dates, replies })
    })
  },
)
