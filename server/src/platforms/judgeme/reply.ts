import { z } from 'zod'
import type { OutsideAnswer } from '../../outside/send-request.ts'
import type { Access, OutgoingReply, ReplyOutcome } from '../platform.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { refused, writeOnce } from '../write-once.ts'
import type { Client } from './client.ts'
import { holdsError, problemOf, reasonOf } from './errors.ts'

/** One POST and no second one: Judge.me neither dedupes replies nor lists them. Throws only what `onBegun` threw. */
export async function postReply(
  client: Client,
  access: Access,
  { externalId, text, notifyAuthor }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  // Left out, `send_reply_email` would e-mail the reviewer.
  const json = { review_id: Number(externalId), send_reply_email: notifyAuthor, reply: { content: text } }
  return writeOnce((beforeBody) => client.write(access, '/replies', json, beforeBody), judge, onBegun, problemOf)
}

function judge(answer: OutsideAnswer): ReplyOutcome {
  const { status } = answer
  if (status >= 200 && status < 300) return accepted(answer)
  const wait = retryAfterMs(answer)
  // A 5xx may come from a gateway, or after the reply was stored, so it proves nothing. Only 503 with a time to come
  // back is load shedding in front of the application.
  if (status >= 500 && !(status === 503 && wait !== null)) return { kind: 'unknown', reason: reasonOf(answer) }
  return refused(problemOf(status), status === 403 ? mayNotReply(reasonOf(answer)) : reasonOf(answer), wait)
}

const mayNotReply = (said: string): string =>
  `Judge.me does not let us write replies (${said}). Reconnect it with the right to write reviews.`

// What a success holds is not documented; only one that holds an error says that it may be none.
function accepted(answer: OutsideAnswer): ReplyOutcome {
  const parsed = replyShape.safeParse(readJson(answer.text))
  if (parsed.success) return { kind: 'posted', externalId: String(parsed.data.reply.id) }
  return holdsError(answer) ? { kind: 'unknown', reason: reasonOf(answer) } : { kind: 'posted', externalId: null }
}

const replyShape = z.object({ reply: z.object({ id: z.union([z.string(), z.number()]) }) })
