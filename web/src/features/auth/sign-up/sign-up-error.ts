import type { CallError } from '../../../lib/call-error.ts'

type Words = 'exists' | 'tooMany' | 'failed'

/** The message key for a failed sign-up, or the server’s message. */
export function signUpErrorWords(error: CallError): { key: Words } | { text: string } {
  const key = byCode[error.code]
  if (key) return { key }
  return error.code !== 'UNKNOWN_ERROR' && error.message ? { text: error.message } : { key: 'failed' }
}

/** Errors to show at a field: those that the server assigns to one, and any message about password strength. */
export function fieldErrors(error: CallError): { path: string; message: string }[] {
  const named = error.errors.filter(({ path }) => fields.has(path))
  const ofPassword = error.message.includes('Password must contain') || error.message.includes('password is too common')
  const missing = ofPassword && !named.some(({ path }) => path === 'password')
  return missing ? [...named, { path: 'password', message: error.message }] : named
}

const byCode: Partial<Record<CallError['code'], Words>> = {
  USER_EXISTS: 'exists',
  RATE_LIMIT_EXCEEDED: 'tooMany',
}

const fields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email', 'companyName', 'brandName', 'password'])
