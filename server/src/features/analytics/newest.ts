/** How many of the newest comments of a window are looked at one by one, however many there are. */
const LOOKED_AT = 2000

export const newestFirst = 'order by c.occurred_at desc, c.id desc'
const columns = 'c.id, c.occurred_at, c.topics_good, c.topics_bad'

/** Comments of the company `$1`, the brand `$2` and the window from `$3` to before `$4`. */
export const within = `c.company_id = $1 and c.brand_id = $2 and c.occurred_at >= $3 and c.occurred_at < $4
  and c.triage_state <> 'hidden'`

/** The newest comments of a window, or of one product in it: `product` is its parameter. */
export function newest({ product, where = '' }: { product: string | null; where?: string }): string {
  if (!product)
    return `select ${columns} from app.comments c where ${within} ${where} ${newestFirst} limit ${LOOKED_AT}`
  // An index goes by product and status, so that each status is read in its order and the three are put together.
  const byStatus = ['pending', 'draft', 'sent'].map(
    (status) => `(select ${columns} from app.comments c where ${within} and c.product_id = ${product}::uuid
      and c.status = '${status}' ${where} order by c.occurred_at desc limit ${LOOKED_AT})`,
  )
  return `select ${columns} from (${byStatus.join(' union all ')}) c ${newestFirst} limit ${LOOKED_AT}`
}
