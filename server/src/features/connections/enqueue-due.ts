import { MOST_OPEN } from '../../jobs/queue.ts'
import { prepared } from '../../db/prepared.ts'
import { notLeaving } from '../../db/offboarding.ts'
import type { Services } from '../../context.ts'

/**
 * Enqueues connections whose next sync is due (also disconnected ones: a refusal may be
 * temporary), and imports whose job was lost. Excludes jobs already in the queue, so that they
 * don't hide others.
 */
export async function enqueueDue(services: Services): Promise<void> {
  await enqueuePosts(services)
  await enqueueSyncs(services)
  await enqueueBackfills(services)
}

async function enqueueSyncs({ db, queue, now }: Services): Promise<void> {
  const open = await queue.open('sync-connection')
  if (open.length >= MOST_OPEN) return
  const due = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'connections.due',
      // A running import reads everything; a concurrent sync would only use up the rate limit.
      `select c.company_id, c.id from app.connections c
         where (c.next_sync_at is null or c.next_sync_at <= $1) and c.id <> all($2::uuid[]) and ${notLeaving('c')}
           and not exists (select 1 from app.job_runs j
             where j.company_id = c.company_id and j.id = c.backfill_job_id and j.state = 'running')
       order by c.next_sync_at nulls first limit 200`,
      [now(), open.map(({ connectionId }) => connectionId)],
    ),
  )
  await queue.addAll(
    'sync-connection',
    due.map((row) => ({ companyId: row.company_id, connectionId: row.id })),
  )
}

async function enqueueBackfills({ db, queue, now }: Services): Promise<void> {
  const open = await queue.open('backfill')
  const runs = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'backfill.unfinished',
      // An import that failed is retried when the connection is due.
      `select j.company_id, j.id from app.job_runs j
       where j.state = 'running' and j.kind = 'backfill' and j.id <> all($1::uuid[]) and ${notLeaving('j')}
         and not exists (select 1 from app.connections c where c.company_id = j.company_id and c.id = j.subject_id
           and c.next_sync_at > $2)
       order by j.created_at limit 200`,
      [open.map(({ jobId }) => jobId), now()],
    ),
  )
  await queue.addAll(
    'backfill',
    runs.map((row) => ({ companyId: row.company_id, jobId: row.id })),
  )
}

// Requested while a job for the same post was ending: the queue accepted no second one. The sync reads it later.
async function enqueuePosts({ db, queue, now }: Services): Promise<void> {
  const at = now().getTime()
  const posts = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string; post: string }>(
      tx,
      'due-posts.waiting',
      `select distinct j.company_id, j.subject_id as id, j.post_external_id as post from app.job_runs j
       join app.connections c on c.company_id = j.company_id and c.id = j.subject_id and c.state = 'connected'
       where j.state = 'running' and j.kind = 'read-post' and j.post_external_id is not null and j.created_at between $1 and $2 limit 200`,
      [new Date(at - 120_000), new Date(at - 3000)],
    ),
  )
  await queue.addAll(
    'read-post',
    posts.map(({ company_id: companyId, id: connectionId, post }) => ({ companyId, connectionId, post })),
  )
}
