import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { AppError } from '../errors.ts'
import { searchAll } from '../features/search/index.ts'
import type { CallContext } from '../http/rpc.ts'

const os = implement(contract).$context<CallContext>().search

export function searchCalls() {
  return {
    all: os.all.handler(async ({ context, input }) => {
      if (!context.ctx) throw new AppError('FORBIDDEN')
      return { success: true as const, data: await searchAll(context.ctx, input.q) }
    }),
  }
}
