import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'

/** The outcome that WhatsApp has reported for a delivery's message, or null if it has reported none. */
export async function findMessage(ctx: Ctx, contactId: string, deliveryId: string): Promise<ReplyOutcome | null> {
  const [row] = await ctx.tx((tx) =>
    prepared<{ externalId: string | null; status: string; reason: string | null }>(
      tx,
      'messages.of-delivery',
      `select external_id as "externalId", status, reason from app.whatsapp_messages
       where company_id = $1 and contact_id = $2 and delivery_id = $3 
       order by (external_id is not null) desc, created_at desc limit 1`,
      [ctx.companyId, contactId, deliveryId],
    ),
  )
  if (!row) return null
  if (row.status === 'failed') {
    return { kind: 'refused', problem: 'invalid', reason: row.reason ?? 'It wasn’t delivered.', retryAfterMs: null }
  }
  return row.externalId === null ? null : { kind: 'posted', externalId: row.externalId }
}
