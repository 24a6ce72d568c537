import { createHash } from 'node:crypto'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { IncomingComment } from '../../platforms/platform.ts'
import { dayIn } from './days.ts'
import { emit } from '../../db/events.ts'
import { moveInRollups, type Counted } from './rollups.ts'
import { readComments, readingColumns, readingOfRow, readingTypes, readingValues } from './reading-columns.ts'
import { changedComments, updateComments } from './update-comments.ts'
import { searchGrams, searchText, sourceWords } from './search-text.ts'
import { storableComment } from './storable.ts'

export interface StoreResult {
  created: number
  updated: number
  unchanged: number
}

/** Stores what a platform told us; the same comment twice changes nothing, newer wins by the platform's own time. */
export async function storeComments(
  tx: Tx,
  ctx: Ctx,
  source: { platform: string; timezone: string; language?: string; quiet?: boolean },
  incoming: IncomingComment[],
): Promise<StoreResult> {
  const newest = newestOfEach(incoming.map(storableComment))
  const known = await lockKnown(
    tx,
    ctx,
    source.platform,
    newest.map((c) => c.externalId),
  )
  const products = await findProducts(tx, ctx, newest)
  const fresh = newest.filter((c) => !known.has(c.externalId)).map((c) => row(ctx, source.timezone, products, c))
  const inserted = await insert(tx, ctx, source, fresh)
  const came = fresh.filter((r) => inserted.has(r.externalId)).map((r) => counted(ctx, source.platform, r))
  const changed = changedComments(newest, known)
  await updateComments(tx, ctx, changed, source.language ?? null)
  const moved = changed.filter((c) => c.before.rating !== c.after.rating)
  await moveInRollups(tx, ctx.companyId, {
    came: [...came, ...moved.map((c) => ({ ...c.before, rating: c.after.rating }))],
    went: moved.map((c) => c.before),
  })
  if (!source.quiet) await tell(tx, ctx, [...inserted.values(), ...changed.map((c) => c.id)])
  return {
    created: inserted.size,
    updated: changed.length,
    unchanged: newest.length - inserted.size - changed.length,
  }
}

// More than a screenful is one event: the browser refetches instead of asking for each.
async function tell(tx: Tx, ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await emit(tx, ctx, 'comment', ids.length <= 50 ? ids : ['many'])
}

function newestOfEach(incoming: IncomingComment[]): IncomingComment[] {
  const byId = new Map<string, IncomingComment>()
  for (const comment of incoming) {
    const other = byId.get(comment.externalId)
    if (!other || other.updatedAt <= comment.updatedAt) byId.set(comment.externalId, comment)
  }
  return [...byId.values()].toSorted((a, b) => (a.externalId < b.externalId ? -1 : 1))
}

export interface Known {
  id: string
  title: string | null
  content: string
  published: boolean
  sourceUpdatedAt: Date
  productTitle: string | null
  replyText: string | null
  counted: Counted
}

async function lockKnown(tx: Tx, ctx: Ctx, platform: string, ids: string[]): Promise<Map<string, Known>> {
  const rows = await prepared<Omit<Counted, 'brandId' | 'platform'> & Omit<Known, 'counted'> & { externalId: string }>(
    tx,
    'comments.known',
    `select id, external_id as "externalId", title, content, published, source_updated_at as "sourceUpdatedAt",
       reply_text as "replyText", product_id as "productId", day::text as day, status, rating,
       (select p.title from app.products p where p.company_id = $1 and p.id = product_id) as "productTitle",
       extract(epoch from responded_at - occurred_at)::int as "responseSeconds"
     from app.comments where company_id = $1 and brand_id = $2 and platform = $3 and external_id = any($4)
     order by external_id for update`,
    [ctx.companyId, ctx.brandId, platform, ids],
  )
  return new Map(
    rows.map(({ externalId, productId, day, status, rating, responseSeconds, ...have }) => [
      externalId,
      { ...have, counted: { productId, day, status, rating, responseSeconds, brandId: ctx.brandId, platform } },
    ]),
  )
}

interface Row extends IncomingComment {
  id: string
  productId: string | null
  productName: string | null
  day: string
  fingerprint: string
}

function row(
  ctx: Ctx,
  timezone: string,
  products: Map<string, { id: string; title: string }>,
  c: IncomingComment,
): Row {
  const product = c.productExternalId ? products.get(c.productExternalId) : undefined
  const parts = [c.authorName ?? '', c.occurredAt.toISOString(), c.text]
  // A time in the future would stand on top of the inbox for ever.
  const occurredAt = c.occurredAt > ctx.now() ? ctx.now() : c.occurredAt
  return {
    ...c,
    id: newId(),
    productId: product?.id ?? null,
    productName: product?.title ?? c.productTitle,
    occurredAt,
    day: dayIn(timezone, occurredAt),
    fingerprint: createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32),
  }
}

