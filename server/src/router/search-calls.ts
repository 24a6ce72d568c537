import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { searchAll } from '../features/search/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().search

export function searchCalls() {
  return {
    all: os.all.handler(async ({ context, input }) => ok(await searchAll(member(context), input.q))),
  }
}
