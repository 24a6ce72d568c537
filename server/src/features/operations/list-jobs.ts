import type { JobState, QueueName } from '@bizamply/contract/operations-choices'
import type { QueuedJob } from '@bizamply/contract/operations'
import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { jobErrorWords } from './job-error-words.ts'
import { readCompanies } from './read-companies.ts'

export interface JobsQuery {
  queue: QueueName
  state: JobState
  cursor?: string | undefined
  limit: number
}

interface Row {
  id: string
  state: QueuedJob['state']
  companyId: string | null
  tries: number
  output: unknown
  at: Date
  triedAt: Date | null
}

/** Newest first; only the company is read from the payload. */
export async function listJobs(
  services: Services,
  { queue, state, cursor, limit }: JobsQuery,
): Promise<{ jobs: QueuedJob[]; nextCursor: string | null }> {
  const after = readTimeCursor(cursor)
  const rows = await services.db.inServer((tx) =>
    prepared<Row>(tx, `operations.jobs-${state}`, `${jobs} and ${conditions[state]} ${order}`, [
      queue,
      after?.at ?? null,
      after?.id ?? null,
      limit + 1,
    ]),
  )
  const page = rows.slice(0, limit)
  const companies = await readCompanies(
    services,
    page.map(({ companyId }) => companyId),
  )
  const last = page.at(-1)
  return {
    jobs: page.map((row) => ({
      id: row.id,
      queue,
      state: row.state,
      company: (row.companyId && companies.get(row.companyId)) || null,
      tries: row.tries,
      lastError: jobErrorWords(row.output),
      createdAt: row.at.toISOString(),
      lastTriedAt: row.triedAt?.toISOString() ?? null,
    })),
    nextCursor: rows.length > limit && last ? timeCursor(last) : null,
  }
}

const conditions: Readonly<Record<JobState, string>> = {
  waiting: `state < 'active'`,
  running: `state = 'active'`,
  failed: `state = 'failed'`,
}

// The cursor has milliseconds. A job's counter starts with its second attempt.
const at = `date_trunc('milliseconds', created_on)`
const jobs = `select id, case when state = 'active' then 'running' when state = 'failed' then 'failed'
    when start_after > now() then 'delayed' else 'waiting' end as state, data->>'companyId' as "companyId",
    retry_count + (started_on is not null)::int as tries, output, ${at} as at,
    coalesce(completed_on, started_on) as "triedAt"
  from pgboss.job where name = $1 and policy = 'exclusive'
    and ($2::timestamptz is null or (${at}, id) < ($2, $3::uuid))`
const order = `order by ${at} desc, id desc limit $4`
