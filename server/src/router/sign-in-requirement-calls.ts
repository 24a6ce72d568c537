import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { readCompanyRequirements, saveCompanyRequirements } from '../features/team/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().signInRequirements

export function signInRequirementCalls(deps: Dependencies) {
  return {
    read: os.read.handler(async ({ context }) => ok(await readCompanyRequirements(member(context)))),
    save: os.save.handler(async ({ context, input }) => {
      const saved = await saveCompanyRequirements(member(context), input)
      deps.sessions.forget()
      return ok(saved)
    }),
  }
}
