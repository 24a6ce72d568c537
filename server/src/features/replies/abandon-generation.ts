import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { unlockGeneratingComment } from './unlock-generating-comment.ts'

/** Ends an abandoned generation and releases the comment and idempotency keys. */
export async function abandonGeneration(
  tx: Tx,
  hold: { companyId: string; holdId: string; commentId: string },
): Promise<void> {
  await unlockGeneratingComment(tx, hold)
  await prepared(
    tx,
    'replies.forget-keys',
    `delete from app.idempotency_keys k using app.credit_holds h
     where k.company_id = $1 and h.company_id = $1 and h.id = $2 and k.worker = h.worker
       and k.call = 'generate' and k.state = 'running' and k.created_at <= h.created_at`,
    [hold.companyId, hold.holdId],
  )
}
