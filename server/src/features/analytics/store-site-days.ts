import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { SiteDay } from '../../platforms/google-analytics/google.ts'

const ROWS_AT_ONCE = 1000
const LONGEST_PATH = 500

/** Replaces data for days stored earlier. */
export async function storeSiteDays(ctx: Ctx, days: SiteDay[], readAt: Date): Promise<void> {
  const rows = merged(days)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE)
    await ctx.tx((tx) =>
      prepared(
        tx,
        'site.store',
        `insert into app.site_days (company_id, brand_id, day, page_path, sessions, users, purchases, revenue_micros, read_at)
         select $1, $2, t.day, t.page_path, t.sessions, t.users, t.purchases, t.revenue, $3
         from unnest($4::date[], $5::text[], $6::int[], $7::int[], $8::int[], $9::bigint[])
           as t(day, page_path, sessions, users, purchases, revenue)
         on conflict (company_id, brand_id, day, page_path) do update set sessions = excluded.sessions,
           users = excluded.users, purchases = excluded.purchases, revenue_micros = excluded.revenue_micros,
           read_at = excluded.read_at`,
        [
          ctx.companyId,
          ctx.brandId,
          readAt,
          some.map(({ day }) => day),
          some.map(({ pagePath }) => pagePath),
          some.map(({ sessions }) => sessions),
          some.map(({ users }) => users),
          some.map(({ purchases }) => purchases),
          some.map(({ revenueMicros }) => revenueMicros),
        ],
      ),
    )
  }
}

/** Deletes days from `since` on that were last read before `before`, because Google no longer reports them. */
export async function forgetSiteDays(ctx: Ctx, { since, before }: { since: string; before: Date }): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'site.forget',
      'delete from app.site_days where company_id = $1 and brand_id = $2 and day >= $3::date and read_at < $4',
      [ctx.companyId, ctx.brandId, since, before],
    ),
  )
}

// Merges paths that differ only beyond the index's length limit.
function merged(days: SiteDay[]): SiteDay[] {
  const byKey = new Map<string, SiteDay>()
  for (const day of days) {
    const pagePath = day.pagePath.replaceAll('\0', '').slice(0, LONGEST_PATH)
    const key = `${day.day} ${pagePath}`
    const known = byKey.get(key)
    byKey.set(key, known ? sum(known, day) : { ...day, pagePath })
  }
  return [...byKey.values()]
}

const sum = (one: SiteDay, other: SiteDay): SiteDay => ({
  ...one,
  sessions: one.sessions + other.sessions,
  users: one.users + other.users,
  purchases: one.purchases + other.purchases,
  revenueMicros: one.revenueMicros + other.revenueMicros,
})
