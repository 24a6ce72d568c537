import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { readJob, stopJob } from '../features/connections/index.ts'
import { endWaiting, listImports, listRejects, undoImport } from '../features/imports/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>()

export function importCalls() {
  return {
    list: os.imports.list.handler(async ({ context, input }) => {
      const { rows, nextCursor } = await listImports(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit } }
    }),
    rejects: os.imports.rejects.handler(async ({ context, input }) => {
      const { rows, nextCursor } = await listRejects(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit } }
    }),
    undo: os.imports.undo.handler(async ({ context, input }) => {
      const begun = await undoImport(member(context), input.importId)
      return { ...ok(begun), jobId: begun.jobId }
    }),
  }
}

export function jobCalls() {
  return {
    get: os.jobs.get.handler(async ({ context, input }) => ok(await readJob(member(context), input.jobId))),
    stop: os.jobs.stop.handler(async ({ context, input }) => {
      const ctx = member(context)
      await endWaiting(ctx, input.jobId)
      return ok(await stopJob(ctx, input.jobId))
    }),
  }
}
