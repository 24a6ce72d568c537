import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

interface SpendingLimit {
  scope: 'company' | 'brand' | 'member'
  perDay: number
  /** Including the hold that is being created. */
  used: number
  /** Null for a deleted member. */
  name: string | null
}

/**
 * Refuses a hold that exceeds a limit. Runs after the hold is written and its account's row is
 * locked, so that concurrent holds see each other.
 */
export async function enforceSpendingLimits(tx: Tx, ctx: Ctx, needed: number): Promise<void> {
  const spendingLimits = await prepared<SpendingLimit>(tx, 'credits.limits.enforce', statement, [
    ctx.companyId,
    ctx.brandId,
    ctx.actor?.userId ?? null,
    ctx.now(),
    earliestDayStart(ctx.now()),
  ])
  const [tightest] = spendingLimits
    .filter(({ used, perDay }) => used > perDay)
    .toSorted((a, b) => a.perDay - a.used - (b.perDay - b.used))
  if (tightest) throw reached(tightest, needed)
}

/** No brand's day began earlier: lets the planner read only new rows in any time zone. */
export const earliestDayStart = (now: Date): Date => new Date(now.getTime() - 26 * 3_600_000)

/** The brand's day begins at its midnight. A brand's or member's own limit overrides the general one. */
const statement = `with today as (
    select date_trunc('day', $4::timestamptz at time zone timezone) at time zone timezone as begins
    from app.brands where company_id = $1 and id = $2),
  spent as (
    select coalesce(sum(credits), 0)::int as company,
      coalesce(sum(credits) filter (where brand_id = $2), 0)::int as brand,
      coalesce(sum(credits) filter (where user_id = $3), 0)::int as member
    from app.credit_holds, today where company_id = $1 and created_at > $5 and created_at >= begins and state <> 'released')
  select distinct on (c.scope) c.scope, c.per_day as "perDay",
    case c.scope when 'company' then s.company when 'brand' then s.brand else s.member end as used,
    case c.scope when 'company' then (select name from app.companies where company_id = $1)
      when 'brand' then (select name from app.brands where company_id = $1 and id = $2)
      else (select name from app.users where id = $3) end as name
  from app.spending_limits c, spent s
  where c.company_id = $1 and (c.scope = 'company' or c.scope = 'brand' and c.subject_id in ($2, $1)
    or c.scope = 'member' and $3::uuid is not null and c.subject_id in ($3, $1))
  order by c.scope, c.subject_id = $1`

function reached({ scope, perDay, used: withThis, ...limit }: SpendingLimit, needed: number): AppError {
  const name = limit.name ?? 'This account'
  const used = withThis - needed
  const needs = perDay > used ? `, and this needs ${needed}` : ''
  const wait = needed <= perDay ? ', or you can try again tomorrow' : ''
  return new AppError('SPENDING_LIMIT_REACHED', {
    message: `${name} has used ${used} of today’s ${perDay} credits${needs}. An admin can raise the limit${wait}.`,
    details: { scope, perDay, used, needed },
  })
}
