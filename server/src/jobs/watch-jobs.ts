import { type Log, shownError } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { inSpan } from '../tracing/spans.ts'
import type { JobName, JobPayloads } from './job-names.ts'

/** One attempt of a job from the queue. */
interface Try {
  id: string
  data: JobPayloads[JobName]
  retryCount: number
}

/** Logs and counts every attempt of a job: the queue itself doesn't report failures. */
export function watchJobs({ log, metrics, retries }: { log: Log; metrics: Metrics; retries: number }) {
  return async (queue: JobName, job: Try, work: () => Promise<void>): Promise<void> => {
    const about = { queue, job: job.id, try: job.retryCount + 1, ...job.data }
    const began = performance.now()
    const end = (outcome: 'done' | 'retry' | 'failed'): { outcome: string; ms: number } => {
      const ms = Math.round(performance.now() - began)
      metrics.jobs.inc({ queue, outcome })
      metrics.jobSeconds.observe({ queue }, ms / 1000)
      return { outcome, ms }
    }
    log.info(about, 'job started')
    const attributes = { 'bizamply.queue': queue, 'bizamply.job': job.id, 'bizamply.try': about.try }
    try {
      await inSpan({ name: `job ${queue}`, kind: 'consumer', attributes }, work)
    } catch (error) {
      const isLast = job.retryCount >= retries
      log[isLast ? 'error' : 'warn']({ ...about, ...end(isLast ? 'failed' : 'retry'), err: error }, 'job failed')
      // The queue stores the error: as in the log, without the values of the statement.
      throw new JobFailed(shownError(error)?.message ?? 'not an error')
    }
    log.info({ ...about, ...end('done') }, 'job done')
  }
}

class JobFailed extends Error {}
