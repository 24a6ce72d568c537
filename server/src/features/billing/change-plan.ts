import { plans, type ContractPlanId } from '@bizamply/contract/plans'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { loadCharge, lockPlan } from './charge-rows.ts'
import { isOver } from './charge-states.ts'
import { loadSubscription } from './subscription-rows.ts'

/**
 * Starts or ends a contract. A canceled subscription doesn't block it: its paid time counts again
 * if the contract ends first. Nothing beyond the plan's limits is deleted.
 */
export async function changePlan(ctx: Ctx, planId: ContractPlanId): Promise<void> {
  await ctx.tx(async (tx) => {
    const before = await lockPlan(tx, ctx)
    if (before === planId) return
    const running = await loadSubscription(tx, ctx)
    const charge = running && (await loadCharge(tx, ctx, running.charge_id))
    if (running && !(running.state === 'ending' && charge && isOver(charge.state))) {
      refuse(`This company pays for the ${plans[running.plan].name} plan in Shopify. Cancel that subscription first.`)
    }
    if (planId === 'free' && before !== 'enterprise') {
      refuse(`You can only end the Enterprise plan here. This company is on ${plans[before].name}.`)
    }
    const plan = planId === 'free' ? (running?.plan ?? planId) : planId
    await prepared(tx, 'billing.change-plan', 'update app.companies set plan = $2 where company_id = $1', [
      ctx.companyId,
      plan,
    ])
    const details = { before: { plan: before }, after: { plan } }
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'company.plan-changed', subjectId: null, details })
    await emit(tx, { ...ctx, brandId: null }, 'credits', ['balance'])
  })
}

function refuse(message: string): never {
  throw new AppError('CONFLICT', { message })
}
