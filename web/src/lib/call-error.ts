import type { ErrorBody, ErrorCode } from '@bizamply/contract/error-codes'

const UNEXPLAINED = 'An unexpected error occurred'
const UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.'
const OFFLINE = 'You’re offline. Try again when you’re back online.'

export type CallErrorCode = ErrorCode | 'UNKNOWN_ERROR'

/** A failed call as reported by the server; without a response, UNKNOWN_ERROR with status 0. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: CallErrorCode
  readonly status: number
  readonly errors: ErrorBody['errors']
  readonly details: Record<string, unknown>
  readonly requestId: string | undefined
  /** The server gave no reason that a person could act on. */
  readonly isUnexplained: boolean

  constructor(body: Partial<ErrorBody>, status = 0) {
    super(body.message ?? UNEXPLAINED)
    this.code = body.code ?? 'UNKNOWN_ERROR'
    this.status = status
    this.errors = body.errors ?? []
    this.details = body.details ?? {}
    this.isUnexplained = this.message.replace(/\.$/, '') === UNEXPLAINED
    this.requestId = typeof this.details.requestId === 'string' ? this.details.requestId : undefined
  }

  static async fromResponse(response: Response): Promise<CallError> {
    const body = parse(await response.text())
    const requestId = response.headers.get('x-request-id')
    return new CallError(requestId ? { ...body, details: { requestId, ...body.details } } : body, response.status)
  }

  /** Converts anything thrown to a CallError. */
  static from(thrown: unknown): CallError {
    if (thrown instanceof CallError) return thrown
    return isOffline() ? CallError.unreachable() : new CallError({})
  }

  /** A request without a response. */
  static unreachable(): CallError {
    return new CallError({ message: isOffline() ? OFFLINE : UNREACHABLE })
  }
}

const isOffline = (): boolean => globalThis.navigator?.onLine === false

function parse(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : {}
  } catch (error) {
    // A proxy may respond with an HTML page instead of our JSON.
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const isErrorBody = (body: unknown): body is Partial<ErrorBody> =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
