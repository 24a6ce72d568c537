import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  approveRecovery,
  listRecoveries,
  readRecoveryLink,
  requestRecovery,
  stopRecovery,
  stopRecoveryByLink,
} from '../features/team/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'
import { originOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().recovery

export function recoveryCalls(deps: Dependencies) {
  return {
    ask: os.ask.handler(async ({ context, input }) =>
      ok(await requestRecovery(deps, input.challenge, originOf(context))),
    ),
    list: os.list.handler(async ({ context }) => ok(await listRecoveries(member(context)))),
    approve: os.approve.handler(async ({ context, input }) =>
      ok(await approveRecovery(member(context), deps.hash, input.recoveryId.toLowerCase())),
    ),
    stop: os.stop.handler(async ({ context, input }) =>
      ok(await stopRecovery(member(context), input.recoveryId.toLowerCase())),
    ),
    readLink: os.readLink.handler(async ({ context, input }) =>
      ok(await readRecoveryLink(deps, input.token, originOf(context))),
    ),
    stopByLink: os.stopByLink.handler(async ({ context, input }) =>
      ok(await stopRecoveryByLink(deps, input.token, originOf(context))),
    ),
  }
}
