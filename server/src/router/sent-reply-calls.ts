import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  editSent,
  listChannels,
  reopenComment,
  retryDelivery,
  savePhone,
  withdrawSent,
} from '../features/replies/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().sending

export function sendingCalls() {
  return {
    retryDelivery: os.retryDelivery.handler(async ({ context, input }) =>
      ok(await retryDelivery(member(context), { ...input, key: context.idempotencyKey })),
    ),
    editSent: os.editSent.handler(async ({ context, input }) => ok(await editSent(member(context), input))),
    withdraw: os.withdraw.handler(async ({ context, input }) => ok(await withdrawSent(member(context), input))),
    reopen: os.reopen.handler(async ({ context, input }) => ok(await reopenComment(member(context), input))),
    channels: os.channels.handler(async ({ context, input }) => ok(await listChannels(member(context), input))),
    savePhone: os.savePhone.handler(async ({ context, input }) => ok(await savePhone(member(context), input))),
  }
}
