import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { IncomingComment } from '../../../platforms/platform.ts'

/** Begins the receipt of a removal whose comment we don't have; the comment's id follows. */
export const REMOVAL_RECEIPT = 'removed '

interface Source {
  platform: string
  connectionId: string
}

/**
 * Remembers removals of comments that we don't have, since platforms promise no order: the webhook of the comment, or a
 * list requested before its removal, may still arrive. Kept as receipts, for a week.
 */
export async function rememberEarlyRemovals(
  tx: Tx,
  ctx: Ctx,
  { platform, connectionId }: Source,
  externalIds: string[],
): Promise<void> {
  if (externalIds.length === 0) return
  await prepared(
    tx,
    'early-removals.remember',
    `insert into app.webhook_receipts (company_id, connection_id, dedupe_key, received_at)
     select $1, $2, $3 || t.id, $4 from (select distinct unnest($5::text[]) as id) t
     where not exists (select 1 from app.comments c where c.company_id = $1 and c.brand_id = $6 and c.platform = $7
       and c.external_id = t.id)
     on conflict (company_id, connection_id, dedupe_key) do update set received_at = excluded.received_at`,
    [ctx.companyId, connectionId, REMOVAL_RECEIPT, ctx.now(), externalIds, ctx.brandId, platform],
  )
}

/** Marks new comments as not public whose removal arrived earlier, or after the list with them was requested. */
export async function applyEarlyRemovals(
  tx: Tx,
  ctx: Ctx,
  { connectionId, readSince }: { connectionId?: string; readSince?: Date },
  fresh: IncomingComment[],
): Promise<IncomingComment[]> {
  const late = fresh.filter(({ isFirstVersion, published }) => published && (isFirstVersion || readSince))
  if (!connectionId || late.length === 0) return fresh
  const rows = await prepared<{ id: string }>(
    tx,
    'early-removals.find',
    `select substr(dedupe_key, length($3) + 1) as id from app.webhook_receipts
     where company_id = $1 and connection_id = $2 and dedupe_key = any($4)
       and ($5::timestamptz is null or received_at >= $5)`,
    [
      ctx.companyId,
      connectionId,
      REMOVAL_RECEIPT,
      late.map(({ externalId }) => REMOVAL_RECEIPT + externalId),
      readSince ?? null,
    ],
  )
  const removed = new Set(rows.map(({ id }) => id))
  return fresh.map((one) => (removed.has(one.externalId) ? { ...one, published: false } : one))
}
