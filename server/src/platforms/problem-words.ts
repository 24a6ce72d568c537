import type { ReplyOutcome } from './platform.ts'
import type { PlatformError, PlatformProblem } from './service.ts'

/**
 * What a merchant reads of a problem with a platform, in our words; what the platform or Node said goes to the log. Null
 * where the reason itself is needed: which permission is missing, what was declined.
 */
export function problemWords(problem: PlatformProblem, name: string): string | null {
  switch (problem) {
    case 'revoked':
    case 'expired':
      return `${name} revoked this connection. Reconnect it to continue.`
    case 'not-found':
      return `${name} can’t find this review or comment. It may have been deleted there.`
    case 'rate-limited':
      return `${name} is limiting requests right now. Try again in a few minutes.`
    case 'unavailable':
      return `${name} isn’t responding right now. Try again in a few minutes.`
    case 'invalid':
    case 'reduced':
    case 'denied':
      return null
  }
}

/** What stands at a connection that could not be read; it is tried again by itself. */
export function syncWords({ problem, message }: PlatformError, name: string): string {
  if (problem === 'unavailable') return `${name} isn’t responding right now. We’ll keep trying.`
  if (problem === 'invalid') return `${name} couldn’t answer our last request. We’ll keep trying.`
  return problemWords(problem, name) ?? message
}

/** The same of how a reply ended; a refusal of what it says keeps the platform's reason, marked as that. */
export function outcomeInWords(outcome: ReplyOutcome, name: string): ReplyOutcome {
  if (outcome.kind === 'unknown') {
    return { ...outcome, reason: `The connection to ${name} broke before it confirmed the reply.` }
  }
  if (outcome.kind !== 'refused') return outcome
  return { ...outcome, reason: problemWords(outcome.problem, name) ?? outcome.reason }
}
