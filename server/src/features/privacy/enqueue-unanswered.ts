import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** Asks whose job was lost; a sweep puts them into the queue again until they are answered. */
export async function enqueueUnanswered(services: Services): Promise<void> {
  const rows = await services.db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'privacy.unanswered',
      'select company_id, id from app.privacy_requests where done_at is null order by received_at limit 100',
      [],
    ),
  )
  for (const row of rows) await services.queue.addNow('privacy', { companyId: row.company_id, requestId: row.id })
}
