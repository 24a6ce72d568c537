import type { QueueName } from '@bizamply/contract/operations-choices'
import type { Actor, Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { sqlProblem } from '../../db/sql-errors.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { readCompanies } from './read-companies.ts'

interface Change {
  queue: QueueName
  id: string
  what: 'retry' | 'discard'
}

/**
 * Retries or removes a failed job. Every queue can be retried, because a job carries only ids and starts from its row.
 * `deliver` sends only a delivery that is queued and unclaimed, so that no reply is posted twice; emails, runs and
 * canceled deletions are safe likewise.
 */
export async function changeJob(services: Services, administrator: Actor, change: Change): Promise<{ id: string }> {
  const { queue, id, what } = change
  const companyId = await companyOf(services, change)
  const work = async (tx: Tx): Promise<void> => {
    if (!(await services.queue[what](tx, queue, id))) throw notFailed()
    if (!companyId) return
    await recordAudit(
      tx,
      { companyId, brandId: null, now: services.now, actor: administrator },
      { action: what === 'retry' ? 'job.retried' : 'job.discarded', subjectId: id, details: { kind: queue } },
    )
  }
  try {
    await (companyId ? services.db.inCompany(companyId, work) : services.db.inServer(work))
  } catch (error) {
    if (sqlProblem(error)?.code === SAME_WORK) {
      throw new AppError('CONFLICT', { message: 'The same work is already queued.', cause: error })
    }
    throw error
  }
  const words = what === 'retry' ? 'an administrator retried a job' : 'an administrator discarded a job'
  services.log.info({ queue, job: id, userId: administrator.userId }, words)
  return { id }
}

// The queue's unique index allows one open job for the same work.
const SAME_WORK = '23505'

const notFailed = (): AppError =>
  new AppError('CONFLICT', { message: 'This job is no longer failed. Refresh the list.' })

/** Null for work without a company, or of a deleted one. */
async function companyOf(services: Services, { queue, id }: Change): Promise<string | null> {
  const [job] = await services.db.inServer((tx) =>
    prepared<{ companyId: string | null }>(
      tx,
      'operations.job',
      `select data->>'companyId' as "companyId" from pgboss.job where name = $1 and id = $2`,
      [queue, id],
    ),
  )
  if (!job) throw new AppError('NOT_FOUND', { message: 'This job no longer exists.' })
  const companies = await readCompanies(services, [job.companyId])
  return job.companyId !== null && companies.has(job.companyId) ? job.companyId : null
}
