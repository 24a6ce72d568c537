import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from '../features/templates/index.ts'
import type { CallContext } from '../http/rpc.ts'

const os = implement(contract).$context<CallContext>().templates
const ok = <T>(data: T) => ({ success: true as const, data })

export function templateCalls() {
  return {
    list: os.list.handler(async ({ context }) => ok(await listTemplates(member(context)))),
    create: os.create.handler(async ({ context, input }) => ok(await createTemplate(member(context), input))),
    change: os.change.handler(async ({ context, input }) => ok(await changeTemplate(member(context), input))),
    remove: os.remove.handler(async ({ context, input }) => {
      await removeTemplate(member(context), input.templateId)
      return { success: true as const }
    }),
  }
}

/** A member call has its company and brand; the gate made sure of it. */
function member(context: CallContext): Ctx {
  if (!context.ctx) throw new AppError('FORBIDDEN')
  return context.ctx
}
