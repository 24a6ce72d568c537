import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { PlatformError, type Access, type OutgoingReply, type ReplyOutcome } from '../platform.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { sameWords } from '../same-words.ts'
import { refused, refusedInWords, writeWithoutRetry } from '../write-without-retry.ts'
import type { Client } from './client.ts'
import { problemOf, reasonOf, statusOf } from './errors.ts'
import { idField } from './fields.ts'
import { listQuery, readPage, testConnection } from './list-reviews.ts'
import { commentsIn, reviewShape } from './read-review.ts'

/** One POST and no retry: it is unknown whether a second reply would replace the first. */
export async function postReply(
  client: Client,
  access: Access,
  { externalId, text }: OutgoingReply,
  onBegun: () => Promise<void>,
): Promise<ReplyOutcome> {
  const path = `/reviews/${encodeURIComponent(externalId)}/comment`
  const json = { content: text, public: true }
  const outcome = await writeWithoutRetry(
    (beforeBody) => client.write(access, path, json, beforeBody),
    (answer) => judge(answer, access),
    onBegun,
    { problemOf },
  )
  return outcome.kind === 'refused' && outcome.problem === 'revoked' ? doubted(client, access, outcome) : outcome
}

/** Yotpo has no permissions to read: only the first reply shows whether we may reply. */
const MAY_NOT_ANSWER = 'Yotpo doesn’t give us permission to reply to reviews. Reconnect it.'

const MOST_PAGES = 50

/** Our reply under the review. A single review can't be read, so the list is searched from the newest. */
export async function findReply(
  client: Client,
  access: Access,
  { externalId, text }: OutgoingReply,
): Promise<{ externalId: string } | null> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { reviews } = await readPage(client, access, page, listQuery)
    for (const value of reviews) {
      const parsed = reviewShape.safeParse(value)
      if (!parsed.success || parsed.data.id !== externalId) continue
      const found = commentsIn(parsed.data).find((comment) => sameWords(comment.text, text))
      return found ? { externalId: found.id } : null
    }
    if (reviews.length === 0) break
  }
  throw new PlatformError('unavailable', 'Yotpo doesn’t list this review.')
}

function judge(answer: OutboundAnswer, access: Access): ReplyOutcome {
  const status = statusOf(answer)
  if (status >= 200 && status < 300) return accepted(answer)
  const wait = retryAfterMs(answer)
  // Only a 503 with a retry time means load shedding in front of the application.
  if (status >= 500 && !(status === 503 && wait !== null)) return { kind: 'unknown', reason: reasonOf(answer, access) }
  return refused(problemOf(status), reasonOf(answer, access), wait)
}

// The body of a success is undocumented and may be empty. An HTML page may come from a proxy.
function accepted({ text }: OutboundAnswer): ReplyOutcome {
  const body = readJson(text)
  if (body === undefined && text.trim() !== '')
    return { kind: 'unknown', reason: 'Yotpo returned something that isn’t JSON' }
  const parsed = answerShape.safeParse(body)
  return { kind: 'posted', externalId: parsed.success ? parsed.data.response.comment.id : null }
}

type Refused = Extract<ReplyOutcome, { kind: 'refused' }>

/** A single refusal is ambiguous: a read shows whether access ended or only excludes replies. */
async function doubted(client: Client, access: Access, outcome: Refused): Promise<ReplyOutcome> {
  try {
    await testConnection(client, access)
    return refusedInWords('reduced', MAY_NOT_ANSWER)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return error.problem === 'revoked' ? outcome : { ...outcome, problem: 'unavailable' }
  }
}

const answerShape = z.object({ response: z.object({ comment: z.object({ id: idField }) }) })
