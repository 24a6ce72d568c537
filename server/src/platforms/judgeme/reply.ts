import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import type { Access, OutgoingReply, ReplyOutcome } from '../platform.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { refused, refusedInWords, writeOnce } from '../write-once.ts'
import type { Client } from './client.ts'
import { holdsError, problemOf, reasonOf } from './errors.ts'

/** One request and no second one: Judge.me neither dedupes replies nor lists them. Throws only what `onBegun` threw. */
export async function postReply(
  client: Client,
  access: Access,
  { externalId, text, notifyAuthor }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  // Left out, `send_reply_email` would e-mail the reviewer.
  const json = { send_reply_email: notifyAuthor, reply: { content: text } }
  const request = mayPost(access)
    ? ({ method: 'POST', path: '/replies', json: { review_id: Number(externalId), ...json } } as const)
    : ({ method: 'PUT', path: `/reviews/${encodeURIComponent(externalId)}`, json } as const)
  return writeOnce((beforeBody) => client.write(access, request, beforeBody), judge, onBegun, problemOf)
}

/** A private token may do everything; an app only what it was granted, and without write_replies it changes the review. */
const mayPost = ({ credentials }: Access): boolean =>
  credentials['kind'] !== 'oauth' || credentials['replies'] === 'post'

function judge(answer: OutboundAnswer): ReplyOutcome {
  const { status } = answer
  if (status >= 200 && status < 300) return accepted(answer)
  const wait = retryAfterMs(answer)
  // A 5xx may come from a gateway, or after the reply was stored, so it proves nothing. Only 503 with a time to come
  // back is load shedding in front of the application.
  if (status >= 500 && !(status === 503 && wait !== null)) return { kind: 'unknown', reason: reasonOf(answer) }
  if (status === 403) return refusedInWords('reduced', MAY_NOT_REPLY)
  const reason = reasonOf(answer)
  // A review that is gone is refused as bad input.
  const problem = status === 422 && /\breview not found\b/i.test(reason) ? 'not-found' : problemOf(status)
  return refused(problem, reason, wait)
}

const MAY_NOT_REPLY =
  'Judge.me doesn’t give us permission to post replies. Reconnect it, or connect with your store’s private token.'

// What a success holds is not documented; only one that holds an error says that it may be none.
function accepted(answer: OutboundAnswer): ReplyOutcome {
  const parsed = replyShape.safeParse(readJson(answer.text))
  if (parsed.success) return { kind: 'posted', externalId: String(parsed.data.reply.id) }
  return holdsError(answer) ? { kind: 'unknown', reason: reasonOf(answer) } : { kind: 'posted', externalId: null }
}

const replyShape = z.object({ reply: z.object({ id: z.union([z.string(), z.number()]) }) })
