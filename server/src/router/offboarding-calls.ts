import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  readAccountOffboarding,
  readOffboarding,
  requestAccountDeletion,
  requestDeletion,
  requestExport,
  undoDeletion,
  type Person,
} from '../features/offboarding/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().offboarding

export function offboardingCalls(deps: Dependencies) {
  const { backupDays } = deps
  return {
    company: os.company.handler(async ({ context }) => ok(await readOffboarding(member(context), backupDays))),
    exportCompany: os.exportCompany.handler(async ({ context }) => ok(await requestExport(member(context)))),
    deleteCompany: os.deleteCompany.handler(async ({ context, input }) => {
      const deletion = await requestDeletion(member(context), input)
      deps.sessions.forget()
      return ok(deletion)
    }),
    keepCompany: os.keepCompany.handler(async ({ context }) => {
      await undoDeletion(member(context))
      deps.sessions.forget()
      return ok({ kept: true as const })
    }),
    account: os.account.handler(async ({ context }) =>
      ok(await readAccountOffboarding(deps, personOf(context), backupDays)),
    ),
    deleteAccount: os.deleteAccount.handler(async ({ context }) =>
      ok(await requestAccountDeletion(deps, personOf(context))),
    ),
  }
}

function personOf(context: CallContext): Person {
  const { actor, companyId } = visitorOf(context)
  return { userId: actor.userId, email: actor.email, name: actor.name, companyId }
}
