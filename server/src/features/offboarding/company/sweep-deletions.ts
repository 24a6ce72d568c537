import { inside, type Services } from '../../../context.ts'
import { prepared } from '../../../db/prepared.ts'
import { endSubscription } from './end-subscription.ts'

/** Erases companies whose deadline has passed, and retries canceling their subscriptions; a sweep. */
export async function enqueueErasures(services: Services): Promise<void> {
  const { db, queue, now } = services
  const open = (await queue.open('erase-company')).map(({ companyId }) => companyId)
  const due = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'company-deletions.due',
      'select company_id from app.company_deletions where due_at <= $1 and company_id <> all($2::uuid[]) order by due_at limit 100',
      [now(), open],
    ),
  )
  await queue.addAll(
    'erase-company',
    due.map(({ company_id: companyId }) => ({ companyId })),
  )
  const unasked = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'company-deletions.unasked',
      `select company_id from app.company_deletions where subscription = 'unasked' and requested_at < $1 and due_at > $2 limit 20`,
      [new Date(now().getTime() - 60_000), now()],
    ),
  )
  for (const { company_id: companyId } of unasked) {
    await endSubscription(inside(services, { companyId, publicId: '', brandId: '', actor: null }))
  }
}
