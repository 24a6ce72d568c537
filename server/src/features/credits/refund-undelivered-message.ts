import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { grantCredits } from './grant-credits.ts'

export const undeliveredKey = (deliveryId: string): string => `undelivered:${deliveryId}`
export const refundKey = (entryId: string): string => `refund:${entryId}`

/**
 * Returns the credits of a message that was charged but not delivered, unless an administrator
 * refunded them. The caller holds the delivery's lock, as for a refund.
 */
export async function refundUndeliveredMessage(
  tx: Tx,
  { companyId, deliveryId, credits, at }: { companyId: string; deliveryId: string; credits: number; at: Date },
): Promise<void> {
  const refunded = await prepared(
    tx,
    'credits.refund-undelivered',
    `select 1 from app.deliveries d
     join app.credit_entries e on e.company_id = $1 and e.hold_id = d.hold_id
     join app.credit_grants g on g.company_id = $1 and g.key = 'refund:' || e.id
     where d.company_id = $1 and d.id = $2`,
    [companyId, deliveryId],
  )
  if (refunded.length > 0) return
  await grantCredits(tx, {
    companyId,
    type: 'refund',
    credits,
    key: undeliveredKey(deliveryId),
    description: 'WhatsApp message not delivered',
    userId: null,
    at,
  })
}
