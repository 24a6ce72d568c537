import type { Services } from '../../context.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { prepared } from '../../db/prepared.ts'

/** Queues jobs again that were lost with their process. */
export async function enqueueBulk({ db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>): Promise<void> {
  const open = (await queue.open('bulk')).map(({ jobId }) => jobId)
  const runs = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'bulk.unfinished',
      `select j.company_id, j.id from app.job_runs j where state = 'running' and kind in ('bulk-generate', 'bulk-send')
         and (starts_at is null or stop_requested or starts_at <= $1) and j.id <> all($2::uuid[]) and ${notLeaving('j')} limit 500`,
      [now(), open],
    ),
  )
  await queue.addAll(
    'bulk',
    runs.map((run) => ({ companyId: run.company_id, jobId: run.id })),
  )
}
