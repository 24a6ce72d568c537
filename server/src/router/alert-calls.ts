import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  acknowledgeAlert,
  assignAlert,
  getAlert,
  listAlerts,
  muteAlert,
  readWatch,
  reopenAlert,
  unmuteAlert,
} from '../features/alerts/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().alerts

export function alertCalls() {
  return {
    list: os.list.handler(async ({ context, input }) => {
      const { alerts, counts, nextCursor } = await listAlerts(member(context), input)
      return { ...ok(alerts), counts, pagination: { nextCursor, limit: input.limit } }
    }),
    watch: os.watch.handler(async ({ context }) => ok(await readWatch(member(context)))),
    get: os.get.handler(async ({ context, input }) => ok(await getAlert(member(context), input.alertId))),
    acknowledge: os.acknowledge.handler(async ({ context, input }) =>
      ok(await acknowledgeAlert(member(context), input.alertId)),
    ),
    reopen: os.reopen.handler(async ({ context, input }) => ok(await reopenAlert(member(context), input.alertId))),
    mute: os.mute.handler(async ({ context, input }) => ok(await muteAlert(member(context), input))),
    unmute: os.unmute.handler(async ({ context, input }) => ok(await unmuteAlert(member(context), input.alertId))),
    unassign: os.unassign.handler(async ({ context, input }) =>
      ok(await assignAlert(member(context), { ...input, userId: null })),
    ),
    assign: os.assign.handler(async ({ context, input }) => ok(await assignAlert(member(context), input))),
  }
}
