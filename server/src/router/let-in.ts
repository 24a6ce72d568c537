import { rememberBrowser, type SignInResult } from '../features/auth/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Parts } from '../dependencies.ts'

/** The cookies of a new session, and what the browser may know of it. */
export function letIn(
  parts: Parts,
  context: CallContext,
  result: SignInResult,
  { message, stays }: { message: string; stays: boolean },
) {
  const [email, appUrl] = [result.user.email, parts.services.appUrl]
  const known = rememberBrowser(parts.hash, context.headers, { email, appUrl, stays })
  for (const cookie of [...result.cookies, known]) context.answer.append('set-cookie', cookie)
  giveCsrf(parts, context, result.sessionToken)
  return { success: true as const, token: result.token, user: result.user, message }
}

export function giveCsrf(parts: Parts, context: CallContext, session: string | null): string {
  const { token, cookie } = parts.csrf.make(session)
  context.answer.set('x-csrf-token', token)
  context.answer.append('set-cookie', cookie)
  return token
}
