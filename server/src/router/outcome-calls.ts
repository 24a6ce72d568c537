import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { listOutcomeReviews, readOutcomes } from '../features/outcomes/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().outcomes

export function outcomeCalls() {
  return {
    overview: os.overview.handler(async ({ context, input }) => ok(await readOutcomes(member(context), input))),
    reviews: os.reviews.handler(async ({ context, input }) => {
      const { rows, total, nextCursor } = await listOutcomeReviews(member(context), input)
      return { ...ok(rows), total, pagination: { nextCursor, limit: input.limit } }
    }),
  }
}
