import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { OwnFault } from '../store/faults.ts'

/** An error in the format of Meta's Graph API. */
export function graphError(
  code: number,
  message: string,
  more: { subcode?: number; status?: number; type?: string; transient?: boolean; userMessage?: string } = {},
): Answer {
  const { subcode, status = STATUS[code] ?? 400, type = 'OAuthException', transient = false, userMessage } = more
  return json(status, {
    error: {
      message: `(#${code}) ${message}`,
      type,
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      is_transient: transient,
      ...(userMessage === undefined ? {} : { error_user_title: 'Sorry', error_user_msg: userMessage }),
      fbtrace_id: 'AsandboxTrace',
    },
  })
}

export const notFound = (id: string): Answer =>
  graphError(100, `Unsupported request. Object with ID '${id}' does not exist or cannot be loaded`, {
    subcode: 33,
    type: 'GraphMethodException',
  })

export const badParameter = (message: string): Answer => graphError(100, message)

export const expired = (): Answer =>
  graphError(190, 'Error validating access token: Session has expired', { subcode: 463 })

/**
 * The responses for an injected fault. Codes: developers.facebook.com/docs/graph-api/guides/error-handling; usage header and
 * limits: developers.facebook.com/docs/graph-api/overview/rate-limiting.
 */
export function spoilGraph(fault: OwnFault, { call }: Exchange): Answer {
  switch (fault) {
    case 'throttled': {
      const usage = JSON.stringify({ call_count: 100, total_cputime: 25, total_time: 30 })
      // Meta names a different limit from call to call.
      const [code, words] = LIMITS[(call?.id ?? 0) % LIMITS.length]!
      const answer = graphError(code, words, { status: code === 4 ? 403 : 400, transient: true })
      return 'json' in answer ? { ...answer, headers: { 'x-app-usage': usage } } : answer
    }
    case 'error-in-200':
      return graphError(1, 'An unknown error occurred', { status: 200, transient: true })
    case 'forbidden':
      return graphError(10, 'Application does not have permission for this action')
    case 'blocked':
      return graphError(368, 'The action attempted has been deemed abusive or is otherwise disallowed', {
        userMessage: 'You can not post at the moment: your account was reported.',
      })
    case 'expired':
      return expired()
  }
}

/** The error for an injected fault (500, 429, 401). */
export function graphFailure(status: number, reason: string): Answer {
  if (status === 401) return graphError(190, 'The user has not authorized application', { subcode: 458 })
  if (status === 429) return graphError(4, 'Application request limit reached', { status: 429, transient: true })
  if (status >= 500) return graphError(2, reason, { status, transient: true })
  return graphError(100, reason, { status })
}

const LIMITS: [number, string][] = [
  [4, 'Application request limit reached'],
  [17, 'User request limit reached'],
  [32, 'Page request limit reached'],
  [613, 'Calls to this api have exceeded the rate limit.'],
]

const STATUS: Record<number, number> = { 1: 500, 2: 500, 4: 403, 10: 403, 190: 401, 200: 403, 368: 403 }
