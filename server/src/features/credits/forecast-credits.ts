import type { Forecast } from '@bizamply/contract/credits'
import { plans, type PaidPlanId } from '@bizamply/contract/plans'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { readBalance } from './queries.ts'

const DAYS = 7
const DAY_MS = 86_400_000
/** Beyond it a date says nothing. */
const FAR_DAYS = 3650

/** When the credits run out at the pace of the last week, or of the company's whole life where that is shorter. */
export async function forecastCredits(tx: Tx, { companyId, now }: { companyId: string; now: Date }): Promise<Forecast> {
  const { availableCredits: available } = await readBalance(tx, companyId)
  const [found] = await prepared<{ used: number; renewsAt: Date | null; plan: PaidPlanId | null; since: Date }>(
    tx,
    'credits.forecast',
    statement,
    [companyId, new Date(now.getTime() - DAYS * DAY_MS)],
  )
  const used = found?.used ?? 0
  const age = found ? Math.ceil((now.getTime() - found.since.getTime()) / DAY_MS) : DAYS
  const days = Math.min(DAYS, Math.max(1, age))
  const lasts = available <= 0 ? 0 : used === 0 ? null : (available * days) / used
  return {
    available,
    used,
    days,
    lastsDays: lasts === null ? null : Math.round(lasts * 10) / 10,
    runsOutAt: lasts === null || lasts > FAR_DAYS ? null : new Date(now.getTime() + lasts * DAY_MS).toISOString(),
    renewal:
      found?.renewsAt && found.plan
        ? { at: found.renewsAt.toISOString(), credits: plans[found.plan].credits ?? 0 }
        : null,
  }
}

/** Whole days that are closed by their sums; the entries before and behind them one by one, by their index. */
const entered = 'coalesce(e.entered_at, e.created_at)'
const usage = `select coalesce(-sum(e.credits), 0) as used from app.credit_entries e
  where e.company_id = $1 and e.type = 'usage' and ${entered} >=`

const statement = `with week as (select date_trunc('day', $2::timestamptz at time zone 'UTC') + interval '1 day' as first),
  closed as (select coalesce(sum(used), 0) as used, max(day) + 1 as behind from app.credit_days
    where company_id = $1 and day >= (select first from week)::date),
  edge as (${usage} $2::timestamptz and ${entered} < (select first at time zone 'UTC' from week)),
  rest as (${usage} (select coalesce(closed.behind::timestamp, week.first) at time zone 'UTC' from closed, week))
  select (closed.used + edge.used + rest.used)::int as used, c.created_at as since, s.current_period_end as "renewsAt",
    coalesce(s.next_plan, s.plan) as plan
  from closed, edge, rest, app.companies c
  left join app.subscriptions s on s.company_id = c.company_id and s.state = 'active' and s.next_plan is distinct from 'free'
  where c.company_id = $1`
