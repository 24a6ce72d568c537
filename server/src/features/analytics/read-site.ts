import { type Site, type SiteProduct, siteProducts } from '@bizamply/contract/site-traffic'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Ctx } from '../../context.ts'
import { plannedPerCall, prepared, type LeftJoined } from '../../db/prepared.ts'
import { readBrand, windowsOf } from '../dashboard/index.ts'
import { share } from '../rollups/index.ts'
import type { InBrand } from './in-brand.ts'
import { sumsByProduct, sumValues } from './product-sums.ts'
import { compareAroundReplies, type Compared, type Property } from './compare-around-replies.ts'

const DAY_MS = 86_400_000

interface Window {
  from?: string | undefined
  to?: string | undefined
}

/** Google Analytics sessions and purchases for the pages of products with comments in a window. */
export async function readSite(ctx: Ctx, query: Window): Promise<Site> {
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const { now } = windowsOf(timezone, ctx.now(), { ...query, compare: 'none' })
    const brand = { tx, ctx, timezone }
    const property = await readProperty(brand)
    if (!property) return { connected: false }
    const rows = await plannedPerCall<Listed>(tx, listed, [...sumValues(ctx, timezone, now), now.from, now.to])
    const found = rows.flatMap((row) => (row.id === null || row.page === null ? [] : [{ ...row, page: row.page }]))
    const compared = await compareAroundReplies(brand, property, now, found)
    return {
      connected: true,
      source: 'Google Analytics',
      property: property.name,
      readAt: property.readAt?.toISOString() ?? null,
      stale: property.signedOut || !property.readAt || ctx.now().getTime() - property.readAt.getTime() > DAY_MS,
      until: property.until,
      products: found.map((row) => present(row, compared.get(row.id))),
      withPage: rows[0]?.with_page ?? 0,
      withoutPage: (rows[0]?.total ?? 0) - (rows[0]?.with_page ?? 0),
    }
  })
}

async function readProperty({ tx, ctx, timezone }: InBrand): Promise<Property | null> {
  const [row] = await prepared<Property>(
    tx,
    'site.property',
    `select coalesce(c.name, c.account) as name, coalesce(c.details->>'timeZone', $3) as timezone,
       c.last_sync_at as "readAt", c.state = 'signed-out' as "signedOut",
       (select day::text from app.site_days where company_id = $1 and brand_id = $2 order by day desc limit 1) as until
     from app.connections c where c.company_id = $1 and c.brand_id = $2 and c.platform = 'google'`,
    [ctx.companyId, ctx.brandId, timezone],
  )
  return row ?? null
}

interface ProductOfPage {
  id: string
  title: string
  cataloged: boolean
  page: string | null
  reviews: number
  answered: number
  sessions: number
  purchases: number
}

/** A window without pages has one row without a product. */
type Listed = { total: number; with_page: number } & LeftJoined<ProductOfPage>

/** A product's page comes from its Shopify handle, if Google has data for it. */
const listed = `with r as (${sumsByProduct('all')}),
  t as materialized (select p.id, p.title collate "C" as title, p.external_id not like 'file:%' as cataloged,
      '/products/' || p.handle as page, sum(r.received)::int as reviews, sum(r.sent)::int as answered
    from r join app.products p on p.company_id = $1 and p.id = r.product_id
    group by p.id, p.title, p.external_id, p.handle),
  s as materialized (select page_path,
      coalesce(sum(sessions) filter (where day between $10::date and $11::date), 0)::int as sessions,
      coalesce(sum(purchases) filter (where day between $10::date and $11::date), 0)::int as purchases
    from app.site_days where company_id = $1 and brand_id = $2 and day between $10::date - 14 and $11::date + 14
      and page_path like '/products/%'
    group by page_path),
  f as materialized (select t.*, s.sessions, s.purchases from t join s on s.page_path = t.page)
  select n.total, n.with_page, l.*
  from (select (select count(*)::int from t) as total, (select count(*)::int from f) as with_page) n
  left join lateral (select * from f order by reviews desc, title, id limit ${siteProducts}) l on true
  order by l.reviews desc, l.title, l.id`

const present = (row: ProductOfPage & { page: string }, compared: Compared | undefined): SiteProduct => ({
  id: row.id,
  name: shownProductName(row),
  page: row.page,
  sessions: row.sessions,
  conversions: row.purchases,
  rate: share(row.purchases, row.sessions),
  reviews: row.reviews,
  answered: row.answered,
  firstReply: compared?.firstReply ?? null,
  before: compared?.before ?? null,
  after: compared?.after ?? null,
})
