import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { insertReviews, type Review } from '../store/reviews.ts'
import type { Shop } from '../store/shops.ts'
import { openShop } from '../store/apply-event.ts'
import type { Store } from '../store/store.ts'
import { decode } from './decode.ts'
import { guessColumns, isKnownName, type Columns } from './guess-columns.ts'
import { parseRows } from './parse-rows.ts'
import { readRow, type ReviewRow } from './read-row.ts'

export interface LoadedFile {
  path: string
  rows: number
  loaded: number
  /** Rows with neither text nor stars. */
  skipped: number
  columns: Columns
}

/** Every row becomes a review of the first shop, numbered from 1,000,001 in file order. */
export function loadReviewFiles(store: Store, paths: string[], givenColumns: Columns = {}): LoadedFile[] {
  if (paths.length === 0) return []
  const shop = firstShop(store)
  const products = productFinder(shop)
  const reviews: Review[] = []
  const files = paths.map((path) => {
    const rows = parseRows(decode(readReviewFile(path.trim())), isKnownName)
    const columns = guessColumns(rows, givenColumns)
    const hasNegativeOne = rows.some((row) => row[columns.label ?? '']?.trim() === '-1')
    const read = rows.map((row) => readRow(row, columns, hasNegativeOne)).filter((row) => row !== null)
    for (const row of read) reviews.push(reviewOf(store, shop, row, FIRST_ID + reviews.length, products(row.product)))
    return { path: basename(path), rows: rows.length, loaded: read.length, skipped: rows.length - read.length, columns }
  })
  insertReviews(shop.reviews, reviews)
  for (const review of reviews) store.reviews.set(review.id, review)
  return files
}

function readReviewFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`SANDBOX_REVIEWS: cannot read ${path} (${String(error)})`, { cause: error })
  }
}

function firstShop(store: Store): Shop {
  if (store.shops.size === 0) openShop(store, { domain: 'reviews.myshopify.com', name: 'Reviews', token: 'jm_reviews' })
  return [...store.shops.values()][0]!
}

function reviewOf(store: Store, shop: Shop, row: ReviewRow, id: number, product: number | null): Review {
  const known = row.date && row.date < store.epoch ? row.date : spread(store.epoch, id)
  const at = known.toISOString()
  return {
    id,
    shop: shop.domain,
    productExternalId: product,
    rating: row.rating,
    title: row.title,
    text: row.text,
    author: { name: row.author ?? NAMES[(fraction(id, 'name') * NAMES.length) | 0]!, email: row.email, phone: null },
    createdAt: at,
    updatedAt: at,
    published: true,
    curated: 'ok',
    verified: 'nothing',
    source: 'import',
  }
}

// A row gets the same date at every start.
function spread(epoch: Date, id: number): Date {
  return new Date(epoch.getTime() - Math.floor(fraction(id, 'time') * SPREAD_MS))
}

function fraction(id: number, purpose: string): number {
  return createHash('sha1').update(`${purpose} ${id}`).digest().readUInt32BE() / 2 ** 32
}

function productFinder(shop: Shop): (name: string | null) => number | null {
  const ids = new Map<string, number>()
  for (const product of shop.products)
    ids.set(product.handle, product.externalId).set(product.title, product.externalId)
  return (name) => {
    if (name === null) return null
    const known = ids.get(name)
    if (known !== undefined) return known
    const externalId = FIRST_PRODUCT + ids.size
    const title = /^\d+$/.test(name) ? `Product ${name}` : name.slice(0, 200)
    const handle = `imported-${externalId}`
    shop.products.push({
      id: externalId + 500_000,
      externalId,
      handle,
      title,
      details: '',
      price: null,
      currency: null,
      picture: null,
    })
    ids.set(name, externalId)
    return externalId
  }
}

const FIRST_ID = 1_000_001
const FIRST_PRODUCT = 2_000_001
const SPREAD_MS = 400 * 86_400_000
const NAMES = [
  'Ada K.',
  'Ben O.',
  'Chidi A.',
  'Dana R.',
  'Emil S.',
  'Farah N.',
  'Gina P.',
  'Hugo L.',
  'Iris V.',
  'Jonas W.',
  'Kaya T.',
  'Leo M.',
]
