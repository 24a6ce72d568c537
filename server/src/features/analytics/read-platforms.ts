import type { Analytics } from '@bizamply/contract/analytics'
import { commentPlatforms } from '@bizamply/contract/comment-filter'
import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { sumsByProduct, sumValues } from './product-sums.ts'
import { afterOf } from './span.ts'

type Platforms = Analytics['platforms']

/** A window's comments by platform, largest first. */
export async function readPlatforms(brand: InBrand, cut: Cut, product: string | undefined): Promise<Platforms> {
  const rows = await (product ? ofProduct(brand, cut, product) : ofBrand(brand, cut))
  const placeOf = ({ platform }: Platforms[number]): number => commentPlatforms.indexOf(platform)
  return rows.toSorted((a, b) => b.received - a.received || placeOf(a) - placeOf(b))
}

const ofBrand = ({ tx, ctx, timezone }: InBrand, cut: Cut): Promise<Platforms> =>
  prepared<Platforms[number]>(
    tx,
    'analytics.platforms',
    `select platform, sum(received)::int as received from (
       select platform, received from app.brand_days
       where company_id = $1 and brand_id = $2 and day between $3::date and $4::date
       union all
       select platform, -1 from app.comments where company_id = $1 and brand_id = $2 and triage_state <> 'hidden'
         and occurred_at >= $5::timestamptz and occurred_at < $6::timestamptz) t
     group by 1 having sum(received) > 0`,
    [ctx.companyId, ctx.brandId, cut.from, cut.to, ...afterOf(timezone, cut)],
  )

const ofProduct = ({ tx, ctx, timezone }: InBrand, cut: Cut, product: string): Promise<Platforms> =>
  prepared<Platforms[number]>(
    tx,
    'analytics.product-platforms',
    `select platform, received from (${sumsByProduct('one')}) r`,
    [...sumValues(ctx, timezone, cut), product],
  )
