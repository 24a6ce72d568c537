import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { jobNames } from './job-names.ts'

export interface QueueState extends Record<string, unknown> {
  queue: string
  /** Jobs that could run now. */
  waiting: number
  /** Jobs scheduled for later, and retries. */
  delayed: number
  active: number
  /** Age of the oldest waiting job in seconds; 0 if none waits. */
  oldestSeconds: number
}

/** Every queue, also empty ones. Finished jobs aren't read: the queue's index on open jobs is enough. */
export async function readQueues(db: Database): Promise<QueueState[]> {
  const { rows } = await db.global.execute<QueueState>(sql`
    select name as queue,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as delayed,
      count(*) filter (where state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(greatest(start_after, created_on))
        filter (where state < 'active' and start_after <= now())), 0)::float8 as "oldestSeconds"
    from pgboss.job where state <= 'active' and policy = 'exclusive' group by name`)
  const found = new Map(rows.map((row) => [row.queue, row]))
  const empty = { waiting: 0, delayed: 0, active: 0, oldestSeconds: 0 }
  return jobNames.map((queue) => found.get(queue) ?? { queue, ...empty })
}
