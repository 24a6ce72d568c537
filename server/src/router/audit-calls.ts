import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { checkAudit, listAudit } from '../features/audit/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().audit

export function auditCalls() {
  return {
    list: os.list.handler(async ({ context, input }) => {
      const { entries, names, nextCursor } = await listAudit(member(context), input)
      return { ...ok(entries), names, pagination: { nextCursor, limit: input.limit } }
    }),
    check: os.check.handler(async ({ context }) => ok(await checkAudit(member(context)))),
  }
}
