import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { StoredRising } from '../../db/schema/alerts.ts'
import type { ProductChange, Week } from './read-products.ts'
import { subjectOf } from './subject.ts'

export interface LastCheck {
  checkedAt: Date
  fromDay: string
  toDay: string
  rising: StoredRising[]
}

/** The brand's most recent check. */
export async function readLastCheck(tx: Tx, ctx: Ctx): Promise<LastCheck | null> {
  const [row] = await prepared<LastCheck>(
    tx,
    'alerts.last-check',
    `select checked_at as "checkedAt", from_day::text as "fromDay", to_day::text as "toDay", rising
     from app.alert_checks where company_id = $1 and brand_id = $2`,
    [ctx.companyId, ctx.brandId],
  )
  return row ?? null
}

export async function recordCheck(tx: Tx, ctx: Ctx, { from, to }: Week, rising: ProductChange[]): Promise<void> {
  const stored: StoredRising[] = rising.map((one) => ({ ...subjectOf(one), strength: one.strength }))
  await prepared(
    tx,
    'alerts.record-check',
    `insert into app.alert_checks (company_id, brand_id, checked_at, from_day, to_day, rising) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, brand_id) do update set checked_at = excluded.checked_at, from_day = excluded.from_day,
       to_day = excluded.to_day, rising = excluded.rising`,
    [ctx.companyId, ctx.brandId, ctx.now(), from, to, JSON.stringify(stored)],
  )
}
