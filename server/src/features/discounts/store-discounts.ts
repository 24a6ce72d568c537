import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { IncomingDiscount } from '../../platforms/discounts.ts'

/**
 * Stores discounts as read at `askedAt`; newer reports win. One being created there is found by
 * its code. One without a code is left out.
 */
export async function storeDiscounts(tx: Tx, ctx: Ctx, found: IncomingDiscount[], askedAt: Date): Promise<void> {
  const all = [...new Map(found.flatMap((one) => (one.code ? [[one.code, one] as const] : []))).values()]
  if (all.length === 0) return
  const [ids, codes] = [all.map((one) => one.externalId), all.map((one) => one.code)]
  const renamed = [ctx.companyId, ctx.brandId, ids, codes]
  await prepared(tx, 'discounts.given-away', givenAway, renamed)
  await prepared(tx, 'discounts.renamed', rename, renamed)
  await prepared(tx, 'discounts.store', store, [
    ctx.companyId,
    ctx.brandId,
    askedAt,
    ctx.now(),
    all.map(() => newId()),
    ids,
    codes,
    all.map((one) => one.title),
    all.map((one) => one.type),
    all.map((one) => one.amount),
    all.map((one) => one.currency),
    all.map((one) => one.status),
    all.map((one) => one.startsAt),
    all.map((one) => one.endsAt),
    all.map((one) => one.usageLimit),
    all.map((one) => one.timesUsed),
    all.map((one) => one.changedAt),
  ])
}

/** A row whose code the shop has given to another discount of ours. */
const givenAway = `delete from app.discounts d using unnest($3::text[], $4::text[]) as t (external_id, code)
  where d.company_id = $1 and d.brand_id = $2 and d.code = t.code and d.external_id is distinct from t.external_id
    and exists (select 1 from app.discounts o where o.company_id = $1 and o.brand_id = $2
      and o.external_id = t.external_id and o.code <> t.code)`

const rename = `update app.discounts d set code = t.code from unnest($3::text[], $4::text[]) as t (external_id, code)
  where d.company_id = $1 and d.brand_id = $2 and d.external_id = t.external_id and d.code <> t.code`

/** A paused code is over at its shop; only a different status there ends the pause. */
const store = `insert into app.discounts as d (company_id, brand_id, synced_at, created_at, id, external_id, code, title, type,
    amount, currency, status, starts_at, ends_at, usage_limit, times_used, changed_at)
  select $1, $2, $3::timestamptz, $4::timestamptz, t.* from unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::numeric[], $11::text[], $12::text[], $13::timestamptz[], $14::timestamptz[], $15::int[], $16::int[],
    $17::timestamptz[]) as t
  on conflict (company_id, brand_id, code) do update set external_id = excluded.external_id, title = excluded.title,
    type = excluded.type, amount = excluded.amount, currency = excluded.currency,
    status = case when d.status = 'paused' and excluded.status = 'expired' then d.status else excluded.status end,
    paused_end = case when d.status = 'paused' and excluded.status = 'expired' then d.paused_end end,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, usage_limit = excluded.usage_limit,
    times_used = excluded.times_used, changed_at = excluded.changed_at, synced_at = excluded.synced_at, reason = null
  where (d.synced_at is null or d.synced_at <= excluded.synced_at)
    and (d.changed_at is null or excluded.changed_at is null or d.changed_at <= excluded.changed_at)`
