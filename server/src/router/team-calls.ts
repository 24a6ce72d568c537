import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  acceptInvitation,
  changeRole,
  inviteMembers,
  joinByInvitation,
  leaveCompany,
  listTeam,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '../features/team/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { issueSession } from './issue-session.ts'
import { member, ok } from './member.ts'
import { originOf, visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().team

export const teamCalls = (deps: Dependencies) => ({ ...memberCalls(deps), ...linkCalls(deps) })

function memberCalls(deps: Dependencies) {
  return {
    list: os.list.handler(async ({ context }) => ok(await listTeam(member(context)))),
    invite: os.invite.handler(async ({ context, input }) => ok(await inviteMembers(member(context), deps.hash, input))),
    resend: os.resend.handler(async ({ context, input }) => {
      await resendInvitation(member(context), deps.hash, input.invitationId.toLowerCase())
      return done('We sent a new link. The old one no longer works.')
    }),
    revoke: os.revoke.handler(async ({ context, input }) => {
      await revokeInvitation(member(context), input.invitationId.toLowerCase())
      return done('Invitation withdrawn.')
    }),
    changeRole: os.changeRole.handler(async ({ context, input: { userId, ...given } }) => {
      await changeRole(member(context), userId.toLowerCase(), given)
      deps.sessions.forget()
      return done('Role changed.')
    }),
    remove: os.remove.handler(async ({ context, input }) => {
      const handOverTo = input.handOverTo?.toLowerCase() ?? null
      const handedOver = await removeMember(member(context), { userId: input.userId.toLowerCase(), handOverTo })
      deps.sessions.forget()
      return ok({ handedOver })
    }),
    leave: os.leave.handler(async ({ context }) => {
      await leaveCompany(member(context))
      deps.sessions.forget()
      return done('You left the company.')
    }),
  }
}

/** Calls for the holder of an invitation's link. */
function linkCalls(deps: Dependencies) {
  return {
    readInvitation: os.readInvitation.handler(async ({ context, input }) =>
      ok(await readInvitation(deps, input.token, originOf(context))),
    ),
    acceptInvitation: os.acceptInvitation.handler(async ({ context, input }) => {
      const { actor } = visitorOf(context)
      const { company } = await acceptInvitation(deps, { token: input.token, actor }, originOf(context))
      return done(`You’re now a member of ${company}.`)
    }),
    joinByInvitation: os.joinByInvitation.handler(async ({ context, input }) =>
      issueSession(deps, context, await joinByInvitation(deps, input, originOf(context)), {
        message: 'Account created',
        stays: false,
      }),
    ),
  }
}

const done = (message: string) => ({ success: true as const, message })
