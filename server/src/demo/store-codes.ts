import type { Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/database.ts'
import type { DemoDiscount } from './read-demo.ts'

/** Codes created for replies, with their comments. The shop provides the rest. */
export async function storeCodes(tx: Tx, ctx: Ctx, codes: DemoDiscount[]): Promise<void> {
  for (const code of codes.filter(({ reviewId }) => reviewId !== undefined)) {
    const endsAt = code.endsInDays === null ? null : at(ctx, code.endsInDays)
    await prepared(
      tx,
      'demo.codes',
      `with target as (
         update app.comments set discount_code = $4 where company_id = $1 and external_id = $2 and status = 'sent'
         returning id, brand_id)
       insert into app.discounts (company_id, id, brand_id, external_id, code, title, type, amount, status, starts_at, ends_at,
         usage_limit, times_used, comment_id, created_at)
       select $1, $3, brand_id, $5, $4, $6, 'percentage', $7, $8, $9, $10, $11, $12, id, $9 from target`,
      [
        ctx.companyId,
        String(code.reviewId),
        newId(),
        code.code,
        code.id,
        code.title,
        code.percent ?? null,
        endsAt && endsAt <= ctx.now() ? 'expired' : 'active',
        at(ctx, -code.startsDaysAgo),
        endsAt,
        code.usageLimit,
        code.used,
      ],
    )
  }
}

const at = (ctx: Ctx, days: number): Date => new Date(ctx.now().getTime() + days * 86_400_000)
