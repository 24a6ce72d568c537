import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyStepUp,
  beginSecondFactor,
  changePassword,
  disableSecondFactor,
  enableSecondFactor,
  listSessions,
  removePasskey,
  renamePasskey,
  readSecurity,
  renewRecoveryCodes,
  revokeOtherSessions,
  revokeSession,
  stepUp,
} from '../features/auth/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { originOf, visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().security

export function securityCalls(deps: Dependencies) {
  return {
    sessions: os.sessions.handler(async ({ context }) => ok({ sessions: await listSessions(deps, personOf(context)) })),
    revokeSession: os.revokeSession.handler(async ({ context, input }) => {
      await revokeSession(deps, personOf(context), input.sessionId)
      return confirmed('Session revoked.')
    }),
    revokeSessions: os.revokeSessions.handler(async ({ context }) =>
      ok({ revoked: await revokeOtherSessions(deps, personOf(context)) }),
    ),
    changePassword: os.changePassword.handler(async ({ context, input }) => {
      await changePassword(deps, personOf(context), input)
      return confirmed('Password updated successfully!')
    }),
    stepUp: os.stepUp.handler(async ({ context, input }) => {
      await stepUp(deps, personOf(context), input)
      return confirmed('Confirmed.')
    }),
    beginStepUp: os.beginStepUp.handler(async ({ context }) =>
      ok({ ...(await beginPasskeyStepUp(deps, personOf(context))) }),
    ),
    state: os.state.handler(async ({ context }) => ok(await readSecurity(deps, personOf(context).userId))),
    beginSecondFactor: os.beginSecondFactor.handler(async ({ context }) =>
      ok(await beginSecondFactor(deps, personOf(context))),
    ),
    enableSecondFactor: os.enableSecondFactor.handler(async ({ context, input }) => {
      const person = personOf(context)
      return ok(await enableSecondFactor(deps, person, { code: input.code, sessionId: person.sessionId }))
    }),
    renewRecoveryCodes: os.renewRecoveryCodes.handler(async ({ context }) =>
      ok({ recoveryCodes: await renewRecoveryCodes(deps, personOf(context).userId) }),
    ),
    beginPasskey: os.beginPasskey.handler(async ({ context }) =>
      ok({ ...(await beginPasskey(deps, personOf(context))) }),
    ),
    addPasskey: os.addPasskey.handler(async ({ context, input }) =>
      ok(await addPasskey(deps, personOf(context), input, originOf(context))),
    ),
    renamePasskey: os.renamePasskey.handler(async ({ context, input }) =>
      ok(await renamePasskey(deps, personOf(context).userId, input)),
    ),
    removePasskey: os.removePasskey.handler(async ({ context, input }) =>
      ok(await removePasskey(deps, personOf(context).userId, input.passkeyId)),
    ),
    disableSecondFactor: os.disableSecondFactor.handler(async ({ context }) =>
      ok(await disableSecondFactor(deps, personOf(context))),
    ),
  }
}

const confirmed = (message: string) => ({ success: true as const, message })

function personOf(context: CallContext) {
  const { actor, sessionId } = visitorOf(context)
  return { userId: actor.userId, email: actor.email, name: actor.name, sessionId }
}
