import { impactDays, type PriceImpact } from '@bizamply/contract/credit-settings'
import { creditsFor, type Prices } from '@bizamply/contract/prices'
import type { Services } from '../../context.ts'
import { plannedPerCall } from '../../db/prepared.ts'

/**
 * What the replies of the last 30 days cost, and would have cost at other prices. A customer
 * would have run out if their current credits don't cover the difference.
 */
export async function readPriceImpact({ db, now }: Pick<Services, 'db' | 'now'>, prices: Prices): Promise<PriceImpact> {
  const since = new Date(now().getTime() - impactDays * 86_400_000)
  const [generate, platform, whatsapp] = [
    creditsFor(prices, 'generate'),
    creditsFor(prices, 'send'),
    creditsFor(prices, 'send', 'whatsapp'),
  ]
  const [row] = await db.asAdmin((tx) =>
    plannedPerCall<PriceImpact & Record<string, unknown>>(
      tx,
      `with used as (
         select h.*, h.generated * $2::int + h.posted * $3::int + h.messaged * $4::int as would, a.total - a.used as available
         from app.credit_accounts a
         cross join lateral (select count(*) filter (where action = 'generate') as generated,
             count(*) filter (where action = 'send' and platform <> 'whatsapp') as posted,
             count(*) filter (where action = 'send' and platform = 'whatsapp') as messaged,
             coalesce(sum(credits), 0) as spent
           from app.credit_holds where company_id = a.company_id and created_at >= $1 and state = 'settled') h
         where h.spent > 0)
       select coalesce(sum(generated), 0)::float8 as drafts, coalesce(sum(posted + messaged), 0)::float8 as sends,
         coalesce(sum(spent), 0)::float8 as spent, coalesce(sum(would), 0)::float8 as would,
         (count(*) filter (where available + spent - would < 0))::int as "runOut" from used`,
      [since, generate, platform, whatsapp],
    ),
  )
  if (!row) throw new Error('sums without a row')
  return row
}
