import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { countFacets, presentComment } from '../features/comments/index.ts'
import { readTiles, readUpNext } from '../features/dashboard/index.ts'
import { markCorrected } from '../features/replies/index.ts'
import {
  addNote,
  assignComments,
  correctReading,
  listMembers,
  markRead,
  recordPresence,
  readHistory,
  removeNote,
  setTriageState,
  tagComments,
} from '../features/triage/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().triage

export function triageCalls() {
  return {
    assign: os.assign.handler(async ({ context, input }) => ok(await assignComments(member(context), input))),
    tag: os.tag.handler(async ({ context, input }) => ok(await tagComments(member(context), input))),
    setTriageState: os.setTriageState.handler(async ({ context, input }) =>
      ok(await setTriageState(member(context), input)),
    ),
    markRead: os.markRead.handler(async ({ context, input }) => ok(await markRead(member(context), input))),
    correct: os.correct.handler(async ({ context, input }) => {
      const ctx = member(context)
      const row = await correctReading(ctx, input, markCorrected)
      return ok(presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite }))
    }),
    history: os.history.handler(async ({ context, input }) => ok(await readHistory(member(context), input.commentId))),
    addNote: os.addNote.handler(async ({ context, input }) =>
      ok(await addNote(member(context), input, context.idempotencyKey)),
    ),
    removeNote: os.removeNote.handler(async ({ context, input }) => {
      await removeNote(member(context), input.noteId)
      return { success: true as const }
    }),
    members: os.members.handler(async ({ context }) => ok(await listMembers(member(context)))),
    facets: os.facets.handler(async ({ context, input }) => ok(await countFacets(member(context), input))),
    figures: os.figures.handler(async ({ context, input }) => ok(await readTiles(member(context), Number(input.days)))),
    upNext: os.upNext.handler(async ({ context }) => ok(await readUpNext(member(context)))),
    presence: os.presence.handler(async ({ context, input }) => ok(await recordPresence(member(context), input))),
  }
}
