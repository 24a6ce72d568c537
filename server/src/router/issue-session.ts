import { rememberBrowser, type SignInResult } from '../features/auth/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'

/** The cookies of a new session, and what the browser may know of it. */
export function issueSession(
  deps: Dependencies,
  context: CallContext,
  result: SignInResult,
  { message, stays }: { message: string; stays: boolean },
) {
  const [email, appUrl] = [result.user.email, deps.services.appUrl]
  const known = rememberBrowser(deps.hash, context.headers, { email, appUrl, stays })
  for (const cookie of [...result.cookies, known]) context.answer.append('set-cookie', cookie)
  issueCsrf(deps, context, result.sessionToken)
  return { success: true as const, token: result.token, user: result.user, message }
}

export function issueCsrf(deps: Dependencies, context: CallContext, session: string | null): string {
  const { token, cookie } = deps.csrf.make(session)
  context.answer.set('x-csrf-token', token)
  context.answer.append('set-cookie', cookie)
  return token
}
