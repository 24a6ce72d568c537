import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** Jobs that got lost with their process; a sweep puts them into the queue again. */
export async function enqueueBulk({ db, queue }: Pick<Services, 'db' | 'queue'>): Promise<void> {
  const runs = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'bulk.unfinished',
      `select company_id, id from app.job_runs where state = 'running' and kind in ('bulk-generate', 'bulk-send') limit 500`,
      [],
    ),
  )
  for (const run of runs) await queue.addNow('bulk', { companyId: run.company_id, jobId: run.id })
}
