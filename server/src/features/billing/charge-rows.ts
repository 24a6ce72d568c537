import type { Charge, ChargeState } from '@bizamply/contract/billing'
import { packs, plans, type PackId, type PlanId } from '@bizamply/contract/plans'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { isId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { BillingKind } from '../../platforms/billing.ts'

export interface ChargeRow {
  id: string
  brand_id: string
  shop: string
  kind: BillingKind
  item: string
  credits: number
  cents: number
  currency: string
  state: ChargeState
  external_id: string | null
  confirmation_url: string | null
  plan_before: PlanId
  at_period_end: boolean
  reason: string | null
  user_id: string | null
  created_at: Date
  decided_at: Date | null
  check_at: Date | null
}

export const chargeColumns = `id, brand_id, shop, kind, item, credits, cents, currency, state, external_id, confirmation_url,
  plan_before, at_period_end, reason, user_id, created_at, decided_at, check_at`

/** Stored on a waiting lower plan when everything is canceled: if it begins, it is ended and refunded. */
export const WITHDRAWN = 'Canceled before it started.'

/** Shown to the merchant, and returned by the shop. */
export const nameOf = ({ kind, item }: Pick<ChargeRow, 'kind' | 'item'>): string =>
  kind === 'pack' ? packs[item as PackId].name : plans[item as PlanId].name

export const presentCharge = (row: ChargeRow, { rewrite }: Pick<Ctx, 'rewrite'>): Charge => ({
  id: row.id,
  kind: row.kind,
  item: row.item,
  name: nameOf(row),
  state: row.state,
  credits: row.credits,
  cents: row.cents,
  currency: row.currency,
  chargeId: row.external_id,
  confirmationUrl: row.state === 'pending' && row.confirmation_url ? rewrite(row.confirmation_url) : null,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

export async function loadCharge(tx: Tx, ctx: Ctx, id: string): Promise<ChargeRow | null> {
  const [row] = await prepared<ChargeRow>(
    tx,
    'charges.load',
    `select ${chargeColumns} from app.charges where company_id = $1 and id = $2`,
    [ctx.companyId, id],
  )
  return row ?? null
}

/** By our id or the shop's number, within this company only. */
export async function findCharge(tx: Tx, ctx: Ctx, reference: string): Promise<ChargeRow | null> {
  if (!/^\d+$/.test(reference)) return isId(reference) ? loadCharge(tx, ctx, reference) : null
  const [row] = await prepared<ChargeRow>(
    tx,
    'charges.by-number',
    `select ${chargeColumns} from app.charges where company_id = $1 and kind in ('subscription', 'pack')
       and external_id = $2 order by created_at desc limit 1`,
    [ctx.companyId, reference],
  )
  return row ?? null
}

/** The lock that serializes all changes of a company's plan and charges. Returns the plan. */
export async function lockPlan(tx: Tx, ctx: Pick<Ctx, 'companyId'>): Promise<PlanId> {
  const [row] = await prepared<{ plan: PlanId }>(
    tx,
    'billing.lock',
    'select plan from app.companies where company_id = $1 for no key update',
    [ctx.companyId],
  )
  if (!row) throw new Error('there is no such company')
  return row.plan
}
