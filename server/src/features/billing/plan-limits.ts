import { isUpgrade, planIds, plans, type PlanId } from '@bizamply/contract/plans'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { lockPlan } from './charge-rows.ts'

export async function readPlan(tx: Tx, companyId: string): Promise<PlanId> {
  const [row] = await prepared<{ plan: PlanId }>(
    tx,
    'billing.read-plan',
    'select plan from app.companies where company_id = $1',
    [companyId],
  )
  return row?.plan ?? 'free'
}

export interface Counted {
  brands: number
  members: number
  scheduledReports: number
}

export async function countLimited(tx: Tx, companyId: string): Promise<Counted> {
  const [row] = await prepared<Counted>(
    tx,
    'billing.counted',
    `select (select count(*)::int from app.brands where company_id = $1 and archived_at is null) as brands,
       (select count(*)::int from app.members where company_id = $1) as members,
       (select count(*)::int from app.reports where company_id = $1 and schedule is not null) as "scheduledReports"`,
    [companyId],
  )
  return row ?? { brands: 0, members: 0, scheduledReports: 0 }
}

/**
 * Refuses what exceeds the company's plan, in the transaction that created it: of two concurrent
 * calls, the second waits for the first and counts it.
 */
export async function refuseBeyond(tx: Tx, companyId: string, what: 'brands' | 'members'): Promise<void> {
  const plan = await lockPlan(tx, { companyId })
  const most = plans[plan][what]
  if (most === null) return
  const { [what]: count } = await countLimited(tx, companyId)
  if (count > most) throw beyond(plan, what)
}

export interface Seats {
  plan: PlanId
  /** Members and pending invitations. */
  taken: number
  most: number | null
}

/** Call it under a lock of the company's row before adding a member. */
export async function readSeats(tx: Tx, companyId: string, now: Date): Promise<Seats> {
  const [row] = await prepared<{ plan: PlanId; taken: number }>(
    tx,
    'billing.seats',
    `select plan, ((select count(*) from app.members where company_id = $1)
       + (select count(*) from app.invitations where company_id = $1 and accepted_at is null and revoked_at is null
           and expires_at > $2))::int as taken
     from app.companies where company_id = $1`,
    [companyId, now],
  )
  const { plan, taken } = row ?? { plan: 'free' as const, taken: 0 }
  return { plan, taken, most: plans[plan].members }
}

/** The error if all seats are taken. */
export const noSeat = (plan: PlanId): AppError =>
  beyond(
    plan,
    'members',
    `The ${plans[plan].name} plan includes up to ${plans[plan].members} members, counting open invitations.`,
  )

type Limit = keyof Counted | 'projects' | 'customRoles' | 'sso'

/** The error of a limit: what the plan includes, and which plan includes more. */
export function beyond(plan: PlanId, limit: Limit, says = sentences[limit](plan)): AppError {
  const next = planIds.find((id) => isUpgrade(plan, id) && allows(id, limit) > allows(plan, limit))
  return new AppError('PLAN_LIMIT', {
    message: next ? `${says} ${upgrades[limit](plans[next].name)}` : says,
    details: { limit, plan },
  })
}

const sentences: Record<Limit, (plan: PlanId) => string> = {
  brands: (plan) => `The ${plans[plan].name} plan includes up to ${count(plans[plan].brands, 'brand', 'brands')}.`,
  members: (plan) => `The ${plans[plan].name} plan includes up to ${count(plans[plan].members, 'member', 'members')}.`,
  scheduledReports: (plan) => `The ${plans[plan].name} plan doesn’t include scheduled reports.`,
  projects: (plan) => `The ${plans[plan].name} plan doesn’t include projects.`,
  customRoles: (plan) => `The ${plans[plan].name} plan doesn’t include custom roles.`,
  sso: (plan) => `The ${plans[plan].name} plan doesn’t include single sign-on.`,
}

const upgrades: Record<Limit, (name: string) => string> = {
  brands: (name) => `Upgrade to ${name} for more.`,
  members: (name) => `Upgrade to ${name} for more.`,
  scheduledReports: (name) => `Upgrade to ${name} to get them.`,
  projects: (name) => `Upgrade to ${name} to get them.`,
  customRoles: (name) => `Upgrade to ${name} to get them.`,
  sso: (name) => `Upgrade to ${name} to get it.`,
}

const count = (most: number | null, one: string, many: string): string => `${most} ${most === 1 ? one : many}`

const allows = (plan: PlanId, limit: Limit): number => Number(plans[plan][limit] ?? Infinity)
