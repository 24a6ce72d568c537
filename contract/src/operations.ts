import { z } from 'zod'
import { audited, call, response, unaudited } from './call.ts'
import { cursor, page, pageLimit } from './paging.ts'
import {
  healthStates,
  heldStates,
  jobStates,
  mailLists,
  modelDays,
  partKeys,
  queueNames,
  refusalReasons,
  troubledStates,
} from './operations-choices.ts'
import { serviceKey } from './platforms.ts'
import { setupFinding } from './setup-check.ts'

const count = z.number().int()

export const healthPart = z.object({
  key: z.enum(partKeys),
  state: z.enum(healthStates),
  /** What the part counts: jobs, emails, problems, differences; null if nothing. */
  count: count.nullable(),
  /** Since when it has been in this state, if known. */
  since: z.string().nullable(),
  /** When it was last checked; null for checks that run with the request. */
  checkedAt: z.string().nullable(),
})
export type HealthPart = z.infer<typeof healthPart>

export const operationsHealth = z.object({
  parts: z.array(healthPart),
  /** When the responding process started. */
  startedAt: z.string(),
})
export type OperationsHealth = z.infer<typeof operationsHealth>

const queueName = z.enum(queueNames)

export const queueSummary = z.object({
  queue: queueName,
  /** Ready to run. */
  waiting: count,
  /** Scheduled, including retries. */
  delayed: count,
  running: count,
  failed: count,
  /** Since when the oldest ready job has waited. */
  oldestWaitingSince: z.string().nullable(),
})
export type QueueSummary = z.infer<typeof queueSummary>

const company = z.object({ id: z.string(), BizamplyId: z.string(), name: z.string() })

export const queuedJob = z.object({
  id: z.string(),
  queue: queueName,
  state: z.enum(heldStates),
  /** Null for jobs without a company, and for deleted companies. */
  company: company.nullable(),
  tries: count,
  lastError: z.string().nullable(),
  createdAt: z.string(),
  lastTriedAt: z.string().nullable(),
})
export type QueuedJob = z.infer<typeof queuedJob>

export const webhookOverview = z.object({
  platforms: z.array(
    z.object({
      platform: serviceKey,
      /** Null if arrivals aren't counted. */
      received: z.object({ day: count, week: count }).nullable(),
      refused: z.object({ day: count, week: count }),
    }),
  ),
  /** Seven days, newest hour first, at most 100. */
  refusals: z.array(
    z.object({
      platform: serviceKey,
      reason: z.enum(refusalReasons),
      /** Start of the hour. */
      hour: z.string(),
      count,
      company: company.nullable(),
    }),
  ),
})
export type WebhookOverview = z.infer<typeof webhookOverview>

