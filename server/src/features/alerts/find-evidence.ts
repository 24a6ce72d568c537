import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import type { ProductChange, Week } from './read-products.ts'

/** The comment that shows a change best: of the week, on the side to which it went, the furthest there, then the newest. */
export async function findEvidence(
  tx: Tx,
  ctx: Ctx,
  { from, to }: Week,
  change: ProductChange,
): Promise<string | null> {
  const values = [ctx.companyId, ctx.brandId, change.productId, from, to]
  const [row] =
    change.kind === 'topic'
      ? await prepared<{ id: string }>(tx, 'alerts.blaming', statement('$6 = any(topics_bad)', ''), [
          ...values,
          change.topic,
        ])
      : change.now < change.before
        ? await prepared<{ id: string }>(tx, 'alerts.lowest', statement('rating is not null', 'rating,'), values)
        : await prepared<{ id: string }>(tx, 'alerts.highest', statement('rating is not null', 'rating desc,'), values)
  return row?.id ?? null
}

const statement = (which: string, order: string): string => `select id from app.comments
  where company_id = $1 and brand_id = $2 and product_id = $3 and day between $4 and $5 and shelf <> 'hidden'
    and not spam and ${which} order by ${order} occurred_at desc, id desc limit 1`
