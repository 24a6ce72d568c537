import { addDays } from '@bizamply/contract/ranges'
import { comparedDays, type SiteProduct } from '@bizamply/contract/site-traffic'
import { plannedPerCall } from '../../db/prepared.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { share } from '../rollups/index.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { spanOf } from './span.ts'

export interface Property {
  name: string
  /** Timezone of its days. */
  timezone: string
  readAt: Date | null
  signedOut: boolean
  /** The last day with Google data. */
  until: string | null
}

export type Compared = Pick<SiteProduct, 'firstReply' | 'before' | 'after'>

interface Page {
  id: string
  page: string
}

/** Each page's traffic for equally many days before and after the first reply to the window's comments. */
export async function compareAroundReplies(
  brand: InBrand,
  property: Property,
  cut: Cut,
  pages: Page[],
): Promise<Map<string, Compared>> {
  const replied = await firstReplies(brand, cut, pages)
  const days = pages.flatMap(({ id, page }) => {
    const at = replied.get(id)
    return at ? [{ id, page, day: dayIn(property.timezone, at) }] : []
  })
  const given = await givenDays(brand, property, days)
  const around = days.map((one) => ({ ...one, length: lengthOfPeriods(given, one.day) }))
  const sums = await readPeriods(brand, around)
  return new Map(
    around.map(({ id, day, length }) => {
      const [before, after] = [sums.get(`${id} before`), sums.get(`${id} after`)]
      const side = (row: Sums | undefined): SiteProduct['before'] => {
        const { sessions, purchases } = row ?? { sessions: 0, purchases: 0 }
        return { days: length, sessions, conversions: purchases, rate: share(purchases, sessions) }
      }
      const enough = length >= comparedDays.least
      return [id, { firstReply: day, before: enough ? side(before) : null, after: enough ? side(after) : null }]
    }),
  )
}

/**
 * When each product's comments got their first reply. The first 200 answered comments bound the time that later
 * comments could improve, allowing a day of clock difference, so few rows are read and the result is exact.
 */
async function firstReplies({ tx, ctx, timezone }: InBrand, cut: Cut, pages: Page[]): Promise<Map<string, Date>> {
  if (pages.length === 0) return new Map()
  const [start, end] = spanOf(timezone, cut)
  const of = `c.company_id = $1 and c.brand_id = $2 and c.product_id = t.id and c.status = 'sent'
    and c.occurred_at >= $3 and c.occurred_at < $4 and c.triage_state <> 'hidden'`
  const rows = await plannedPerCall<{ id: string; at: Date | null }>(
    tx,
    `select t.id, m.at from unnest($5::uuid[]) t(id)
     cross join lateral (select min(responded_at) as at from (
       select c.responded_at from app.comments c where ${of} order by c.occurred_at limit 200) a) early
     cross join lateral (select min(c.responded_at) as at from app.comments c
       where ${of} and c.occurred_at <= early.at + interval '1 day') m`,
    [ctx.companyId, ctx.brandId, start, end, pages.map(({ id }) => id)],
  )
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}

/** Whole days with Google data. The day of the read itself is incomplete. */
async function givenDays({ tx, ctx }: InBrand, property: Property, of: { day: string }[]): Promise<Set<string>> {
  if (of.length === 0 || !property.readAt) return new Set()
  const days = of.map(({ day }) => day).toSorted()
  const readOn = dayIn(property.timezone, property.readAt)
  const rows = await plannedPerCall<{ day: string }>(
    tx,
    `select d::date::text as day from generate_series($3::date - ${comparedDays.most}, $4::date + ${comparedDays.most},
       interval '1 day') d
     where d < $5::date and exists (select 1 from app.site_days where company_id = $1 and brand_id = $2 and day = d::date)`,
    [ctx.companyId, ctx.brandId, days[0], days.at(-1), readOn],
  )
  return new Set(rows.map(({ day }) => day))
}

function lengthOfPeriods(given: Set<string>, day: string): number {
  const isGiven = (n: number): boolean => given.has(addDays(day, -n)) && given.has(addDays(day, n))
  let length = 0
  while (length < comparedDays.most && isGiven(length + 1)) length++
  return length
}

interface Sums {
  sessions: number
  purchases: number
}

async function readPeriods({ tx, ctx }: InBrand, around: (Page & { day: string; length: number })[]) {
  const some = around.filter(({ length }) => length >= comparedDays.least)
  if (some.length === 0) return new Map<string, Sums>()
  const rows = await plannedPerCall<Sums & { id: string; side: string }>(
    tx,
    `select t.id, case when s.day < t.day then 'before' else 'after' end as side, sum(s.sessions)::int as sessions,
       sum(s.purchases)::int as purchases
     from unnest($3::uuid[], $4::text[], $5::date[], $6::int[]) t(id, page, day, length)
     cross join lateral generate_series(1, t.length) n
     cross join lateral (values (t.day - n), (t.day + n)) d(day)
     join app.site_days s on s.company_id = $1 and s.brand_id = $2 and s.day = d.day and s.page_path = t.page
     group by 1, 2`,
    [
      ctx.companyId,
      ctx.brandId,
      some.map(({ id }) => id),
      some.map(({ page }) => page),
      some.map(({ day }) => day),
      some.map(({ length }) => length),
    ],
  )
  return new Map(rows.map(({ id, side, ...sums }) => [`${id} ${side}`, sums]))
}
