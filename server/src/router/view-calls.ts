import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { changeView, countViews, createView, removeView } from '../features/triage/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().views

export function viewCalls() {
  return {
    list: os.list.handler(async ({ context, input }) => {
      const { views, builtIn } = await countViews(member(context), input.tab)
      return { ...ok(views), builtIn }
    }),
    create: os.create.handler(async ({ context, input }) => ok(await createView(member(context), input))),
    change: os.change.handler(async ({ context, input }) => ok(await changeView(member(context), input))),
    remove: os.remove.handler(async ({ context, input }) => {
      await removeView(member(context), input.viewId)
      return { success: true as const }
    }),
  }
}
