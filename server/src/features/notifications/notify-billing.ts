import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { addNotifications, type Place } from './add-notifications.ts'

export interface BillingNews {
  what: 'pack' | 'began' | 'renewed' | 'frozen' | 'resumed' | 'ending' | 'ended' | 'declined' | 'expired'
  /** Of the plan or the pack. */
  name: string
  kind: 'subscription' | 'pack'
  credits: number
  /** When a period ends, or when it happened. */
  at: string | null
}

/** What became of a charge or of the plan: told to the company's admins, whoever of them asked for it. */
export async function notifyBilling(tx: Tx, ctx: Place, { onceKey, ...news }: BillingNews & { onceKey: string }) {
  const admins = await prepared<{ user_id: string }>(
    tx,
    'notifications.admins',
    `select user_id from app.members where company_id = $1 and role = 'admin'`,
    [ctx.companyId],
  )
  await addNotifications(
    tx,
    { ...ctx, actor: null },
    admins.map(({ user_id: userId }) => ({
      userId,
      kind: 'billing' as const,
      commentId: null,
      details: { ...news },
      onceKey,
    })),
  )
}
