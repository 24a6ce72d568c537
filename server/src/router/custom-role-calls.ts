import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { changeCustomRole, createCustomRole, removeCustomRole } from '../features/team/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().customRoles

export const customRoleCalls = (deps: Dependencies) => ({
  create: os.create.handler(async ({ context, input }) => ok(await createCustomRole(member(context), input))),
  change: os.change.handler(async ({ context, input }) => {
    const changed = await changeCustomRole(member(context), input)
    deps.sessions.forget()
    return ok(changed)
  }),
  remove: os.remove.handler(async ({ context, input }) => {
    await removeCustomRole(member(context), input.roleId)
    return { success: true as const, message: 'Role deleted.' }
  }),
})
