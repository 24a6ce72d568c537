import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { isPermitted } from '@bizamply/contract/permissions'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { currentBulk, listBulkItems, quoteBulk, startBulk, undoBulk, type Which } from '../features/bulk/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().bulk

export function bulkCalls() {
  return {
    quote: os.quote.handler(async ({ context, input }) =>
      ok(await quoteBulk(permitted(context, input.action), taskOf(input))),
    ),
    start: os.start.handler(async ({ context, input }) => {
      const started = await startBulk(permitted(context, input.action), {
        ...taskOf(input),
        key: context.idempotencyKey,
      })
      return { ...ok(started), ...started }
    }),
    undo: os.undo.handler(async ({ context, input }) => ok(await undoBulk(member(context), input.jobId))),
    current: os.current.handler(async ({ context }) => ok(await currentBulk(member(context)))),
    items: os.items.handler(async ({ context, input }) => ok(await listBulkItems(member(context), input.jobId))),
  }
}

/** Whoever lists reviews has chosen each of them; a filter chooses none. */
const taskOf = <Input extends Which & { includeCritical?: boolean | undefined }>(input: Input) => ({
  ...input,
  includeCritical: input.includeCritical ?? input.commentIds !== undefined,
})

/** The gate checks for either of the two permissions. */
function permitted(context: CallContext, action: 'generate' | 'send'): Ctx {
  const ctx = member(context)
  const rights = ctx.actor?.rights
  const permission = action === 'send' ? 'replies.send' : 'replies.write'
  if (!rights || !isPermitted(rights, ctx.brandId, permission)) throw new AppError('FORBIDDEN')
  return ctx
}
