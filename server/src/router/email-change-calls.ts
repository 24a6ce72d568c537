import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  beginEmailChange,
  cancelEmailChange,
  proveNewEmail,
  proveOldEmail,
  readEmailChange,
  readEmailLink,
  stopEmailChange,
  undoEmailChange,
} from '../features/auth/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { originOf, visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().emailChange

export function emailChangeCalls(deps: Dependencies) {
  return {
    state: os.state.handler(async ({ context }) => ok(await readEmailChange(deps, userOf(context)))),
    begin: os.begin.handler(async ({ context, input }) => {
      const { sessionId } = visitorOf(context)
      return ok(await beginEmailChange(deps, { userId: userOf(context), sessionId }, input))
    }),
    prove: os.prove.handler(async ({ context, input }) => ok(await proveNewEmail(deps, userOf(context), input.code))),
    cancel: os.cancel.handler(async ({ context }) => ok(await cancelEmailChange(deps, userOf(context)))),
    readLink: os.readLink.handler(async ({ context, input }) =>
      ok(await readEmailLink(deps, input.token, originOf(context))),
    ),
    confirm: os.confirm.handler(async ({ context, input }) =>
      ok(await proveOldEmail(deps, input.token, originOf(context))),
    ),
    stop: os.stop.handler(async ({ context, input }) => {
      await stopEmailChange(deps, input.token, originOf(context))
      return confirmed('We stopped the change. Your address stays the same.')
    }),
    undo: os.undo.handler(async ({ context, input }) => {
      await undoEmailChange(deps, input.token, originOf(context))
      return confirmed('Your old address is back and all sessions have ended. Set a new password to sign in.')
    }),
  }
}

const userOf = (context: CallContext): string => visitorOf(context).actor.userId

const confirmed = (message: string) => ({ success: true as const, message })
