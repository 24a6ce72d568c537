import type { Charge } from '@bizamply/contract/billing'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { chargeColumns, presentCharge, type ChargeRow } from './charge-rows.ts'

export async function listCharges(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: Charge[]; nextCursor: string | null }> {
  const after = readTimeCursor(cursor)
  const rows = await ctx.tx((tx) =>
    prepared<ChargeRow>(
      tx,
      'charges.list',
      `select ${chargeColumns} from app.charges where company_id = $1
         and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
       order by created_at desc, id desc limit $4`,
      [ctx.companyId, after?.at ?? null, after?.id ?? null, limit + 1],
    ),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map((row) => presentCharge(row, ctx)),
    nextCursor: last && rows.length > limit ? timeCursor({ at: last.created_at, id: last.id }) : null,
  }
}
