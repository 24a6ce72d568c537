import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
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
import type { Parts } from '../dependencies.ts'
import { ok } from './member.ts'
import { originOf, visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().security

export function securityCalls(parts: Parts) {
  return {
    sessions: os.sessions.handler(async ({ context }) =>
      ok({ sessions: await listSessions(parts, personOf(context)) }),
    ),
    revokeSession: os.revokeSession.handler(async ({ context, input }) => {
      await revokeSession(parts, personOf(context), input.sessionId)
      return told('Session revoked.')
    }),
    revokeSessions: os.revokeSessions.handler(async ({ context }) =>
      ok({ revoked: await revokeOtherSessions(parts, personOf(context)) }),
    ),
    changePassword: os.changePassword.handler(async ({ context, input }) => {
      await changePassword(parts, personOf(context), input)
      return told('Password updated successfully!')
    }),
    stepUp: os.stepUp.handler(async ({ context, input }) => {
      await stepUp(parts, personOf(context), input)
      return told('Confirmed.')
    }),
    beginStepUp: os.beginStepUp.handler(async ({ context }) =>
      ok({ ...(await beginPasskeyProof(parts, personOf(context))) }),
    ),
    state: os.state.handler(async ({ context }) => ok(await readSecurity(parts, personOf(context).userId))),
    beginSecondFactor: os.beginSecondFactor.handler(async ({ context }) =>
      ok(await beginSecondFactor(parts, personOf(context))),
    ),
    enableSecondFactor: os.enableSecondFactor.handler(async ({ context, input }) => {
      const person = personOf(context)
      return ok(await enableSecondFactor(parts, person, { code: input.code, sessionId: person.sessionId }))
    }),
    renewRecoveryCodes: os.renewRecoveryCodes.handler(async ({ context }) =>
      ok({ recoveryCodes: await renewRecoveryCodes(parts, personOf(context).userId) }),
    ),
    beginPasskey: os.beginPasskey.handler(async ({ context }) =>
      ok({ ...(await beginPasskey(parts, personOf(context))) }),
    ),
    addPasskey: os.addPasskey.handler(async ({ context, input }) =>
      ok(await addPasskey(parts, personOf(context), input, originOf(context))),
    ),
    renamePasskey: os.renamePasskey.handler(async ({ context, input }) =>
      ok(await renamePasskey(parts, personOf(context).userId, input)),
    ),
    removePasskey: os.removePasskey.handler(async ({ context, input }) =>
      ok(await removePasskey(parts, personOf(context).userId, input.passkeyId)),
    ),
    disableSecondFactor: os.disableSecondFactor.handler(async ({ context }) =>
      ok(await disableSecondFactor(parts, personOf(context))),
    ),
  }
}

const told = (message: string) => ({ success: true as const, message })

function personOf(context: CallContext) {
  const { actor, sessionId } = visitorOf(context)
  return { userId: actor.userId, email: actor.email, name: actor.name, sessionId }
}
