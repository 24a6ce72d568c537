/**
 * revoked: the merchant must reconnect. expired: refresh the access token. denied: the merchant
 * declined. reduced: a permission is missing, reconnect with all of them.
 */
export type PlatformProblem =
  | 'revoked'
  | 'expired'
  | 'denied'
  | 'reduced'
  | 'not-found'
  | 'invalid'
  | 'rate-limited'
  | 'unavailable'

/**
 * Thrown by reads. `problem` says what to do: reconnect, wait `retryAfterMs`, or report. The
 * message is the service's or the network's: for the log, never for the merchant.
 */
export class PlatformError extends Error {
  readonly problem: PlatformProblem
  readonly retryAfterMs: number | null
  /** The version of the connection's credentials that the service refused; null if unknown. */
  credentialsVersion: number | null = null
  constructor(problem: PlatformProblem, message: string, retryAfterMs: number | null = null) {
    super(message)
    this.name = 'PlatformError'
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}
