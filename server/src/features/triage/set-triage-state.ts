import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Ctx } from '../../context.ts'
import { writeTriageState } from './write-triage-state.ts'
import { snoozeComments } from './snooze-comments.ts'

interface Request {
  commentIds: string[]
  triageState: TriageState
  until?: string | null | undefined
  reason?: string | null | undefined
}

/** Snoozes, marks as needing no reply, hides, or reopens comments. Returns those that changed state. */
export async function setTriageState(ctx: Ctx, request: Request): Promise<{ changed: string[] }> {
  const { commentIds, triageState } = request
  const reason = triageState === 'open' ? null : request.reason || null
  if (request.until) return snoozeComments(ctx, { commentIds, until: new Date(request.until), reason })
  return writeTriageState(ctx, commentIds, { triageState, until: null, reason })
}
