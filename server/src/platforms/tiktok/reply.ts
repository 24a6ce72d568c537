import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { isSentReply } from '../is-sent-reply.ts'
import type { Access, OutgoingReply, ReplyOutcome, SoughtReply } from '../platform.ts'
import { refused, refusedInWords, writeWithoutRetry } from '../write-without-retry.ts'
import type { TiktokClient } from './client.ts'
import { isFine, partlyDone, problemOf, problemOfStatus, readEnvelope, reasonOf, toPlatformError } from './errors.ts'
import { idField } from './fields.ts'
import { commentFields, listReplies } from './list-comments.ts'
import { readPosted, type PostedInThread } from './read-comment.ts'
import { readWhole } from './read-list.ts'

/** One POST and no retry: TikTok would publish it twice. A reply to a reply lands under the top comment. */
export async function postReply(
  client: TiktokClient,
  access: Access,
  { externalId, postExternalId, text }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  if (!postExternalId)
    return refusedInWords(
      'invalid',
      'TikTok requires the comment’s video, and we don’t know which one it is. Reply on TikTok instead.',
    )
  const body = { business_id: access.account, video_id: postExternalId, comment_id: externalId, text }
  return writeWithoutRetry(
    (beforeBody) => client.write(access, '/business/comment/reply/create/', body, beforeBody),
    judge,
    onBegun,
    { problemOf: problemOfStatus },
  )
}

/** An error that may have come after the reply was stored is unknown and looked up later. */
function judge(answer: OutboundAnswer): ReplyOutcome {
  const envelope = readEnvelope(answer)
  const id = envelope && isFine(answer, envelope) ? (idShape.safeParse(envelope.data).data?.comment_id ?? null) : null
  if (id !== null) return { kind: 'posted', externalId: id }
  const problem = problemOf(answer)
  const isDoubtful = envelope?.code === 0 || envelope?.code === partlyDone || problem === 'unavailable'
  if (isDoubtful) return { kind: 'unknown', reason: reasonOf(answer) }
  return refused(problem, reasonOf(answer), toPlatformError(answer).retryAfterMs)
}

/** Our reply among the replies in the comment's thread. */
export async function findReply(
  client: TiktokClient,
  access: Access,
  reply: SoughtReply,
): Promise<{ externalId: string } | null> {
  const { externalId, postExternalId } = reply
  if (!postExternalId) return null
  const under = async (comment: string): Promise<{ externalId: string } | null> => {
    const items = await listReplies(client, access, postExternalId, comment)
    const posted = items.map((item) => readPosted(item, access.account, postExternalId, comment))
    const found = posted.find((one) => one && isSentReply(one, reply))
    return found ? { externalId: found.comment.externalId } : null
  }
  const direct = await under(externalId)
  const top = direct ? null : await topOf(client, access, postExternalId, externalId)
  return top === null ? direct : under(top)
}

/** The comment that this one replies to; null for a top-level comment or if not found. */
async function topOf(client: TiktokClient, access: Access, videoId: string, commentId: string): Promise<string | null> {
  const query = { video_id: videoId, ...commentFields }
  const page = await readWhole(client, access, '/business/comment/list/', 'comments', { query, most: 1000 })
  const tops = page.items.map((item) => readPosted(item, access.account, videoId, null)).filter((one) => one !== null)
  if (tops.some(({ comment }) => comment.externalId === commentId)) return null
  for (const top of tops) {
    if (await holds(client, access, videoId, { top, commentId })) return top.comment.externalId
  }
  return null
}

async function holds(
  client: TiktokClient,
  access: Access,
  videoId: string,
  { top, commentId }: { top: PostedInThread; commentId: string },
): Promise<boolean> {
  if (top.answers === 0 && top.beneath.length === 0) return false
  const isWhole = top.beneath.length >= top.answers
  const items = isWhole ? top.beneath : await listReplies(client, access, videoId, top.comment.externalId)
  return items.some((item) => readPosted(item, access.account, videoId, null)?.comment.externalId === commentId)
}

const idShape = z.object({ comment_id: idField })
