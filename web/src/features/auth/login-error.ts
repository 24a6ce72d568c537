import type { CallError } from '../../lib/call-error.ts'

type Words = 'invalidCredentials' | 'tooMany' | 'suspended' | 'failed'

/** The catalogue's key for a refused sign-in, or the server's own words. */
export function loginErrorWords(error: CallError): { key: Words } | { text: string } {
  const key = byCode[error.code]
  if (key) return { key }
  return error.code !== 'UNKNOWN_ERROR' && error.message ? { text: error.message } : { key: 'failed' }
}

const byCode: Partial<Record<CallError['code'], Words>> = {
  INVALID_CREDENTIALS: 'invalidCredentials',
  RATE_LIMIT_EXCEEDED: 'tooMany',
  ACCOUNT_SUSPENDED: 'suspended',
}
