import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'

/** A burst of comments is recorded once, so that it doesn't reload the connections of every open screen. */
const PRECISION_MS = 15_000

/** Records when new comments last arrived, which screens show as the age of the data. */
export async function recordArrival(ctx: Ctx, connectionId: string): Promise<void> {
  const now = ctx.now()
  await ctx.tx(async (tx) => {
    const rows = await prepared(
      tx,
      'connections.record-arrival',
      `update app.connections set last_comment_at = $3
       where company_id = $1 and id = $2 and (last_comment_at is null or last_comment_at < $4) returning id`,
      [ctx.companyId, connectionId, now, new Date(now.getTime() - PRECISION_MS)],
    )
    if (rows.length > 0) await emit(tx, ctx, 'connection', [connectionId])
  })
}
