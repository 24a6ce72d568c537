import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from '../features/templates/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().templates

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
