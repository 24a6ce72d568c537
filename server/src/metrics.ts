import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { OutboundCall } from './outbound/watch-request.ts'

/** A process's counters, and their endpoint. */
export interface Metrics {
  registry: Registry
  jobs: Counter<'queue' | 'outcome'>
  jobSeconds: Histogram<'queue'>
  requests: Counter<'method' | 'route' | 'status'>
  requestSeconds: Histogram<'method' | 'route'>
  sends: Counter<'platform' | 'outcome'>
  generations: Counter<'outcome'>
  webhooks: Counter<'platform' | 'outcome'>
  platformCalls: Counter<'service' | 'outcome'>
  platformSeconds: Histogram<'service'>
  modelCalls: Counter<'outcome'>
  modelSeconds: Histogram<string>
  modelTokens: Counter<'direction'>
  imports: Counter<'outcome'>
  importRows: Counter<'outcome'>
  sweepFailures: Counter<'sweep'>
}

/** No label contains an id, a name or an address. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return { registry, ...ofJobs(registers), ...ofWork(registers), ...ofCalls(registers) }
}

/** Jobs, sweeps and requests. */
function ofJobs(registers: Registry[]) {
  return {
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
    sweepFailures: new Counter({
      name: 'bizamply_sweep_failures_total',
      help: 'Runs of sweeps that failed',
      labelNames: ['sweep'],
      registers,
    }),
  }
}

/** Replies, webhooks and imports. */
function ofWork(registers: Registry[]) {
  return {
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
    webhooks: new Counter({
      name: 'bizamply_webhooks_total',
      help: 'Webhooks by platform: stored or refused',
      labelNames: ['platform', 'outcome'],
      registers,
    }),
    imports: new Counter({
      name: 'bizamply_imports_total',
      help: 'File imports that ended: done, stopped or failed',
      labelNames: ['outcome'],
      registers,
    }),
    importRows: new Counter({
      name: 'bizamply_import_rows_total',
      help: 'Rows of imported files: created, updated, unchanged or rejected',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

/** Calls to platforms and to the model. */
function ofCalls(registers: Registry[]) {
  return {
    platformCalls: new Counter({
      name: 'bizamply_platform_calls_total',
      help: 'Requests to platforms: ok, limited (429), refused (4xx), error (5xx), unreachable or stopped',
      labelNames: ['service', 'outcome'],
      registers,
    }),
    platformSeconds: new Histogram({
      name: 'bizamply_platform_call_duration_seconds',
      help: 'Time until a platform’s full response',
      labelNames: ['service'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30],
      registers,
    }),
    modelCalls: new Counter({
      name: 'bizamply_model_calls_total',
      help: 'Replies requested from a model: done, or the reason for the failure',
      labelNames: ['outcome'],
      registers,
    }),
    modelSeconds: new Histogram({
      name: 'bizamply_model_call_duration_seconds',
      help: 'Time until a model’s full reply, including retries',
      buckets: [0.5, 1, 2.5, 5, 10, 20, 45],
      registers,
    }),
    modelTokens: new Counter({
      name: 'bizamply_model_tokens_total',
      help: 'Tokens counted by models: input or output',
      labelNames: ['direction'],
      registers,
    }),
  }
}

/** A request to a platform, as it ends. */
export const countCalls =
  ({ platformCalls, platformSeconds }: Metrics) =>
  ({ service, outcome, ms }: OutboundCall): void => {
    platformCalls.inc({ service, outcome })
    platformSeconds.observe({ service }, ms / 1000)
  }
