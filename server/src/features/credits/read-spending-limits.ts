import { createHash } from 'node:crypto'
import type { SpendingLimits } from '@bizamply/contract/credits'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { earliestDayStart } from './enforce-spending-limits.ts'

/** The spending limits and what was used of them today: for a brand in its own day, else in the current brand's day. */
export async function readSpendingLimits(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'brandId' | 'now'>,
): Promise<SpendingLimits> {
  const { companyId } = ctx
  const rows = await prepared<{ scope: string; subject: string; perDay: number }>(
    tx,
    'credits.limits',
    'select scope, subject_id as subject, per_day as "perDay" from app.spending_limits where company_id = $1 order by subject_id, scope',
    [companyId],
  )
  const [account] = await prepared<{ lowAt: number | null }>(
    tx,
    'credits.low-at',
    'select low_at as "lowAt" from app.credit_accounts where company_id = $1',
    [companyId],
  )
  const ofAll = (scope: string): number | null =>
    rows.find((row) => row.scope === scope && row.subject === companyId)?.perDay ?? null
  const ofEach = (scope: string) => rows.filter((row) => row.scope === scope && row.subject !== companyId)
  return {
    company: ofAll('company'),
    eachBrand: ofAll('brand'),
    eachMember: ofAll('member'),
    brands: ofEach('brand').map(({ subject: brandId, perDay }) => ({ brandId, perDay })),
    members: ofEach('member').map(({ subject: userId, perDay }) => ({ userId, perDay })),
    lowAt: account?.lowAt ?? null,
    version: createHash('sha256')
      .update(JSON.stringify([rows, account?.lowAt]))
      .digest('base64url'),
    today: await usedToday(tx, ctx),
  }
}

async function usedToday(
  tx: Tx,
  { companyId, brandId, now }: Parameters<typeof readSpendingLimits>[1],
): Promise<SpendingLimits['today']> {
  const [spent] = await prepared<SpendingLimits['today']>(tx, 'credits.limits.today', todayStatement, [
    companyId,
    brandId,
    now(),
    earliestDayStart(now()),
  ])
  return spent ?? { company: 0, brands: [], members: [] }
}

const begins = `(select date_trunc('day', $3::timestamptz at time zone timezone) at time zone timezone as begins
  from app.brands where company_id = $1 and id = $2) today`

const todayStatement = `select
  (select coalesce(sum(h.credits), 0)::int from app.credit_holds h, ${begins}
    where h.company_id = $1 and h.created_at > $4 and h.created_at >= begins and h.state <> 'released') as company,
  (select coalesce(jsonb_agg(jsonb_build_object('brandId', b.id, 'name', b.name, 'used', coalesce(s.used, 0)) order by b.name, b.id), '[]')
    from app.brands b left join lateral (select sum(h.credits)::int as used from app.credit_holds h
      where h.company_id = $1 and h.brand_id = b.id and h.state <> 'released'
        and h.created_at > $4 and h.created_at >= date_trunc('day', $3::timestamptz at time zone b.timezone) at time zone b.timezone) s on true
    where b.company_id = $1 and b.archived_at is null) as brands,
  (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', u.name, 'used', coalesce(s.used, 0)) order by u.name, u.id), '[]')
    from app.members m join app.users u on u.id = m.user_id
    left join (select h.user_id, sum(h.credits)::int as used from app.credit_holds h, ${begins}
      where h.company_id = $1 and h.created_at > $4 and h.created_at >= begins and h.state <> 'released' group by 1) s on s.user_id = m.user_id
    where m.company_id = $1) as members`
