import type { Services } from '../../../context.ts'
import { leavesAt } from '../../../db/offboarding.ts'
import { prepared } from '../../../db/prepared.ts'

type Job<P, R extends unknown[]> = (services: Services, payload: P, ...rest: R) => Promise<void>

/** Wraps a company's jobs so that they're skipped while the company is being deleted. */
export const skipJobsWhenDeleting =
  (services: Services) =>
  <P extends { companyId: string }, R extends unknown[]>(work: Job<P, R>) =>
  async (payload: P, ...rest: R): Promise<void> => {
    if (await mayRunOrPostpone(services, payload.companyId)) await work(services, payload, ...rest)
  }

/** False for a company being deleted: its job does nothing, and the next one waits until after the deadline. */
async function mayRunOrPostpone({ db }: Pick<Services, 'db'>, companyId: string): Promise<boolean> {
  const at = await leavesAt(db, companyId)
  if (!at) return true
  await db.inCompany(companyId, (tx) =>
    prepared(
      tx,
      'connections.postpone-when-deleting',
      `update app.connections set next_sync_at = $2 where company_id = $1 and (next_sync_at is null or next_sync_at < $2)`,
      [companyId, new Date(at.getTime() + 86_400_000)],
    ),
  )
  return false
}
