import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { SiteDay } from '../../platforms/google-analytics/google.ts'

export interface SiteDays {
  days: SiteDay[]
  /** Day and page after which the next list starts; null at the end. */
  next: { day: string; pagePath: string } | null
}

interface Row {
  day: string
  page_path: string
  sessions: number
  users: number
  purchases: number
  revenue_micros: string
}

/** Web analytics from one day up to, but excluding, another, newest first. */
export async function listSiteDays(
  ctx: Ctx,
  { from, to, after = null, limit = 100 }: { from: string; to: string; after?: SiteDays['next']; limit?: number },
): Promise<SiteDays> {
  const rows = await ctx.tx((tx) =>
    prepared<Row>(
      tx,
      'site.list',
      `select day::text as day, page_path, sessions, users, purchases, revenue_micros from app.site_days
       where company_id = $1 and brand_id = $2 and day >= $3::date and day < $4::date
         and ($5::date is null or (day, page_path) < ($5::date, $6::text))
       order by day desc, page_path desc limit $7`,
      [ctx.companyId, ctx.brandId, from, to, after?.day ?? null, after?.pagePath ?? null, limit + 1],
    ),
  )
  const days = rows.slice(0, limit).map((row) => ({
    day: row.day,
    pagePath: row.page_path,
    sessions: row.sessions,
    users: row.users,
    purchases: row.purchases,
    revenueMicros: Number(row.revenue_micros),
  }))
  const last = days.at(-1)
  return { days, next: rows.length > limit && last ? { day: last.day, pagePath: last.pagePath } : null }
}
