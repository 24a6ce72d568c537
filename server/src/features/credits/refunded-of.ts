import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { refundKey, undeliveredKey } from './refund-undelivered-message.ts'

/** Which of these entries were refunded, by an administrator or because WhatsApp couldn't deliver. */
export async function refundedOf(ctx: Pick<Ctx, 'companyId' | 'tx'>, entryIds: string[]): Promise<string[]> {
  if (entryIds.length === 0) return []
  const rows = await ctx.tx((tx) =>
    prepared<{ id: string }>(
      tx,
      'credits.refunded-of',
      `select e.id from app.credit_entries e
       left join app.deliveries d on d.company_id = $1 and d.hold_id = e.hold_id
       where e.company_id = $1 and e.id = any($2::uuid[]) and exists (
         select 1 from app.credit_grants g where g.company_id = $1
           and g.key in ($3 || e.id::text, $4 || coalesce(d.id::text, '')))`,
      [ctx.companyId, entryIds, refundKey(''), undeliveredKey('')],
    ),
  )
  return rows.map(({ id }) => id)
}
