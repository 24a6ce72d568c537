import { OutboundError } from '../outbound/outbound-error.ts'
import type { OutboundAnswer } from '../outbound/receive-answer.ts'
import type { ReplyOutcome } from './platform.ts'
import { PlatformError, type PlatformProblem } from './platform-error.ts'
import { UserFacingError } from './service.ts'

interface StatusRules {
  problemOf: (status: number) => PlatformProblem
  /**
   * The platform refuses by status only: a success whose body was lost was posted. Without it, the body of a success
   * may contain the refusal.
   */
  statusDecides?: true
}

/**
 * One write, never retried. `send` passes `beforeBody` to the request; `judge` returns the
 * outcome of a response. Throws only what `onBegun` threw.
 */
export async function writeWithoutRetry(
  send: (beforeBody: () => Promise<void>) => Promise<OutboundAnswer>,
  judge: (answer: OutboundAnswer) => ReplyOutcome,
  onBegun: () => Promise<void>,
  rules: StatusRules,
): Promise<ReplyOutcome> {
  let begun = false
  const beforeBody = (): Promise<void> => {
    begun = true
    return onBegun()
  }
  try {
    return judge(await send(beforeBody))
  } catch (error) {
    if (error instanceof OutboundError) return judgeFailure(error, rules)
    if (error instanceof PlatformError && !begun) return refusedBy(error)
    throw error
  }
}

/** The refusal for a platform's error. */
export const refusedBy = (error: PlatformError): ReplyOutcome =>
  error instanceof UserFacingError
    ? refusedInWords(error.problem, error.message)
    : refused(error.problem, error.message, error.retryAfterMs)

function judgeFailure(
  { status, bodyBegan, message }: OutboundError,
  { problemOf, statusDecides }: StatusRules,
): ReplyOutcome {
  if (status !== null && status >= 200 && status < 300)
    return statusDecides ? { kind: 'posted', externalId: null } : { kind: 'unknown', reason: message }
  if (status !== null && status < 500) return refused(problemOf(status), `The platform returned ${status}`, null)
  return bodyBegan ? { kind: 'unknown', reason: message } : refused('unavailable', message, null)
}

/** A refusal whose reason is our own sentence. */
export const refusedInWords = (problem: PlatformProblem, sentence: string): Refused => ({
  ...refused(problem, sentence, null),
  isUserFacing: true,
})

export const refused = (problem: PlatformProblem, reason: string, wait: number | null): Refused => ({
  kind: 'refused',
  problem,
  reason,
  retryAfterMs: wait,
})

type Refused = Extract<ReplyOutcome, { kind: 'refused' }>
