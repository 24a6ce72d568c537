import { createHash } from 'node:crypto'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** What a source knows about a product: a shop has an id, a file perhaps only a title. */
export interface ReportedProduct {
  externalId: string | null
  handle: string | null
  title: string | null
}

export interface UpsertedProduct {
  id: string
  title: string
}

/**
 * Finds or creates the brand's products. A product known only from a file becomes the shop's when the shop has the same
 * title; `importId` is the import that creates products.
 */
export async function upsertProducts(
  tx: Tx,
  ctx: Ctx,
  reported: ReportedProduct[],
  importId: string | null,
): Promise<(reported: ReportedProduct) => UpsertedProduct | null> {
  const named = new Map(reported.flatMap((one) => (nameOf(one) ? [[nameOf(one) ?? '', one] as const] : [])))
  if (named.size === 0) return () => null
  const products = new Map<string, UpsertedProduct>()
  const byId = await findByIds(tx, ctx, [...named.keys()])
  for (const [name, product] of byId) products.set(name, product)
  const missing = [...named].filter(([name]) => !products.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (missing.length > 0) {
    const known = await findByWords(
      tx,
      ctx,
      missing.map(([, one]) => one),
    )
    for (const [name, one] of missing) {
      const found = known.find((row) => isSame(row, one))
      if (!found) continue
      products.set(name, found)
      if (one.externalId !== null && importId === null) await adopt(tx, ctx, found, one.externalId)
    }
    const fresh = missing.filter(([name]) => !products.has(name))
    for (const [name, product] of await insert(tx, ctx, fresh, importId)) products.set(name, product)
  }
  return (one) => products.get(nameOf(one) ?? '') ?? null
}

const MADE = /^(file|handle):/

/** The external id, or one derived from the file's content. */
export function nameOf({ externalId, handle, title }: ReportedProduct): string | null {
  if (externalId) return externalId
  if (handle) return `handle:${handle}`
  if (title) return `file:${createHash('sha256').update(plain(title)).digest('hex').slice(0, 32)}`
  return null
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

interface Row extends UpsertedProduct {
  external_id: string
  handle: string | null
}

/** By handle, or by title if one of them has no shop id. */
function isSame(row: Row, one: ReportedProduct): boolean {
  if (one.externalId !== null && !MADE.test(row.external_id)) return false
  if (one.handle && row.handle) return row.handle === one.handle
  return one.title !== null && plain(row.title) === plain(one.title)
}

async function findByIds(tx: Tx, ctx: Ctx, ids: string[]): Promise<Map<string, UpsertedProduct>> {
  const rows = await prepared<Row>(
    tx,
    'products.find',
    `select id, external_id, handle, title from app.products
     where company_id = $1 and brand_id = $2 and external_id = any($3)`,
    [ctx.companyId, ctx.brandId, ids],
  )
  return new Map(rows.map((row) => [row.external_id, row]))
}

async function findByWords(tx: Tx, ctx: Ctx, reported: ReportedProduct[]): Promise<Row[]> {
  return prepared<Row>(
    tx,
    'products.words',
    `select id, external_id, handle, title from app.products
     where company_id = $1 and brand_id = $2 and (handle = any($3) or lower(title) = any($4)) order by id`,
    [
      ctx.companyId,
      ctx.brandId,
      reported.flatMap((one) => (one.handle ? [one.handle] : [])),
      reported.flatMap((one) => (one.title ? [one.title.toLowerCase()] : [])),
    ],
  )
}

async function adopt(tx: Tx, ctx: Ctx, product: Row, externalId: string): Promise<void> {
  await prepared(
    tx,
    'products.adopt',
    'update app.products set external_id = $3, import_id = null where company_id = $1 and id = $2 and external_id = $4',
    [ctx.companyId, product.id, externalId, product.external_id],
  )
  product.external_id = externalId
}

async function insert(
  tx: Tx,
  ctx: Ctx,
  fresh: [string, ReportedProduct][],
  importId: string | null,
): Promise<Map<string, UpsertedProduct>> {
  if (fresh.length === 0) return new Map()
  await prepared(
    tx,
    'products.upsert',
    `insert into app.products (company_id, id, brand_id, external_id, handle, title, created_at, import_id)
     select $1, t.id, $2, t.external_id, t.handle, t.title, $7, $8
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) as t(id, external_id, handle, title)
     on conflict (company_id, brand_id, external_id) do nothing`,
    [
      ctx.companyId,
      ctx.brandId,
      fresh.map(() => newId()),
      fresh.map(([name]) => name),
      fresh.map(([, one]) => one.handle),
      fresh.map(([, one]) => titleOf(one) ?? 'Unknown Product'),
      ctx.now(),
      importId,
    ],
  )
  return findByIds(
    tx,
    ctx,
    fresh.map(([name]) => name),
  )
}

// Looks like an ID rather than a name, such as 767, B00XYZ, or SKU-12.
const isNumber = (name: string): boolean => /\d/.test(name) && !/\p{Ll}|\s/u.test(name.trim())

/** A title from what is known; a bare number is labeled as a product's. `canvas-bag` becomes `Canvas bag`. */
export function titleOf({ externalId, handle, title }: ReportedProduct): string | null {
  const words = handle?.replace(/[-_]+/g, ' ').trim()
  const spoken = words ? words.charAt(0).toUpperCase() + words.slice(1) : null
  const name = title ?? spoken ?? externalId
  if (name === null) return null
  return isNumber(name) ? `Product ${name.trim()}` : name
}
