import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { previewVoice } from '../features/replies/index.ts'
import type { CallContext } from '../http/rpc.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().voices

export function voiceCalls() {
  return {
    previewVoice: os.previewVoice.handler(async ({ context, input }) => ok(await previewVoice(member(context), input))),
  }
}
