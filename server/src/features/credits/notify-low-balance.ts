import type { Tx } from '../../db/database.ts'
import { notifyAdmins } from '../notifications/index.ts'

/** Few credits are left, or none: each is told once until credits were added. `since` names the time that they are few. */
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
