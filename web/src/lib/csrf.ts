import { timeLimit } from './time-limit.ts'

/**
 * The CSRF token: from the cookie, which other tabs may renew, else from the last header, else
 * fetched.
 */
export const csrf = {
  header: 'x-csrf-token',
  get: async (): Promise<string | null> => fromCookie() ?? known ?? csrf.refresh(),
  learn: (response: Response) => {
    known = response.headers.get(csrf.header) ?? known
  },
  forget: () => {
    known = null
  },
  refresh: (): Promise<string | null> => {
    underway ??= fetchToken().finally(() => {
      underway = null
    })
    return underway
  },
}

let known: string | null = null
let underway: Promise<string | null> | null = null

async function fetchToken(): Promise<string | null> {
  const response = await fetch('/auth/csrf-token', { credentials: 'include', signal: timeLimit() })
  csrf.learn(response)
  const body: unknown = response.ok ? await response.json() : null
  if (isToken(body)) known = body.csrfToken
  return known
}

const isToken = (body: unknown): body is { csrfToken: string } =>
  typeof body === 'object' && body !== null && 'csrfToken' in body && typeof body.csrfToken === 'string'

// The name may carry a prefix such as `__Host-`.
const fromCookie = (): string | null => {
  const value = /(?:^|; )(?:__Host-|__Secure-)?csrf[_-]?token=([^;]+)/i.exec(document.cookie)?.[1]
  return value ? decodeURIComponent(value) : null
}
