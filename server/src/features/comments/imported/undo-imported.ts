import { prepared } from '../../../db/prepared.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ImportedBefore } from './change-imported.ts'
import { countedAs, moveInRollups } from '../../rollups/index.ts'
import { lockArrival, lockByIds, type StoredComment } from '../stored-comment.ts'

/** Someone has worked on it: it has a draft, a reply or delivery of ours, a note, a tag, or an assignee. */
const workedOn = `(c.status = 'draft' or (c.status = 'sent' and not c.answered_elsewhere)
  or c.generating_hold_id is not null or c.delivery_id is not null or c.notes > 0 or c.assignee_id is not null
  or cardinality(c.tags) > 0)`

/** Removes up to a batch of an import's comments that no one has worked on. Returns 0 when none are left. */
export async function removeImported(tx: Tx, ctx: Ctx, importId: string, most: number): Promise<number> {
  await lockArrival(tx, ctx)
  const ids = await prepared<{ id: string }>(
    tx,
    'comments.imported',
    `select c.id from app.comments c where c.company_id = $1 and c.import_id = $2 and not ${workedOn} limit $3`,
    [ctx.companyId, importId, most],
  )
  const stored = await lockByIds(
    tx,
    ctx,
    ids.map(({ id }) => id),
  )
  const removed = await prepared<{ id: string }>(
    tx,
    'comments.remove-imported',
    `delete from app.comments c where c.company_id = $1 and c.id = any($2) and c.import_id = $3 and not ${workedOn}
     returning c.id`,
    [ctx.companyId, stored.map(({ id }) => id), importId],
  )
  const gone = new Set(removed.map(({ id }) => id))
  const went = stored.filter(({ id }) => gone.has(id)).map(countedAs)
  await moveInRollups(tx, ctx.companyId, { came: [], went })
  return removed.length
}

/** Detaches the remaining comments from their import and returns how many. */
export async function keepImported(tx: Tx, ctx: Ctx, importId: string): Promise<number> {
  const kept = await prepared(
    tx,
    'comments.keep-imported',
    'update app.comments set import_id = null where company_id = $1 and import_id = $2 returning id',
    [ctx.companyId, importId],
  )
  return kept.length
}

/** Restores comments to their state before the import, unless they changed since. */
export async function restoreImported(tx: Tx, ctx: Ctx, before: (ImportedBefore & { at: Date })[]): Promise<number> {
  if (before.length === 0) return 0
  await lockArrival(tx, ctx)
  const was = new Map((await lockByIds(tx, ctx, idsOf(before))).map((one) => [one.id, one]))
  const restored = await prepared<{ id: string }>(
    tx,
    'comments.restore',
    // Imports from before comments had a read state don't include it.
    `update app.comments c set read = coalesce(b.read, c.read),
       ${restoredColumns.map((name) => `${name} = b.${name}`).join(', ')}
     from unnest($2::uuid[], $3::jsonb[], $4::timestamptz[]) as t(id, was, at),
       jsonb_populate_record(null::app.comments, t.was) as b
     where c.company_id = $1 and c.id = any($2::uuid[]) and c.id = t.id and c.updated_at = t.at and not ${workedOn} returning c.id`,
    [ctx.companyId, idsOf(before), before.map((one) => JSON.stringify(one.row)), before.map((one) => one.at)],
  )
  const back = new Set(restored.map(({ id }) => id))
  const now = await lockByIds(tx, ctx, [...back])
  const went = now.flatMap(({ id }) => was.get(id) ?? []).map(countedAs)
  await moveInRollups(tx, ctx.companyId, { came: now.map(countedAs), went })
  return restored.length
}

const idsOf = (all: { id: string }[]): StoredComment['id'][] => all.map(({ id }) => id)

const restoredColumns = `title content rating published verified author_name fingerprint source_updated_at updated_at
  status responded_at reply_text reply_version reply_composer reply_spans answered_elsewhere search_text search_grams
  language sentiment sentiment_score topics_good topics_bad risks spam question evidence read_by
  corrected`.split(/\s+/)
