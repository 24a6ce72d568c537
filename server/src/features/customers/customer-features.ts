import type { CustomerFeatures } from '@bizamply/contract/customer-features'
import { features, planHas, stateOf, type Feature, type FeatureState } from '@bizamply/contract/features'
import type { Actor, Ctx, Services } from '../../context.ts'
import { changeFeatures, readEntitlements } from '../billing/index.ts'
import { companyOf } from './company-of.ts'

export const readCustomerFeatures = async (
  services: Services,
  administrator: Actor,
  id: string,
): Promise<CustomerFeatures> => shown(await companyOf(services, administrator, id))

/** Takes effect with the company's next call. */
export async function changeCustomerFeatures(
  services: Services,
  administrator: Actor,
  { id, features: changes }: { id: string; features: Partial<Record<Feature, FeatureState>> },
): Promise<CustomerFeatures> {
  const ctx = await companyOf(services, administrator, id)
  await changeFeatures(ctx, changes)
  return shown(ctx)
}

async function shown(ctx: Ctx): Promise<CustomerFeatures> {
  const { plan, overrides } = await ctx.tx((tx) => readEntitlements(tx, ctx.companyId))
  return {
    plan,
    features: features.map((feature) => ({
      feature,
      state: stateOf(feature, overrides),
      inPlan: planHas(plan, feature),
    })),
  }
}
