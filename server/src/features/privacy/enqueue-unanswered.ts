import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** Requeues privacy requests whose job was lost, until they are completed; a sweep. */
export async function enqueueUnanswered(services: Services): Promise<void> {
  const open = (await services.queue.open('privacy')).map(({ requestId }) => requestId)
  const rows = await services.db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'privacy.unanswered',
      `select company_id, id from app.privacy_requests where done_at is null and id <> all($1::uuid[])
       order by received_at limit 100`,
      [open],
    ),
  )
  await services.queue.addAll(
    'privacy',
    rows.map((row) => ({ companyId: row.company_id, requestId: row.id })),
  )
}
