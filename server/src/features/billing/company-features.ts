import {
  availabilityOf,
  features,
  stateOf,
  type Availability,
  type Feature,
  type FeatureOverrides,
  type FeatureState,
} from '@bizamply/contract/features'
import type { PlanId } from '@bizamply/contract/plans'
import type { Ctx } from '../../context.ts'
import { emitAll } from '../../db/events.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { lockPlan } from './charge-rows.ts'
import { beyond } from './plan-limits.ts'

/** A company's features: its plan, and what an administrator enabled or disabled. */
export interface Entitlements {
  plan: PlanId
  overrides: FeatureOverrides
}

export async function readEntitlements(tx: Tx, companyId: string): Promise<Entitlements> {
  const [row] = await prepared<{ plan: PlanId; overrides: FeatureOverrides }>(
    tx,
    'billing.entitlements',
    'select plan, features as overrides from app.companies where company_id = $1',
    [companyId],
  )
  return row ?? { plan: 'free', overrides: {} }
}

export const availability = ({ plan, overrides }: Entitlements, feature: Feature): Availability =>
  availabilityOf(feature, plan, overrides)

export function refuseFeature(entitlements: Entitlements, feature: Feature): void {
  const found = availability(entitlements, feature)
  if (found === 'available') return
  if (found === 'off' || feature === 'imports' || feature === 'bulk') throw new AppError('FEATURE_OFF')
  throw beyond(entitlements.plan, feature)
}

export const refuseWithout = async (tx: Tx, companyId: string, feature: Feature): Promise<void> =>
  refuseFeature(await readEntitlements(tx, companyId), feature)

/** Features left out don't change. Disabling a feature keeps its data. */
export async function changeFeatures(ctx: Ctx, changes: Partial<Record<Feature, FeatureState>>): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockPlan(tx, ctx)
    const { overrides } = await readEntitlements(tx, ctx.companyId)
    const before = statesOf(overrides)
    const after = { ...before, ...changes }
    const details = changesOf(before, after)
    if (Object.keys(details.after).length === 0) return
    const kept = Object.fromEntries(
      features.flatMap((feature) => (after[feature] === 'plan' ? [] : [[feature, after[feature] === 'on']])),
    )
    await prepared(tx, 'billing.change-features', 'update app.companies set features = $2 where company_id = $1', [
      ctx.companyId,
      JSON.stringify(kept),
    ])
    const entry = { action: 'company.feature-changed', subjectId: null, details } as const
    await recordAudit(tx, { ...ctx, brandId: null }, entry)
    await emitAll(tx, { ...ctx, brandId: null }, { credits: ['balance'], team: [ctx.companyId] })
  })
}

const statesOf = (overrides: FeatureOverrides): Record<Feature, FeatureState> =>
  Object.fromEntries(features.map((feature) => [feature, stateOf(feature, overrides)])) as Record<Feature, FeatureState>
