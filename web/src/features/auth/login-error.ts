import type { CallError } from '../../lib/call-error.ts'

type Words =
  | 'invalidCredentials'
  | 'tooMany'
  | 'suspended'
  | 'failed'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'

/** The catalogue's key for a refused sign-in (spec 1 section 8), or the server's own words. */
export function loginErrorWords(error: CallError): { key: Words } | { text: string } {
  const key = byCode[error.code]
  if (key) return { key }
  return error.code !== 'UNKNOWN_ERROR' && error.message ? { text: error.message } : { key: 'failed' }
}

/** The catalogue's key for a message of the form's schema, which is written in English. */
export const fieldErrorKey = (message: string): Words | undefined => byMessage[message]

const byCode: Partial<Record<CallError['code'], Words>> = {
  INVALID_CREDENTIALS: 'invalidCredentials',
  RATE_LIMIT_EXCEEDED: 'tooMany',
  ACCOUNT_SUSPENDED: 'suspended',
}

const byMessage: Record<string, Words> = {
  'Email is required': 'emailRequired',
  'Please enter a valid email address': 'emailInvalid',
  'Password is required': 'passwordRequired',
  'Password must be at least 6 characters': 'passwordShort',
  'Password must be at most 128 characters': 'passwordLong',
}
