import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { listPeople, readPerson, readTimeline, splitPerson, undoSplit } from '../features/people/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().people

export function peopleCalls() {
  return {
    list: os.list.handler(async ({ context, input }) => {
      const { people, nextCursor } = await listPeople(member(context), input)
      return { ...ok(people), pagination: { nextCursor, limit: input.limit } }
    }),
    get: os.get.handler(async ({ context, input }) => ok(await readPerson(member(context), input.personId))),
    split: os.split.handler(async ({ context, input }) => ok(await splitPerson(member(context), input))),
    rejoin: os.rejoin.handler(async ({ context, input }) => ok(await undoSplit(member(context), input.splitId))),
    timeline: os.timeline.handler(async ({ context, input }) =>
      ok(await readTimeline(member(context), input.commentId)),
    ),
  }
}
