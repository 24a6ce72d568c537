import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { missingIn } from './missing-permissions.ts'

/** Stores which permissions a read just showed to be missing or back; the card shows them. */
export async function recordMissingPermission(
  ctx: Ctx,
  connectionId: string,
  sentence: string,
  isMissing: boolean,
): Promise<void> {
  await ctx.tx(async (tx) => {
    const [row] = await prepared<{ details: Record<string, string> }>(
      tx,
      'connections.details',
      'select details from app.connections where company_id = $1 and id = $2 for update',
      [ctx.companyId, connectionId],
    )
    if (!row) return
    const known = missingIn(row.details)
    if (known.includes(sentence) === isMissing) return
    const missing = isMissing ? [...known, sentence] : known.filter((one) => one !== sentence)
    await prepared(
      tx,
      'connections.missing',
      `update app.connections set details = case when $3 = '' then details - 'missing'
         else details || jsonb_build_object('missing', $3::text) end where company_id = $1 and id = $2`,
      [ctx.companyId, connectionId, missing.join('\n')],
    )
    await emit(tx, ctx, 'connection', [connectionId])
  })
}
