import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import { markRead, recentNotifications } from '../features/notifications/index.ts'
import type { CallContext } from '../http/rpc.ts'

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

/** A member call has its company and brand; the gate made sure of it. */
function member(context: CallContext): Ctx {
  if (!context.ctx) throw new AppError('FORBIDDEN')
  return context.ctx
}
