import type { ReplyOutcome } from './platform.ts'
import { UserFacingError } from './service.ts'
import type { PlatformError, PlatformProblem } from './platform-error.ts'

/** What a merchant reads about a platform's problem, in our words. The platform's or Node's message goes to the log. */
export function problemWords(problem: PlatformProblem, name: string): string {
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
    case 'reduced':
    case 'denied':
      return `${name} doesn’t give us all the permissions we need. Reconnect it and allow all of them.`
    case 'invalid':
      return `${name} couldn’t process our request. Try again. If it keeps failing, contact support.`
  }
}

/** Shown on a connection that couldn't be read. It is retried automatically. */
export function syncWords(error: PlatformError, name: string): string {
  if (error instanceof UserFacingError) return error.message
  if (error.problem === 'unavailable') return `${name} isn’t responding right now. We’ll keep trying.`
  if (error.problem === 'invalid') return `${name} couldn’t process our last request. We’ll keep trying.`
  return problemWords(error.problem, name)
}

/** Why an account wasn't connected. Nothing is stored, so the merchant starts over. */
export function connectWords(error: PlatformError, name: string): string {
  if (error instanceof UserFacingError) return error.message
  switch (error.problem) {
    case 'revoked':
    case 'expired':
      return `${name} approved access but then rejected it. Connect again.`
    case 'denied':
      return `You didn’t allow access to ${name}. Connect again and approve the request.`
    case 'reduced':
      return `${name} didn’t give us all the permissions we need. Connect again and allow all of them.`
    case 'not-found':
      return `${name} can’t find this account. Check that it still exists, then connect again.`
    default:
      return problemWords(error.problem, name)
  }
}

/** The same for the outcome of a reply. */
export function outcomeInWords(outcome: ReplyOutcome, name: string): ReplyOutcome {
  if (outcome.kind === 'unknown') {
    return { ...outcome, reason: `The connection to ${name} broke before it confirmed the reply.` }
  }
  if (outcome.kind !== 'refused' || outcome.isUserFacing) return outcome
  return { ...outcome, reason: replyWords(outcome.problem, name) }
}

function replyWords(problem: PlatformProblem, name: string): string {
  if (problem === 'invalid') return `${name} didn’t accept this reply. Check its text and length, or reply on ${name}.`
  if (problem === 'reduced' || problem === 'denied')
    return `${name} doesn’t give us permission to reply. Reconnect it and allow replies.`
  return problemWords(problem, name)
}
