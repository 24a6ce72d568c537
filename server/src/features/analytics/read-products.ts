import type { Analytics } from '@bizamply/contract/analytics'
import { analyticsLists, needsAttention, topPerformer } from '@bizamply/contract/analytics-rules'
import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { productRow, type SummedProduct } from './product-row.ts'
import { productsOfSums, sumsByProduct, sumValues } from './product-sums.ts'
import { readEarlier } from './read-earlier.ts'

export type ProductsPart = Pick<
  Analytics,
  'productCount' | 'topPerformerCount' | 'productRating' | 'ratedProducts' | 'products' | 'lists'
>

/** The products in any of the screen's lists, and totals for all products. */
export async function readProducts(
  brand: InBrand,
  { now, earlier }: { now: Cut; earlier: Cut | null },
  product: string | undefined,
): Promise<ProductsPart> {
  const { tx, ctx, timezone } = brand
  const rows = await prepared<Listed>(
    tx,
    product ? 'analytics.one-product' : 'analytics.products',
    statementOf(product ? 'one' : 'all'),
    [...sumValues(ctx, timezone, now), ...(product ? [product] : [])],
  )
  const ids = rows.map(({ id }) => id)
  const before = await readEarlier(brand, earlier, ids)
  const [first] = rows
  const listed = (place: keyof typeof orders): string[] =>
    rows
      .flatMap((row) => (row.places[place] === null ? [] : [{ id: row.id, place: row.places[place] }]))
      .toSorted((a, b) => a.place - b.place)
      .map(({ id }) => id)
  return {
    productCount: first?.product_count ?? 0,
    topPerformerCount: first?.top_count ?? 0,
    productRating: first?.product_rating ?? null,
    ratedProducts: first?.rated_products ?? 0,
    products: rows.map((row) => productRow(ctx, row, before)),
    lists: {
      reviews: listed('most').slice(0, bars),
      responseTime: listed('fastest'),
      rating: listed('best'),
      top: listed('top'),
      attention: listed('attention'),
    },
  }
}

interface Listed extends SummedProduct {
  product_count: number
  top_count: number
  product_rating: number | null
  rated_products: number
  /** Its position in each list, or null. */
  places: Record<keyof typeof orders, number | null>
}

const { bars, rail, products: most } = analyticsLists
const ties = 'received desc, title, id'
/** Which products each list contains, and their order. */
const orders = {
  most: { where: 'true', by: ties, limit: most },
  fastest: { where: 'hours > 0', by: `hours, ${ties}`, limit: bars },
  best: { where: 'rating is not null', by: `rating desc, ${ties}`, limit: bars },
  top: { where: `rating >= ${topPerformer.least}`, by: `rating desc, ${ties}`, limit: rail },
  attention: {
    where: `rating < ${needsAttention.below} and rating_count > ${needsAttention.moreThan}`,
    by: `rating, ${ties}`,
    limit: rail,
  },
} as const
const names = Object.keys(orders) as (keyof typeof orders)[]

const statementOf = (whose: 'all' | 'one'): string => `with r as (${sumsByProduct(whose)}),
  t as materialized (${productsOfSums}),
  l as materialized (select count(*)::int as product_count, count(rating)::int as rated_products,
    count(*) filter (where rating >= ${topPerformer.least})::int as top_count, avg(rating) as product_rating,
    ${names
      .map((name) => {
        const { where, by, limit } = orders[name]
        return `array(select id from t where ${where} order by ${by} limit ${limit}) as ${name}`
      })
      .join(', ')} from t)
  select t.*, l.product_count, l.rated_products, l.top_count, l.product_rating,
    json_build_object(${names.map((name) => `'${name}', array_position(l.${name}, t.id)`).join(', ')}) as places
  from t join l on ${names.map((name) => `t.id = any(l.${name})`).join(' or ')}
  order by ${ties}`
