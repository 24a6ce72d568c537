import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { checkText, findSources, previewVoice } from '../features/replies/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { inBrand, member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>()

export function voiceCalls() {
  return {
    previewVoice: os.voices.previewVoice.handler(async ({ context, input }) =>
      ok(await previewVoice(await inBrand(context, input.brandId), input)),
    ),
  }
}

export function checkCalls() {
  return {
    reply: os.checks.reply.handler(async ({ context, input }) => ok(await checkText(member(context), input))),
    sources: os.checks.sources.handler(async ({ context, input }) => ok(await findSources(member(context), input))),
  }
}
