import { z } from 'zod'
import { OutsideError } from '../../outside/outside-error.ts'
import type { OutsideAnswer } from '../../outside/send-request.ts'
import { PlatformError, type Access, type OutgoingReply, type PlatformProblem, type ReplyOutcome } from '../platform.ts'
import type { Client } from './client.ts'
import { problemOf, readJson, reasonOf, retryAfterMs } from './errors.ts'

/** One POST and no second one: Judge.me neither dedupes replies nor lists them. Throws only what `onBegun` threw. */
export async function postReply(
  client: Client,
  access: Access,
  { externalId, text, notifyAuthor }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  // Left out, `send_reply_email` would e-mail the reviewer.
  const json = { review_id: Number(externalId), send_reply_email: notifyAuthor, reply: { content: text } }
  let begun = false
  const beforeBody = (): Promise<void> => {
    begun = true
    return onBegun()
  }
  try {
    return judge(await client.write(access, '/replies', json, beforeBody))
  } catch (error) {
    if (error instanceof OutsideError) return judgeFailure(error)
    if (error instanceof PlatformError && !begun) return refused(error.problem, error.message, error.retryAfterMs)
    throw error
  }
}

function judge(answer: OutsideAnswer): ReplyOutcome {
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'posted', externalId: replyId(answer.text) }
  const wait = retryAfterMs(answer)
  // A 5xx may come from a gateway, or after the reply was stored, so it proves nothing. Only 503 with a time to come
  // back is load shedding in front of the application.
  if (status >= 500 && !(status === 503 && wait !== null)) return { kind: 'unknown', reason: reasonOf(answer) }
  return refused(problemOf(status), reasonOf(answer), wait)
}

function judgeFailure({ status, bodyBegan, message }: OutsideError): ReplyOutcome {
  // The status line came and only its text was lost: the platform has decided.
  if (status !== null && status >= 200 && status < 300) return { kind: 'posted', externalId: null }
  if (status !== null && status < 500) return refused(problemOf(status), `Judge.me answered ${status}`, null)
  return bodyBegan ? { kind: 'unknown', reason: message } : refused('unavailable', message, null)
}

function refused(problem: PlatformProblem, reason: string, wait: number | null): ReplyOutcome {
  return { kind: 'refused', problem, reason, retryAfterMs: wait }
}

function replyId(text: string): string | null {
  const parsed = replyShape.safeParse(readJson(text))
  return parsed.success ? String(parsed.data.reply.id) : null
}

const replyShape = z.object({ reply: z.object({ id: z.union([z.string(), z.number()]) }) })
