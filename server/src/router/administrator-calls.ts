import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  beginViewing,
  endViewing,
  listAdministrators,
  readSupportAccess,
  saveAdministrator,
  saveSupportAccess,
} from '../features/administrators/index.ts'
import { findCompany } from '../features/customers/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>()

export function administratorCalls(deps: Dependencies) {
  const list = () => listAdministrators(deps.services, deps.adminSecondFactor)
  return {
    list: os.administrators.list.handler(async () => ok(await list())),
    save: os.administrators.save.handler(async ({ context, input }) => {
      await saveAdministrator(deps, visitorOf(context).actor, input)
      return ok(await list())
    }),
  }
}

export function supportAccessCalls(deps: Dependencies) {
  return {
    begin: os.supportAccess.begin.handler(async ({ context, input }) => {
      const { actor, sessionId } = visitorOf(context)
      const { id, userId = null, reason } = input
      const companyId = await findCompany(deps.services, id)
      return ok(await beginViewing(deps, actor, { companyId, userId, reason, sessionId }))
    }),
    end: os.supportAccess.end.handler(async ({ context }) => {
      const { viewing } = visitorOf(context)
      if (viewing) await endViewing(deps, viewing)
      return ok({ endsAt: null })
    }),
    read: os.supportAccess.read.handler(async ({ context }) => ok(await readSupportAccess(member(context)))),
    save: os.supportAccess.save.handler(async ({ context, input }) =>
      ok(await saveSupportAccess(member(context), input)),
    ),
  }
}
