import type { RefusalReason } from '@bizamply/contract/operations-choices'
import { errorCodes, type ErrorBody, type ErrorCode } from '@bizamply/contract/error-codes'

/** The one error that verbs throw; `http/` turns it into the JSON format. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly errors: ErrorBody['errors']
  readonly details: Record<string, unknown> | undefined
  constructor(
    code: ErrorCode,
    more: { message?: string; errors?: ErrorBody['errors']; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(more.message ?? errorCodes[code].message, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.errors = more.errors ?? []
    this.details = more.details
  }

  get status(): number {
    return errorCodes[this.code].status
  }

  get body(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      errors: this.errors,
      ...(this.details ? { details: this.details } : {}),
    }
  }
}

/** A rejected webhook: its sender gets the code and message, operators also the reason. */
export class WebhookRefused extends AppError {
  readonly reason: RefusalReason
  /** Null if no company's account was named. */
  readonly companyId: string | null
  constructor(
    code: 'UNAUTHENTICATED' | 'BAD_REQUEST',
    options: ConstructorParameters<typeof AppError>[1],
    { reason, companyId }: { reason: RefusalReason; companyId: string | null },
  ) {
    super(code, options)
    this.reason = reason
    this.companyId = companyId
  }
}
