import { queueNames, type QueueName } from '@bizamply/contract/operations-choices'
import type { QueueSummary } from '@bizamply/contract/operations'
import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

interface Row {
  queue: QueueName
  waiting: number
  delayed: number
  running: number
  failed: number
  oldest: Date | null
}

/** Every queue, including empty ones. The queue keeps failed jobs for seven days. */
export async function summarizeQueues({ db }: Pick<Services, 'db'>): Promise<QueueSummary[]> {
  const rows = await db.inServer((tx) =>
    prepared<Row>(
      tx,
      'operations.queues',
      `select name as queue,
         (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
         (count(*) filter (where state < 'active' and start_after > now()))::int as delayed,
         (count(*) filter (where state = 'active'))::int as running,
         (count(*) filter (where state = 'failed'))::int as failed,
         min(greatest(start_after, created_on)) filter (where state < 'active' and start_after <= now()) as oldest
       from pgboss.job where (state <= 'active' or state = 'failed') and policy = 'exclusive' group by name`,
      [],
    ),
  )
  const found = new Map(rows.map((row) => [row.queue, row]))
  return queueNames.map((queue) => {
    const { waiting = 0, delayed = 0, running = 0, failed = 0, oldest = null } = found.get(queue) ?? {}
    return { queue, waiting, delayed, running, failed, oldestWaitingSince: oldest?.toISOString() ?? null }
  })
}
