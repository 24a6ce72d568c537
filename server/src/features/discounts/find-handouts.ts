import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { namedCodes } from './named-codes.ts'
import { storeHandouts } from './record-handouts.ts'

const AT_ONCE = 1000

interface Row {
  id: string
  text: string
  at: Date
}

/**
 * What was sent before the brand's codes were known, and replies to comments that a code was made for; each once, however
 * often this runs.
 */
export async function findHandouts(ctx: Ctx): Promise<void> {
  const rows = await ctx.tx((tx) =>
    prepared<{ code: string }>(
      tx,
      'discounts.all-codes',
      `select code from app.discounts where company_id = $1 and brand_id = $2 and status not in ('failed', 'gone')`,
      [ctx.companyId, ctx.brandId],
    ),
  )
  const codes = rows.map(({ code }) => code)
  if (codes.length === 0) return
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const sent = await listSent(ctx, after)
    const found = sent.map(({ id, text, at }) => {
      return { brandId: ctx.brandId, commentId: id, text, at, codes: namedCodes(text, codes) }
    })
    await ctx.tx((tx) => storeHandouts(tx, ctx, found))
    const last = sent.at(-1)
    if (!last || sent.length < AT_ONCE) return
    after = last.id
  }
}

const listSent = (ctx: Ctx, after: string): Promise<Row[]> =>
  ctx.tx((tx) =>
    prepared<Row>(
      tx,
      'discounts.sent-before',
      `select id, concat_ws(' ', reply_text, discount_code) as text, coalesce(responded_at, occurred_at) as at from app.comments
       where company_id = $1 and brand_id = $2 and id > $3 and status = 'sent' and reply_text is not null
         and reply_composer is distinct from 'elsewhere' order by id limit $4`,
      [ctx.companyId, ctx.brandId, after, AT_ONCE],
    ),
  )
