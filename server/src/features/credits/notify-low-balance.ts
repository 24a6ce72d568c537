import type { Tx } from '../../db/database.ts'
import { notifyAdmins } from '../notifications/index.ts'

/** Low or no credits: each notifies once until credits are added. `since` is when they became low. */
export async function notifyLowBalance(
  tx: Tx,
  { companyId, available, since, at }: { companyId: string; available: number; since: Date; at: Date },
): Promise<void> {
  const what = available === 0 ? 'out' : 'low'
  await notifyAdmins(tx, companyId, {
    kind: 'credits',
    details: { available },
    onceKey: `credits:${what}:${since.toISOString()}`,
    at,
  })
}
