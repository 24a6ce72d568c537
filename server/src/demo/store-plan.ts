import { sql } from 'drizzle-orm'
import { billingCurrency, periodDays, plans } from '@bizamply/contract/plans'
import type { Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import type { Tx } from '../db/database.ts'
import type { DemoPlan } from './read-demo.ts'

const DAY_MS = 86_400_000

/** A demo company's plan, as its shop in the sandbox has it. The period's credits are in the ledger. */
export async function storePlan(
  tx: Tx,
  ctx: Ctx,
  { billing, brandId, epoch }: { billing: DemoPlan; brandId: string; epoch: Date },
): Promise<void> {
  const chargeId = newId()
  const { cents, credits } = plans[billing.plan]
  const approved = new Date(epoch.getTime() - billing.approvedDaysAgo * DAY_MS)
  const [since, now] = [approved.toISOString(), epoch.toISOString()]
  const end = new Date(approved.getTime() + periodDays * DAY_MS).toISOString()
  await tx.execute(sql`
    insert into app.charges (company_id, id, brand_id, shop, kind, item, credits, cents, currency, state, external_id,
      plan_before, created_at, decided_at)
    values (${ctx.companyId}, ${chargeId}, ${brandId}, ${billing.shopDomain}, 'subscription', ${billing.plan}, ${credits},
      ${cents}, ${billingCurrency}, 'active', ${billing.id}, 'free', ${since}, ${since})`)
  await tx.execute(sql`
    insert into app.subscriptions (company_id, charge_id, plan, state, since, current_period_end, granted_period_end,
      check_at, updated_at)
    values (${ctx.companyId}, ${chargeId}, ${billing.plan}, 'active', ${since}, ${end}, ${end}, ${now}, ${since})`)
  await tx.execute(sql`update app.companies set plan = ${billing.plan} where company_id = ${ctx.companyId}`)
}
