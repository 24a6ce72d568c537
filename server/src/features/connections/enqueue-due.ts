import { prepared } from '../../db/prepared.ts'
import type { Services } from '../../context.ts'

/** Connections whose next sync is due (also signed out ones: a refusal may pass), and imports whose job was lost; a sweep puts them into the queue again. */
export async function enqueueDue(services: Services): Promise<void> {
  const now = services.now().getTime()
  const { due, runs, posts } = await services.db.asAdmin(async (tx) => ({
    due: await prepared<{ company_id: string; id: string }>(
      tx,
      'connections.due',
      // An import under way reads everything; a sync beside it would only wear out the platform's patience.
      `select c.company_id, c.id from app.connections c
         where (c.next_sync_at is null or c.next_sync_at <= $1) and not exists (select 1 from app.job_runs j
           where j.company_id = c.company_id and j.id = c.backfill_job_id and j.state = 'running')
       order by c.next_sync_at nulls first limit 200`,
      [services.now()],
    ),
    runs: await prepared<{ company_id: string; id: string }>(
      tx,
      'backfill.unfinished',
      `select company_id, id from app.job_runs where state = 'running' and kind = 'backfill' limit 200`,
      [],
    ),
    // Asked for while a job for the same post just ended: the queue took no other one beside it. Later the sync reads it.
    posts: await prepared<{ company_id: string; id: string; post: string }>(
      tx,
      'due-posts.waiting',
      `select distinct j.company_id, j.subject_id as id, j.cursor as post from app.job_runs j
       join app.connections c on c.company_id = j.company_id and c.id = j.subject_id and c.state = 'connected'
       where j.state = 'running' and j.kind = 'read-post' and j.created_at between $1 and $2 limit 200`,
      [new Date(now - 120_000), new Date(now - 3000)],
    ),
  }))
  for (const { company_id: companyId, id: connectionId, post } of posts)
    await services.queue.addNow('read-post', { companyId, connectionId, post })
  for (const row of due)
    await services.queue.addNow('sync-connection', { companyId: row.company_id, connectionId: row.id })
  for (const row of runs) await services.queue.addNow('backfill', { companyId: row.company_id, jobId: row.id })
}
