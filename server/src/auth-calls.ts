import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  currentUser,
  exchangeToken,
  forgotPassword,
  rememberBrowser,
  resendCode,
  resetPassword,
  signIn,
  signOut,
  verifyAddress,
  type Origin,
  type SignInResult,
} from './features/auth/index.ts'
import { signUp } from './features/onboarding/index.ts'
import type { CallContext } from './http/rpc.ts'
import type { Parts } from './parts.ts'

const os = implement(contract).$context<CallContext>()

export function authCalls(parts: Parts) {
  return {
    csrfToken: os.auth.csrfToken.handler(async ({ context }) => {
      const signedIn = await parts.sessions.byCookie(context.headers)
      return { csrfToken: giveCsrf(parts, context, signedIn?.sessionToken ?? null) }
    }),
    login: os.auth.login.handler(async ({ context, input }) => {
      const request = { ...input, ...originOf(context), rememberMe: input.rememberMe ?? false }
      return letIn(parts, context, await signIn(parts, request), { message: 'Signed in', stays: request.rememberMe })
    }),
    signup: os.auth.signup.handler(async ({ context, input }) =>
      letIn(parts, context, await signUp(parts, input, originOf(context)), {
        message: 'Account created',
        stays: false,
      }),
    ),
    exchange: os.auth.exchange.handler(async ({ context, input }) => {
      const given = { token: input.token, rememberMe: input.rememberMe ?? false }
      const result = await exchangeToken(parts, given, originOf(context))
      return letIn(parts, context, result, { message: 'Signed in', stays: given.rememberMe })
    }),
    verifyOtp: os.auth.verifyOtp.handler(async ({ context, input }) => {
      const { user } = await verifyAddress(parts, input, originOf(context))
      return { ...done('Your email address is verified.'), user }
    }),
    resendOtp: os.auth.resendOtp.handler(async ({ context, input }) => {
      await resendCode(parts, input, originOf(context))
      return done('If this address waits to be verified, a new code is on its way.')
    }),
    forgotPassword: os.auth.forgotPassword.handler(async ({ context, input }) => {
      await forgotPassword(parts, input, originOf(context))
      return done('If an account has this address, a link to set a new password is on its way.')
    }),
    resetPassword: os.auth.resetPassword.handler(async ({ context, input }) => {
      await resetPassword(parts, input, originOf(context))
      return done('Your password is set. Sign in with it.')
    }),
    logout: os.auth.logout.handler(async ({ context }) => {
      for (const cookie of await signOut(parts, context.headers)) context.answer.append('set-cookie', cookie)
      giveCsrf(parts, context, null)
      return { success: true as const }
    }),
    status: os.auth.status.handler(async ({ context }) => {
      const user = await currentUser(parts, context.headers)
      return { authenticated: user !== null, user }
    }),
  }
}

const done = (message: string) => ({ success: true as const, message })

const originOf = ({ headers, address }: CallContext): Origin => ({ headers, address })

function letIn(
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

function giveCsrf(parts: Parts, context: CallContext, session: string | null): string {
  const { token, cookie } = parts.csrf.make(session)
  context.answer.set('x-csrf-token', token)
  context.answer.append('set-cookie', cookie)
  return token
}