export const troubledConnection = z.object({
  id: z.string(),
  platform: serviceKey,
  state: z.enum(troubledStates),
  company,
  brandName: z.string(),
  account: z.string(),
  /** Null if the change is too old to be known. */
  since: z.string().nullable(),
  lastSyncAt: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TroubledConnection = z.infer<typeof troubledConnection>

export const connectionCounts = z.object({
  platform: serviceKey,
  connected: count,
  late: count,
  behind: count,
  disconnected: count,
  /** Its circuit breaker is open: sends are rejected, or tried one at a time. */
  notResponding: z.object({ connections: count, lastFailureAt: z.string() }).nullable(),
})
export type ConnectionCounts = z.infer<typeof connectionCounts>

export const mailCounts = z.object({ waiting: count, failed: count, bounced: count })
export type MailCounts = z.infer<typeof mailCounts>

export const listedMail = z.object({
  id: z.string(),
  recipient: z.string(),
  /** Null for an address whose mail bounced. */
  template: z.string().nullable(),
  tries: count.nullable(),
  reason: z.string().nullable(),
  /** When the email was created; for an address, when mail to it stopped. */
  at: z.string(),
})
export type ListedMail = z.infer<typeof listedMail>

const modelUse = z.object({
  generated: count,
  failed: count,
  /** Canceled by a person before the reply was finished. */
  stopped: count,
  /** Null if no model reported any. */
  tokens: z.object({ input: count, output: count }).nullable(),
  /** In the currency of AI_INPUT_PRICE; null without a price. */
  cost: z.number().nullable(),
})

export const modelReport = z.object({
  total: modelUse,
  /** Most failures first, then most replies; at most 100. */
  companies: z.array(modelUse.extend({ company })),
  /** Reasons for failed replies, most frequent first; at most 10. */
  reasons: z.array(z.object({ reason: z.string(), count })),
})
export type ModelReport = z.infer<typeof modelReport>

export const routeReport = z.object({
  startedAt: z.string(),
  /** Slowest first; at most 50. */
  routes: z.array(
    z.object({
      method: z.string(),
      route: z.string(),
      count,
      meanMs: z.number(),
      p95Ms: z.number(),
      /** The slowest bucket is open-ended: the 95th percentile is at least `p95Ms`. */
      isAtLeast: z.boolean(),
    }),
  ),
})
export type RouteReport = z.infer<typeof routeReport>

const admin = call.meta({ who: 'administrator', administration: 'operations.read' })
const operator = call.meta({ who: 'administrator', administration: 'operations.manage' })
const paged = <T extends z.ZodType>(of: T) => response(of).extend({ pagination: page })
const ofPage = { cursor, limit: pageLimit }
const oneJob = z.object({ queue: queueName, id: z.uuid() })

/** Operations for administrators: queues, failures, and retries. */
export const operations = {
  health: admin
    .route({ method: 'GET', path: '/api/admin/health', summary: 'List each component and its status' })
    .output(response(operationsHealth)),
  queues: admin
    .route({ method: 'GET', path: '/api/admin/queues', summary: 'Count waiting, running and failed jobs per queue' })
    .output(response(z.array(queueSummary))),
  jobs: admin
    .route({ method: 'GET', path: '/api/admin/jobs', summary: 'List a queue’s jobs by state, newest first' })
    .input(z.object({ queue: queueName, state: z.enum(jobStates), ...ofPage }))
    .output(paged(z.array(queuedJob))),
  retryJob: operator
    .meta(audited('job.retried'))
    .route({
      method: 'POST',
      path: '/api/admin/jobs/{queue}/{id}/retry',
      summary: 'Retry a failed job. Returns 409 if it isn’t failed or the same work is already queued',
    })
    .input(oneJob)
    .output(response(z.object({ id: z.string() }))),
  discardJob: operator
    .meta(audited('job.discarded'))
    .route({ method: 'DELETE', path: '/api/admin/jobs/{queue}/{id}', summary: 'Discard a failed job' })
    .input(oneJob)
    .output(response(z.object({ id: z.string() }))),
  webhooks: admin
    .route({
      method: 'GET',
      path: '/api/admin/webhooks',
      summary: 'Count webhooks received and refused by platform, in 24 hours and seven days',
    })
    .output(response(webhookOverview)),
  connections: admin
    .route({
      method: 'GET',
      path: '/api/admin/connections',
      summary: 'List connections by platform and state, and those with problems, oldest sync first',
    })
    .input(z.object({ platform: serviceKey.optional(), state: z.enum(troubledStates).optional(), ...ofPage }))
    .output(paged(z.object({ counts: z.array(connectionCounts), connections: z.array(troubledConnection) }))),
  mails: admin
    .route({
      method: 'GET',
      path: '/api/admin/mails',
      summary: 'List waiting and failed emails, and bounced addresses',
    })
    .input(z.object({ list: z.enum(mailLists), ...ofPage }))
    .output(paged(z.object({ counts: mailCounts, mails: z.array(listedMail) }))),
  model: admin
    .route({ method: 'GET', path: '/api/admin/model', summary: 'Count generated and failed replies by company' })
    .input(z.object({ days: z.enum(modelDays) }))
    .output(response(modelReport)),
  routes: admin
    .route({
      method: 'GET',
      path: '/api/admin/routes',
      summary: 'Get request durations in this process since it started',
    })
    .output(response(routeReport)),
  setup: admin
    .meta({ who: 'administrator', administration: 'operations.read', rate: 'setupCheckPerUser' })
    .meta(unaudited('no-change'))
    .route({
      method: 'POST',
      path: '/api/admin/setup',
      summary: 'Test every external service with the current settings. Takes up to a minute and changes nothing',
    })
    .output(response(z.object({ checkedAt: z.string(), findings: z.array(setupFinding) }))),
}
