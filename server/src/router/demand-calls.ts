import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { readCompanyDemands, saveCompanyDemands } from '../features/team/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().demands

export function demandCalls(deps: Dependencies) {
  return {
    read: os.read.handler(async ({ context }) => ok(await readCompanyDemands(member(context)))),
    save: os.save.handler(async ({ context, input }) => {
      const saved = await saveCompanyDemands(member(context), input)
      deps.sessions.forget()
      return ok(saved)
    }),
  }
}
