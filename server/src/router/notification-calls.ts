import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { markRead, recentNotifications } from '../features/notifications/index.ts'
import type { CallContext } from '../http/rpc.ts'
import { member } from './member.ts'

const os = implement(contract).$context<CallContext>().notifications

export function notificationCalls() {
  return {
    recent: os.recent.handler(async ({ context, input }) => {
      const { nextCursor, ...found } = await recentNotifications(member(context), input)
      const data = { ...found, pagination: { nextCursor, limit: input.limit } }
      return { success: true as const, ...found, data }
    }),
    read: os.read.handler(async ({ context, input }) => ({
      success: true as const,
      data: await markRead(member(context), input),
    })),
  }
}