const counted = (ctx: Ctx, platform: string, r: Row): Counted => ({
  brandId: ctx.brandId,
  platform,
  productId: r.productId,
  day: r.day,
  status: 'pending',
  rating: r.rating,
  responseSeconds: null,
})

/** Ids and titles of the brand's products, with rows made for those that only the comment knows. */
async function findProducts(
  tx: Tx,
  ctx: Ctx,
  incoming: IncomingComment[],
): Promise<Map<string, { id: string; title: string }>> {
  const wanted = new Map<string, string>()
  for (const c of incoming)
    if (c.productExternalId) wanted.set(c.productExternalId, c.productTitle ?? 'Unknown Product')
  if (wanted.size === 0) return new Map()
  const keys = [...wanted.keys()].toSorted()
  await prepared(
    tx,
    'products.meet',
    `insert into app.products (company_id, id, brand_id, external_id, title, created_at)
     select $1, t.id, $2, t.external_id, t.title, $6 from unnest($3::uuid[], $4::text[], $5::text[]) as t(id, external_id, title)
     on conflict (company_id, brand_id, external_id) do nothing`,
    [ctx.companyId, ctx.brandId, keys.map(() => newId()), keys, keys.map((key) => wanted.get(key)), ctx.now()],
  )
  const rows = await prepared<{ id: string; external_id: string; title: string }>(
    tx,
    'products.find',
    'select id, external_id, title from app.products where company_id = $1 and brand_id = $2 and external_id = any($3)',
    [ctx.companyId, ctx.brandId, keys],
  )
  return new Map(rows.map((r) => [r.external_id, { id: r.id, title: r.title }]))
}

async function insert(
  tx: Tx,
  ctx: Ctx,
  { platform, language }: { platform: string; language?: string },
  rows: Row[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const search = rows.map((r) => searchText([r.productName, r.title, r.text, r.authorName, sourceWords(platform)]))
  const stored = await prepared<{ id: string; external_id: string }>(
    tx,
    'comments.insert',
    `insert into app.comments (company_id, brand_id, platform, received_at, updated_at, id, external_id, fingerprint,
       product_id, author_name, author_email, author_phone, title, content, rating, published, verified, day,
       occurred_at, source_updated_at, search_text, search_grams, ${readingColumns})
     select $1, $2, $3, $4, $4, t.id, t.external_id, t.fingerprint, t.product_id, t.author_name, t.author_email,
       t.author_phone, t.title, t.content, t.rating, t.published, t.verified, t.day, t.occurred_at,
       t.updated_at, t.search_text, (select array_agg(g) from jsonb_array_elements_text(t.grams) g), ${readingOfRow}
     from unnest($5::uuid[], $6::text[], $7::text[], $8::uuid[], $9::text[], $10::text[], $11::text[], $12::text[],
       $13::text[], $14::smallint[], $15::bool[], $16::text[], $17::date[], $18::timestamptz[], $19::timestamptz[],
       $20::text[], $21::jsonb[], ${readingTypes(22)}) as t(id, external_id, fingerprint, product_id, author_name,
       author_email, author_phone, title, content, rating, published, verified, day, occurred_at, updated_at,
       search_text, grams, ${readingColumns})
     on conflict (company_id, brand_id, platform, external_id) do nothing returning id, external_id`,
    [
      ctx.companyId,
      ctx.brandId,
      platform,
      ctx.now(),
      rows.map((r) => r.id),
      rows.map((r) => r.externalId),
      rows.map((r) => r.fingerprint),
      rows.map((r) => r.productId),
      rows.map((r) => r.authorName),
      rows.map((r) => r.authorEmail),
      rows.map((r) => r.authorPhone),
      rows.map((r) => r.title),
      rows.map((r) => r.text),
      rows.map((r) => r.rating),
      rows.map((r) => r.published),
      rows.map((r) => r.verified),
      rows.map((r) => r.day),
      rows.map((r) => r.occurredAt),
      rows.map((r) => r.updatedAt),
      search,
      search.map((text) => JSON.stringify(searchGrams(text) ?? [])),
      ...readingValues(readComments(ctx, rows, language ?? null)),
    ],
  )
  return new Map(stored.map((s) => [s.external_id, s.id]))
}
