import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'

/** Unlocks a comment whose generation ended without a reply, unless another one began. */
export async function unlockGeneratingComment(
  tx: Tx,
  { companyId, commentId, holdId }: { companyId: string; commentId: string; holdId: string },
): Promise<void> {
  await prepared(
    tx,
    'replies.unlock-generating-comment',
    'update app.comments set generating_hold_id = null where company_id = $1 and id = $2 and generating_hold_id = $3',
    [companyId, commentId, holdId],
  )
}
