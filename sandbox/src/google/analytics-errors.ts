import { json, type Answer } from '../server/exchange.ts'
import type { OwnFault } from '../store/faults.ts'

/**
 * An error in the format of Google's APIs: cloud.google.com/apis/design/errors. Quotas:
 * developers.google.com/analytics/devguides/reporting/data/v1/quotas.
 */
export function googleError(code: number, message: string, more: { status?: string; details?: object[] } = {}): Answer {
  const { status = STATUS[code] ?? 'UNKNOWN', details = [] } = more
  return json(code, { error: { code, message, status, details } })
}

export const unauthenticated = (): Answer =>
  googleError(401, 'Request had invalid authentication credentials. Expected OAuth 2 access token.')

export const noPermission = (): Answer =>
  googleError(403, 'User does not have sufficient permissions for this property.')

export const outOfTokens = (): Answer =>
  googleError(429, 'Exhausted property tokens per hour. These quota tokens will return in under an hour.')

/** The error for an injected fault (500, 429, 401). */
export function googleFailure(status: number, reason: string): Answer {
  if (status === 401) return unauthenticated()
  return status === 429 ? outOfTokens() : googleError(status, reason)
}

export function spoilGoogle(fault: OwnFault): Answer {
  switch (fault) {
    case 'throttled':
      return outOfTokens()
    case 'forbidden':
      return noPermission()
    case 'expired':
      return unauthenticated()
    case 'error-in-200':
      return json(200, {
        error: { code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE' },
      })
    case 'blocked':
      return googleError(403, 'Google Analytics Data API has not been used in project 1 before or it is disabled.', {
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }],
      })
  }
}

const STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}
