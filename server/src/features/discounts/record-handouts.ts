import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { namedCodes } from './named-codes.ts'

export interface SentReply {
  brandId: string
  commentId: string
  text: string
  at: Date
}

/** A reply stands at its platform: each code of the brand that it names was handed out, once a comment. */
export async function recordHandouts(tx: Tx, ctx: Ctx, reply: SentReply): Promise<void> {
  const codes = await prepared<{ code: string }>(
    tx,
    'discounts.in-text',
    `select code from app.discounts where company_id = $1 and brand_id = $2 and status not in ('failed', 'gone')
       and position(lower(code) in lower($3::text)) > 0 order by length(code) desc limit 200`,
    [ctx.companyId, reply.brandId, reply.text.normalize('NFKC')],
  )
  const named = namedCodes(
    reply.text,
    codes.map(({ code }) => code),
  )
  if (named.length > 0) await storeHandouts(tx, ctx, [{ ...reply, codes: named }])
}

export async function storeHandouts(tx: Tx, ctx: Ctx, replies: (SentReply & { codes: string[] })[]): Promise<void> {
  const all = replies.flatMap((reply) => reply.codes.map((code) => ({ ...reply, code })))
  if (all.length === 0) return
  await prepared(
    tx,
    'discounts.handed-out',
    `insert into app.discount_handouts (company_id, brand_id, code, comment_id, at)
     select $1, t.* from unnest($2::uuid[], $3::text[], $4::uuid[], $5::timestamptz[]) as t on conflict do nothing`,
    [
      ctx.companyId,
      all.map(({ brandId }) => brandId),
      all.map(({ code }) => code),
      all.map(({ commentId }) => commentId),
      all.map(({ at }) => at),
    ],
  )
}

/** A reply that was thought to be sent never reached anybody. */
export const forgetHandouts = (tx: Tx, ctx: Ctx, commentId: string): Promise<unknown> =>
  prepared(
    tx,
    'discounts.not-handed-out',
    'delete from app.discount_handouts where company_id = $1 and comment_id = $2',
    [ctx.companyId, commentId],
  )
