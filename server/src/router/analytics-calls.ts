import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  listProductRows,
  listTopics,
  readAnalytics,
  readCustomers,
  readReviewForecast,
  readSite,
  readTopic,
} from '../features/analytics/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().analytics

export function analyticsCalls() {
  return {
    overview: os.overview.handler(async ({ context, input }) => ok(await readAnalytics(member(context), input))),
    forecast: os.forecast.handler(async ({ context }) => ok(await readReviewForecast(member(context)))),
    site: os.site.handler(async ({ context, input }) => ok(await readSite(member(context), input))),
    customers: os.customers.handler(async ({ context, input }) => ok(await readCustomers(member(context), input))),
    products: os.products.handler(async ({ context, input }) => {
      const { rows, total, nextCursor } = await listProductRows(member(context), input)
      return { ...ok(rows), total, pagination: { nextCursor, limit: input.limit } }
    }),
    topics: os.topics.handler(async ({ context, input }) => ok(await listTopics(member(context), input))),
    topic: os.topic.handler(async ({ context, input }) => ok(await readTopic(member(context), input))),
  }
}
