import type { FileComment } from './named-comment.ts'
import type { ImportSource, NamedComment } from './named-comment.ts'
import { newId } from '../../../db/ids.ts'
import { plannedPerCall, prepared } from '../../../db/prepared.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { upsertProducts, nameOf, type ReportedProduct } from '../../products/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { fingerprintOf, hasGeneratedId, makeExternalId, pairDuplicates } from '../ingest/comment-identity.ts'
import { countedNew, insertComments, type NewComment } from '../ingest/insert-comments.ts'
import { changeImported, mayChange, type ImportedBefore, type Seen } from './change-imported.ts'
import { moveInRollups } from '../../rollups/index.ts'
import { sanitizeText, sanitizeComment } from '../../../db/sanitize-text.ts'
import { lockArrival, lockByFingerprints, type StoredComment } from '../stored-comment.ts'

export interface ImportedBatch {
  created: number
  updated: number
  unchanged: number
  before: ImportedBefore[]
}

/** Gives every row its identity and merges duplicate rows. */
export function nameComments(source: ImportSource, rows: FileComment[]): NamedComment[] {
  const named = rows.map((row) => {
    const c = { ...sanitizeComment(row), reply: row.reply && { ...row.reply, text: sanitizeText(row.reply.text) } }
    const occurredAt = c.occurredAt ?? source.defaultAt ?? source.importedAt
    const time = c.relative ? null : c.occurredAt
    const made = () => makeExternalId({ ...c, occurredAt: time, product: nameOf(reportedProduct(c)) })
    const externalId = c.externalId ?? made()
    return { ...c, externalId, occurredAt, updatedAt: c.updatedAt ?? c.occurredAt ?? source.importedAt }
  })
  // For duplicate platform ids, the later row wins. For generated ids, the first: they have the same content.
  const byId = new Map<string, NamedComment>()
  for (const c of named) {
    const key = `${c.platform}:${c.externalId}`
    if (!hasGeneratedId(c.externalId) || !byId.has(key)) byId.set(key, c)
  }
  return [...byId.values()]
}

export interface Sorted {
  fresh: NamedComment[]
  /** Existing comments that the file changes. */
  changed: { id: string; after: NamedComment }[]
}

/** Sorts comments into new, changed, and unchanged. Takes no locks: storing checks again. */
export async function sortComments(tx: Tx, ctx: Ctx, comments: NamedComment[]): Promise<Sorted> {
  const fresh: NamedComment[] = []
  const changed: Sorted['changed'] = []
  for (const [platform, ours] of Map.groupBy(comments, (c) => c.platform)) {
    const seen = await plannedPerCall<Seen & { id: string; externalId: string }>(
      tx,
      `select id, external_id as "externalId", title, content, rating, published,
         source_updated_at as "sourceUpdatedAt", status, reply_text as "replyText",
         answered_elsewhere as "answeredElsewhere", generating_hold_id is not null as generating, import_id as "importId"
       from app.comments where company_id = $1 and brand_id = $2 and platform = $3 and external_id = any($4)`,
      [ctx.companyId, ctx.brandId, platform, ours.map((c) => c.externalId)],
    )
    const byId = new Map(seen.map((one) => [one.externalId, one]))
    for (const after of ours) {
      const have = byId.get(after.externalId)
      if (!have) fresh.push(after)
      else if (mayChange(have, after)) changed.push({ id: have.id, after })
    }
  }
  return { fresh, changed }
}

/** Runs the reader. It's slow, so call it outside any transaction. */
export function newComment(ctx: Ctx, source: ImportSource, c: NamedComment): NewComment {
  const occurredAt = c.occurredAt > ctx.now() ? ctx.now() : c.occurredAt
  return {
    ...c,
    id: newId(),
    fingerprint: fingerprintOf(c.authorName, c.text, `${c.platform}:${c.externalId}`),
    productId: null,
    productTitle: c.productTitle,
    occurredAt,
    day: dayIn(source.timezone, occurredAt),
    // A reply can't be older than its comment. If it is, the file's times are unreliable.
    reply: c.reply && { text: c.reply.text, at: c.reply.at && c.reply.at >= occurredAt ? c.reply.at : null },
    importId: source.importId,
    read: true,
    reading: ctx.read(c, c.language ?? source.language),
  }
}

/** Stores sorted and read comments: new ones that no connection has stored, and changes to existing ones. */
export async function storeImported(
  tx: Tx,
  ctx: Ctx,
  source: ImportSource,
  found: { fresh: { found: NamedComment; row: NewComment }[]; changed: Sorted['changed'] },
): Promise<ImportedBatch> {
  if (found.fresh.length + found.changed.length === 0) return { created: 0, updated: 0, unchanged: 0, before: [] }
  await lockArrival(tx, ctx)
  const reported = found.fresh.map((one) => reportedProduct(one.found))
  const productOf = await upsertProducts(tx, ctx, reported, source.importId)
  const rows = found.fresh.map(({ found: c, row }) => {
    const product = productOf(reportedProduct(c))
    return { ...row, productId: product?.id ?? null, productTitle: product?.title ?? c.productTitle }
  })
  const twins = pairDuplicates(rows, await lockOthers(tx, ctx, source, rows))
  const known = new Set(twins.map(({ row }) => row.id))
  const inserted = await insertComments(
    tx,
    ctx,
    rows.filter((row) => !known.has(row.id)),
  )
  const byRow = new Map(found.fresh.map((one) => [one.row.id, one.found]))
  // The file may have a comment twice, once with its ID.
  const listed = new Set(found.changed.map(({ id }) => id))
  const changedTwins = twins.flatMap(({ row, twin }) => {
    const after = byRow.get(row.id)
    return after && !listed.has(twin.id) && mayChange({ ...twin, importId: null }, after)
      ? [{ id: twin.id, after }]
      : []
  })
  const change = await changeImported(tx, ctx, source, [...found.changed, ...changedTwins])
  await moveInRollups(tx, ctx.companyId, {
    came: [...rows.filter((row) => inserted.has(row.id)).map((row) => countedNew(ctx, row)), ...change.came],
    went: change.went,
  })
  const all = found.fresh.length + found.changed.length
  return {
    created: inserted.size,
    updated: change.before.length,
    unchanged: all - inserted.size - change.before.length,
    before: change.before,
  }
}

/** Locks comments with the same fingerprints from other sources. Often the brand has none. */
async function lockOthers(tx: Tx, ctx: Ctx, { importId }: ImportSource, rows: NewComment[]): Promise<StoredComment[]> {
  const [only] = await prepared<{ ours: boolean | null }>(
    tx,
    'comments.only-ours',
    `select (select coalesce(sum(pending + draft + sent), 0) from app.brand_counts
         where company_id = $1 and brand_id = $2)
       + (select count(*) from app.comments where company_id = $1 and brand_id = $2 and triage_state <> 'open') = (select created from app.imports where company_id = $1 and id = $3)
       and not exists (select 1 from app.import_changes where company_id = $1 and import_id = $3) as ours`,
    [ctx.companyId, ctx.brandId, importId],
  )
  if (only?.ours) return []
  const stored = await lockByFingerprints(
    tx,
    ctx,
    rows.map((row) => row.fingerprint),
  )
  return stored.filter((one) => one.importId !== importId)
}

const reportedProduct = (c: FileComment): ReportedProduct => ({
  externalId: c.productExternalId,
  handle: c.productHandle,
  title: c.productTitle,
})
