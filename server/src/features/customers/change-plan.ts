import type { CustomerDetails } from '@bizamply/contract/customer-details'
import type { ContractPlanId } from '@bizamply/contract/plans'
import type { Actor, Services } from '../../context.ts'
import { changePlan } from '../billing/index.ts'
import { companyOf } from './company-of.ts'
import { readCustomer } from './read-customer.ts'

/** Enterprise is by contract, so only an administrator can set or end it. */
export async function changeCustomerPlan(
  services: Services,
  administrator: Actor,
  { id, plan }: { id: string; plan: ContractPlanId },
): Promise<CustomerDetails> {
  const ctx = await companyOf(services, administrator, id)
  await changePlan(ctx, plan)
  return readCustomer(services, ctx.companyId)
}
