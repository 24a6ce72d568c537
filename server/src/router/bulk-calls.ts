import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { currentBulk, listBulkItems, quoteBulk, startBulk, undoBulk } from '../features/bulk/index.ts'
import type { CallContext } from '../http/rpc.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().bulk

export function bulkCalls() {
  return {
    quote: os.quote.handler(async ({ context, input }) => ok(await quoteBulk(member(context), input))),
    start: os.start.handler(async ({ context, input }) => {
      const started = await startBulk(member(context), { ...input, key: context.idempotencyKey })
      return { ...ok(started), ...started }
    }),
    undo: os.undo.handler(async ({ context, input }) => ok(await undoBulk(member(context), input.jobId))),
    current: os.current.handler(async ({ context }) => ok(await currentBulk(member(context)))),
    items: os.items.handler(async ({ context, input }) => ok(await listBulkItems(member(context), input.jobId))),
  }
}
