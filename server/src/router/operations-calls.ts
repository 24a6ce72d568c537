import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  changeJob,
  listConnections,
  listJobs,
  listMails,
  readModelUse,
  readParts,
  readRoutes,
  readWebhooks,
  summarizeQueues,
} from '../features/operations/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().operations

export function operationsCalls({ services }: Pick<Dependencies, 'services'>) {
  const change = async (
    context: CallContext,
    job: Omit<Parameters<typeof changeJob>[2], 'what'>,
    what: 'retry' | 'discard',
  ) => ok(await changeJob(services, visitorOf(context).actor, { ...job, what }))
  const paged = <T>(data: T, nextCursor: string | null, limit: number) => ({
    ...ok(data),
    pagination: { nextCursor, limit },
  })
  return {
    health: os.health.handler(async () => ok(await readParts(services))),
    queues: os.queues.handler(async () => ok(await summarizeQueues(services))),
    jobs: os.jobs.handler(async ({ input }) => {
      const { jobs, nextCursor } = await listJobs(services, input)
      return paged(jobs, nextCursor, input.limit)
    }),
    retryJob: os.retryJob.handler(({ context, input }) => change(context, input, 'retry')),
    discardJob: os.discardJob.handler(({ context, input }) => change(context, input, 'discard')),
    webhooks: os.webhooks.handler(async () => ok(await readWebhooks(services))),
    connections: os.connections.handler(async ({ input }) => {
      const { counts, connections, nextCursor } = await listConnections(services, input)
      return paged({ counts, connections }, nextCursor, input.limit)
    }),
    mails: os.mails.handler(async ({ input }) => {
      const { counts, mails, nextCursor } = await listMails(services, input)
      return paged({ counts, mails }, nextCursor, input.limit)
    }),
    model: os.model.handler(async ({ input }) => ok(await readModelUse(services, input))),
    routes: os.routes.handler(async () => ok(await readRoutes(services))),
    setup: os.setup.handler(async () => {
      const findings = await services.checkSetup()
      return ok({ checkedAt: services.now().toISOString(), findings })
    }),
  }
}
