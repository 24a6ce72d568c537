import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './db/database.ts'
import { lastAuditCheck, lastLedgerCheck, lastRollupCheck } from './db/settings.ts'
import { readQueues } from './jobs/read-queues.ts'

/** What a process counts while it works, and where it is read. */
export interface Metrics {
  registry: Registry
  jobs: Counter<'queue' | 'outcome'>
  jobSeconds: Histogram<'queue'>
  requests: Counter<'method' | 'route' | 'status'>
  requestSeconds: Histogram<'method' | 'route'>
  sends: Counter<'platform' | 'outcome'>
  generations: Counter<'outcome'>
}

/** No label ever holds an id, a name or an address. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    jobs: new Counter({
      name: 'bizamply_jobs_total',
      help: 'Job attempts: done, retry (failed, will be retried) or failed (last attempt)',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'bizamply_job_duration_seconds',
      help: 'Duration of a job attempt',
      labelNames: ['queue'],
      buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1800],
      registers,
    }),
    requests: new Counter({
      name: 'bizamply_requests_total',
      help: 'Requests by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'bizamply_request_duration_seconds',
      help: 'Time to the response, or to the start of a stream',
      labelNames: ['method', 'route'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers,
    }),
    sends: new Counter({
      name: 'bizamply_sends_total',
      help: 'Replies by platform and outcome: posted, refused or unknown',
      labelNames: ['platform', 'outcome'],
      registers,
    }),
    generations: new Counter({
      name: 'bizamply_generations_total',
      help: 'Generated replies by outcome: done or failed (stopped ones too)',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

/** What is looked up when somebody reads the metrics: open streams, what must add up, and the queues. */
export function watchProduct({ registry }: Metrics, db: Database, hubSize: () => number): void {
  const registers = [registry]
  const streams = { name: 'bizamply_event_streams', help: 'Open event streams', registers }
  new Gauge({
    ...streams,
    collect() {
      this.set(hubSize())
    },
  })
  const ledger = { name: 'bizamply_ledger_problems', help: 'What does not add up in the ledger', registers }
  new Gauge({
    ...ledger,
    async collect() {
      // While the database is away the other figures are wanted most.
      const looked = await lastLedgerCheck(db.global.$client).catch(() => null)
      if (looked) this.set(looked.problems)
    },
  })
  const audit = {
    name: 'bizamply_audit_problems',
    help: 'Audit logs with mismatched hashes last night',
    registers,
  }
  new Gauge({
    ...audit,
    async collect() {
      const looked = await lastAuditCheck(db.global.$client).catch(() => null)
      if (looked) this.set(looked.problems)
    },
  })
  const rollups = {
    name: 'bizamply_rollup_differences',
    help: 'Rollup rows corrected last night',
    registers,
  }
  new Gauge({
    ...rollups,
    async collect() {
      const looked = await lastRollupCheck(db.global.$client).catch(() => null)
      if (looked) this.set(looked.differences)
    },
  })
  watchQueues(registers, db)
}

function watchQueues(registers: Registry[], db: Database): void {
  const queues = () => readQueues(db).catch(() => [])
  const depth = {
    name: 'bizamply_queue_jobs',
    help: 'Jobs by state: waiting (could run now), delayed (a later time or a retry) or active',
    labelNames: ['queue', 'state'] as const,
    registers,
  }
  new Gauge({
    ...depth,
    async collect() {
      for (const { queue, waiting, delayed, active } of await queues()) {
        for (const [state, count] of Object.entries({ waiting, delayed, active })) this.set({ queue, state }, count)
      }
    },
  })
  const oldest = {
    name: 'bizamply_queue_oldest_seconds',
    help: 'Wait time of the oldest job that could run',
    labelNames: ['queue'] as const,
    registers,
  }
  new Gauge({
    ...oldest,
    async collect() {
      for (const { queue, oldestSeconds } of await queues()) this.set({ queue }, oldestSeconds)
    },
  })
}
