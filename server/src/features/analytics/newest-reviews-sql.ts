/** Maximum number of a window's newest comments to read individually. */
const LOOKED_AT = 2000

export const newestFirst = 'order by c.occurred_at desc, c.id desc'
const columns = 'c.id, c.occurred_at, c.topics_good, c.topics_bad'

/** Comments of company `$1` and brand `$2` from `$3` to before `$4`. */
export const within = `c.company_id = $1 and c.brand_id = $2 and c.occurred_at >= $3 and c.occurred_at < $4
  and c.triage_state <> 'hidden'`

/** The newest comments of a window or of one product; `product` is its parameter. */
export function newest({ product, where = '' }: { product: string | null; where?: string }): string {
  if (!product)
    return `select ${columns} from app.comments c where ${within} ${where} ${newestFirst} limit ${LOOKED_AT}`
  // The product index includes status, so read each status in order and merge the three.
  const byStatus = ['pending', 'draft', 'sent'].map(
    (status) => `(select ${columns} from app.comments c where ${within} and c.product_id = ${product}::uuid
      and c.status = '${status}' ${where} order by c.occurred_at desc limit ${LOOKED_AT})`,
  )
  return `select ${columns} from (${byStatus.join(' union all ')}) c ${newestFirst} limit ${LOOKED_AT}`
}
