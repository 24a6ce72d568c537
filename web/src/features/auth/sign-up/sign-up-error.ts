import type { CallError } from '../../../lib/call-error.ts'

type Words = 'exists' | 'tooMany' | 'failed'

/** The catalogue's key for a refused sign-up, or the server's own words. */
export function signUpErrorWords(error: CallError): { key: Words } | { text: string } {
  const key = byCode[error.code]
  if (key) return { key }
  return error.code !== 'UNKNOWN_ERROR' && error.message ? { text: error.message } : { key: 'failed' }
}

/** Errors that belong to one field too: what the server names, and any that speaks of the password's make. */
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
