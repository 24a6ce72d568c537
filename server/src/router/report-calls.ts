import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  changeReport,
  createReport,
  listReports,
  listRuns,
  readReport,
  removeReport,
  runReport,
} from '../features/reports/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().reports

export function reportCalls() {
  return {
    list: os.list.handler(async ({ context, input }) => {
      const { rows, nextCursor, ...rest } = await listReports(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit }, ...rest }
    }),
    create: os.create.handler(async ({ context, input }) =>
      ok(await createReport(member(context), input, context.idempotencyKey)),
    ),
    get: os.get.handler(async ({ context, input }) => ok(await readReport(member(context), input.reportId))),
    update: os.update.handler(async ({ context, input }) => ok(await changeReport(member(context), input))),
    remove: os.remove.handler(async ({ context, input }) => {
      await removeReport(member(context), input.reportId)
      return { success: true as const }
    }),
    run: os.run.handler(async ({ context, input }) => ok(await runReport(member(context), input))),
    runs: os.runs.handler(async ({ context, input }) => {
      const { rows, nextCursor } = await listRuns(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit } }
    }),
  }
}
