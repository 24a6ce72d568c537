import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import type { ReplyOutcome } from '../platform.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { refused } from '../write-without-retry.ts'
import { problemOfError, problemOfStatus, readGraphError, reasonOf, waitOf } from './errors.ts'

/** The outcome of a write. An error that may have come after the reply was stored is unknown and looked up later. */
export function judgeWrite(
  answer: OutboundAnswer,
  name: string,
  readId: (body: unknown) => string | null = plainId,
): ReplyOutcome {
  const { status } = answer
  const error = readGraphError(answer)
  const reason = reasonOf(answer, name)
  if (error) {
    const problem = problemOfError(error)
    if (problem === 'unavailable') return { kind: 'unknown', reason }
    return refused(problem, reason, problem === 'rate-limited' ? waitOf(answer) : null)
  }
  if (status >= 200 && status < 300) {
    const id = readId(readJson(answer.text))
    if (id !== null) return { kind: 'posted', externalId: id }
    return { kind: 'unknown', reason: `${name} returned something that isn’t JSON` }
  }
  const wait = retryAfterMs(answer)
  // Only a 503 with a retry time means load shedding in front of the application.
  if (status >= 500 && !(status === 503 && wait !== null)) return { kind: 'unknown', reason }
  return refused(problemOfStatus(status), reason, wait)
}

const plainId = (body: unknown): string | null => idShape.safeParse(body).data?.id ?? null

const idShape = z.object({ id: z.union([z.string().min(1), z.number()]).transform(String) })
