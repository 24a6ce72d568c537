import type { CreditForecast } from '@bizamply/contract/credits'
import { plans, type PaidPlanId } from '@bizamply/contract/plans'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { readBalance } from './read-balance.ts'
import { entryTime } from './entry-time.ts'

const DAYS = 7
const DAY_MS = 86_400_000
/** Beyond it, a date is meaningless. */
const FAR_DAYS = 3650

/** When credits run out at the pace of the last week, or of the company's lifetime if that is shorter. */
export async function forecastCredits(
  tx: Tx,
  { companyId, now }: { companyId: string; now: Date },
): Promise<CreditForecast> {
  const { availableCredits: available } = await readBalance(tx, companyId)
  const used = await usedSince(tx, companyId, new Date(now.getTime() - DAYS * DAY_MS))
  const [company] = await prepared<{ renewsAt: Date | null; plan: PaidPlanId | null; since: Date }>(
    tx,
    'credits.forecast.company',
    `select c.created_at as since, s.current_period_end as "renewsAt", coalesce(s.next_plan, s.plan) as plan
     from app.companies c left join app.subscriptions s on s.company_id = c.company_id and s.state = 'active'
       and s.next_plan is distinct from 'free'
     where c.company_id = $1`,
    [companyId],
  )
  const age = company ? Math.ceil((now.getTime() - company.since.getTime()) / DAY_MS) : DAYS
  const days = Math.min(DAYS, Math.max(1, age))
  const lasts = available <= 0 ? 0 : used === 0 ? null : (available * days) / used
  return {
    available,
    used,
    days,
    lastsDays: lasts === null ? null : Math.round(lasts * 10) / 10,
    runsOutAt: lasts === null || lasts > FAR_DAYS ? null : new Date(now.getTime() + lasts * DAY_MS).toISOString(),
    renewal:
      company?.renewsAt && company.plan
        ? { at: company.renewsAt.toISOString(), credits: plans[company.plan].credits ?? 0 }
        : null,
  }
}

/**
 * Whole days by their closed sums; single entries for the day of the time itself and after the
 * last closed day. Found by number: row-level security keeps an index on their time from being
 * used.
 */
async function usedSince(tx: Tx, companyId: string, begins: Date): Promise<number> {
  const [closed] = await prepared<{ used: number; first: string; last: string; behind: string }>(
    tx,
    'credits.forecast.days',
    `select coalesce(sum(used) filter (where day > $2::date), 0)::int as used,
       coalesce(min(first_seq) filter (where day = $2::date), 0) as first,
       coalesce(max(last_seq) filter (where day = $2::date), 0) as last,
       coalesce(max(last_seq), (select max(last_seq) from app.credit_days where company_id = $1), 0) as behind
     from app.credit_days where company_id = $1 and day >= $2::date`,
    [companyId, begins.toISOString().slice(0, 10)],
  )
  const { used = 0, first = '0', last = '0', behind = '0' } = closed ?? {}
  const [open] = await prepared<{ used: number }>(
    tx,
    'credits.forecast.entries',
    `select (${usage} e.seq between $3 and $4) + (${usage} e.seq > $5) as used`,
    [companyId, begins, first, last, behind],
  )
  return used + (open?.used ?? 0)
}

const usage = `select coalesce(-sum(e.credits), 0)::int from app.credit_entries e
  where e.company_id = $1 and e.type = 'usage' and (${entryTime('e')}) >= $2 and`
