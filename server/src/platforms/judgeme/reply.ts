import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import type { Access, OutgoingReply, ReplyOutcome } from '../platform.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { refused, refusedInWords, writeWithoutRetry } from '../write-without-retry.ts'
import type { Client } from './client.ts'
import { holdsError, problemOf, reasonOf } from './errors.ts'

/** One request and no retry: Judge.me neither dedupes nor lists replies. Throws only what `onBegun` threw. */
export async function postReply(
  client: Client,
  access: Access,
  { externalId, text, notifyAuthor }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  // Without `send_reply_email`, Judge.me would mail the reviewer.
  const json = { send_reply_email: notifyAuthor, reply: { content: text } }
  const request = mayPost(access)
    ? ({ method: 'POST', path: '/replies', json: { review_id: Number(externalId), ...json } } as const)
    : ({ method: 'PUT', path: `/reviews/${encodeURIComponent(externalId)}`, json } as const)
  return writeWithoutRetry((beforeBody) => client.write(access, request, beforeBody), judge, onBegun, {
    problemOf,
    statusDecides: true,
  })
}

/** A private token can do everything, an app only what it was granted. Without write_replies it updates the review. */
const mayPost = ({ credentials }: Access): boolean =>
  credentials['kind'] !== 'oauth' || credentials['replies'] === 'post'

function judge(answer: OutboundAnswer): ReplyOutcome {
  const { status } = answer
  if (status >= 200 && status < 300) return accepted(answer)
  const wait = retryAfterMs(answer)
  // A 5xx can come from a gateway or after the reply was stored, so it proves nothing. Only a 503 with a retry time
  // means load shedding in front of the application.
  if (status >= 500 && !(status === 503 && wait !== null)) return { kind: 'unknown', reason: reasonOf(answer) }
  if (status === 403) return refusedInWords('reduced', MAY_NOT_REPLY)
  const reason = reasonOf(answer)
  // A deleted review is refused as bad input.
  const problem = status === 422 && /\breview not found\b/i.test(reason) ? 'not-found' : problemOf(status)
  return refused(problem, reason, wait)
}

const MAY_NOT_REPLY =
  'Judge.me doesn’t give us permission to post replies. Reconnect it, or connect with your store’s private token.'

// The body of a success is undocumented. If it contains an error, the outcome is unknown.
function accepted(answer: OutboundAnswer): ReplyOutcome {
  const parsed = replyShape.safeParse(readJson(answer.text))
  if (parsed.success) return { kind: 'posted', externalId: String(parsed.data.reply.id) }
  return holdsError(answer) ? { kind: 'unknown', reason: reasonOf(answer) } : { kind: 'posted', externalId: null }
}

const replyShape = z.object({ reply: z.object({ id: z.union([z.string(), z.number()]) }) })
