import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { readActivity, readOverview, readStats } from '../features/dashboard/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().dashboard

export function dashboardCalls() {
  return {
    overview: os.overview.handler(async ({ context, input }) => ok(await readOverview(member(context), input))),
    stats: os.stats.handler(async ({ context, input }) => {
      const stats = await readStats(member(context), input.timeRange)
      return { ...ok(stats), ...stats }
    }),
    activity: os.activity.handler(async ({ context, input }) => {
      const ctx = member(context)
      const activities = await ctx.tx((tx) => readActivity(tx, ctx, input.limit))
      return { ...ok(activities), activities }
    }),
  }
}
