import { isUpgrade, planIds, plans, type PlanId } from '@bizamply/contract/plans'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

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
  const [row] = await prepared<{ plan: PlanId }>(
    tx,
    'billing.limit',
    'select plan from app.companies where company_id = $1 for no key update',
    [companyId],
  )
  const plan = row?.plan ?? 'free'
  const most = plans[plan][what]
  if (most === null) return
  const { [what]: count } = await countLimited(tx, companyId)
  if (count > most) throw beyond(plan, what, `includes up to ${most} ${most === 1 ? what.slice(0, -1) : what}`)
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
  beyond(plan, 'members', `includes up to ${plans[plan].members} members, counting open invitations`)

type Limit = keyof Counted | 'projects' | 'customRoles' | 'sso'

export function beyond(plan: PlanId, limit: Limit, says: string): AppError {
  const next = planIds.find((id) => isUpgrade(plan, id) && allows(id, limit) > allows(plan, limit))
  const way = next ? ` Upgrade to ${plans[next].name} ${reasons[limit] ?? 'to get them'}.` : ''
  return new AppError('PLAN_LIMIT', {
    message: `The ${plans[plan].name} plan ${says}.${way}`,
    details: { limit, plan },
  })
}

const reasons: Partial<Record<Limit, string>> = { brands: 'for more', members: 'for more', sso: 'to get it' }

const allows = (plan: PlanId, limit: Limit): number => Number(plans[plan][limit] ?? Infinity)
