import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { nameOf } from './upsert-products.ts'

/** A product in a file. Missing fields stay unchanged. */
export interface FileProduct {
  externalId: string | null
  handle: string | null
  title: string
  details: string | null
  pictureUrl: string | null
}

export interface StoredProducts {
  created: number
  updated: number
  unchanged: number
  /** Changed products, as they were before and as they were written. */
  before: ProductBefore[]
}

/** `row` and `wrote` have the columns of a product that a file can change. */
export interface ProductBefore {
  id: string
  row: Record<string, unknown>
  wrote: Record<string, unknown>
}

/** Stores an import's products; duplicates change nothing. */
export async function storeProducts(
  tx: Tx,
  ctx: Ctx,
  importId: string | null,
  products: FileProduct[],
): Promise<StoredProducts> {
  const found = [...new Map(products.map((one) => [nameOf(one) ?? '', one])).values()]
  const known = await lockKnown(tx, ctx, found)
  const matches = match(known, found)
  const pairs = found.map((one) => ({ one, have: matches.get(one) ?? null }))
  const fresh = pairs.filter(({ have }) => !have).map(({ one }) => one)
  const changed = pairs.flatMap(({ one, have }) => (have && differs(have, one) ? [{ one, have }] : []))
  await insert(tx, ctx, importId, fresh)
  await update(tx, ctx, changed)
  return {
    created: fresh.length,
    updated: changed.length,
    unchanged: products.length - fresh.length - changed.length,
    before: changed.map(({ one, have: { id, ...row } }) => ({ id, row, wrote: written(row, one) })),
  }
}

interface Known {
  id: string
  external_id: string
  handle: string | null
  title: string
  details: string | null
  picture_url: string | null
}

/** The surest sign first. */
const isSame: readonly ((row: Known, one: FileProduct) => boolean)[] = [
  (row, one) => row.external_id === nameOf(one),
  (row, one) => one.handle !== null && row.handle === one.handle,
  (row, one) => row.handle === null && row.title.toLowerCase() === one.title.toLowerCase(),
]

/** Pairs each known product with at most one of the file's: products of a shop may share a title. */
function match(known: Known[], found: FileProduct[]): Map<FileProduct, Known> {
  const pairs = new Map<FileProduct, Known>()
  const free = new Set(known)
  for (const same of isSame) {
    for (const one of found) {
      if (pairs.has(one)) continue
      const row = [...free].find((row) => same(row, one))
      if (!row) continue
      pairs.set(one, row)
      free.delete(row)
    }
  }
  return pairs
}

const differs = (row: Known, one: FileProduct): boolean =>
  row.title !== one.title ||
  (one.handle !== null && row.handle !== one.handle) ||
  (one.details !== null && row.details !== one.details) ||
  (one.pictureUrl !== null && row.picture_url !== one.pictureUrl)

// As `update` writes it.
const written = (row: Omit<Known, 'id'>, one: FileProduct): Record<string, unknown> => ({
  title: one.title,
  handle: one.handle ?? row.handle,
  details: one.details ?? row.details,
  picture_url: one.pictureUrl ?? row.picture_url,
})

async function lockKnown(tx: Tx, ctx: Ctx, found: FileProduct[]): Promise<Known[]> {
  return prepared<Known>(
    tx,
    'products.known',
    `select id, external_id, handle, title, details, picture_url from app.products
     where company_id = $1 and brand_id = $2 and (external_id = any($3) or handle = any($4) or lower(title) = any($5))
     order by id for update`,
    [
      ctx.companyId,
      ctx.brandId,
      found.map((one) => nameOf(one)),
      found.flatMap((one) => (one.handle ? [one.handle] : [])),
      found.map((one) => one.title.toLowerCase()),
    ],
  )
}

async function insert(tx: Tx, ctx: Ctx, importId: string | null, fresh: FileProduct[]): Promise<void> {
  if (fresh.length === 0) return
  await prepared(
    tx,
    'products.insert',
    `insert into app.products (company_id, id, brand_id, external_id, handle, title, details, picture_url, import_id, created_at)
     select $1, t.id, $2, t.external_id, t.handle, t.title, t.details, t.picture_url, $3, $4
     from unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
       as t(id, external_id, handle, title, details, picture_url)
     on conflict (company_id, brand_id, external_id) do nothing`,
    [
      ctx.companyId,
      ctx.brandId,
      importId,
      ctx.now(),
      fresh.map(() => newId()),
      fresh.map((one) => nameOf(one)),
      fresh.map((one) => one.handle),
      fresh.map((one) => one.title),
      fresh.map((one) => one.details),
      fresh.map((one) => one.pictureUrl),
    ],
  )
}

async function update(tx: Tx, ctx: Ctx, changed: { one: FileProduct; have: Known }[]): Promise<void> {
  if (changed.length === 0) return
  await prepared(
    tx,
    'products.update',
    `update app.products p set title = t.title, handle = coalesce(t.handle, p.handle),
       details = coalesce(t.details, p.details), picture_url = coalesce(t.picture_url, p.picture_url)
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) as t(id, handle, title, details, picture_url)
     where p.company_id = $1 and p.id = t.id`,
    [
      ctx.companyId,
      changed.map(({ have }) => have.id),
      changed.map(({ one }) => one.handle),
      changed.map(({ one }) => one.title),
      changed.map(({ one }) => one.details),
      changed.map(({ one }) => one.pictureUrl),
    ],
  )
}
