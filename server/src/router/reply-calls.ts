import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  undoSend,
  editDraft,
  generateReply,
  sendReply,
  settleUnknown,
  stopGeneration,
} from '../features/replies/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>()

export function replyCalls() {
  return {
    generate: os.replies.generate.handler(async ({ context, input }) => {
      const made = await generateReply(member(context), { ...input, key: context.idempotencyKey })
      return { ...ok(made), response: made.response }
    }),
    stop: os.replies.stop.handler(async ({ context, input }) => ok(await stopGeneration(member(context), input))),
    edit: os.replies.edit.handler(async ({ context, input }) => {
      const comment = await editDraft(member(context), input)
      return { ...ok(comment), version: comment.version ?? input.version }
    }),
    send: os.replies.send.handler(async ({ context, input }) =>
      ok(await sendReply(member(context), { ...input, key: context.idempotencyKey })),
    ),
    undoSend: os.replies.undoSend.handler(async ({ context, input }) => ok(await undoSend(member(context), input))),
    resolve: os.replies.resolve.handler(async ({ context, input }) => ok(await settleUnknown(member(context), input))),
  }
}
