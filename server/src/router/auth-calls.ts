import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  answerChallenge,
  beginPasskeySignIn,
  currentUser,
  exchangeToken,
  forgotPassword,
  resendCode,
  resetPassword,
  signIn,
  signInWithPasskey,
  signOut,
  verifyAddress,
  type Origin,
  type SignInOutcome,
} from '../features/auth/index.ts'
import { signUp } from '../features/onboarding/index.ts'
import { reportBypass } from '../features/sso/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { issueCsrf, issueSession } from './issue-session.ts'
import { originOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>()

export function authCalls(deps: Dependencies) {
  return {
    csrfToken: os.auth.csrfToken.handler(async ({ context }) => {
      const signedIn = await deps.sessions.byCookie(context.headers)
      return { csrfToken: issueCsrf(deps, context, signedIn?.sessionToken ?? null) }
    }),
    login: os.auth.login.handler(async ({ context, input }) => {
      const request = { ...input, ...originOf(context), rememberMe: input.rememberMe ?? false }
      return outcomeOf(deps, context, await signIn(deps, request), request.rememberMe)
    }),
    signup: os.auth.signup.handler(async ({ context, input }) =>
      issueSession(deps, context, await signUp(deps, input, originOf(context)), {
        message: 'Account created',
        stays: false,
      }),
    ),
    exchange: os.auth.exchange.handler(async ({ context, input }) => {
      const given = { token: input.token, rememberMe: input.rememberMe ?? false }
      return outcomeOf(deps, context, await exchangeToken(deps, given, originOf(context)), given.rememberMe)
    }),
    secondFactor: os.auth.secondFactor.handler(async ({ context, input }) => {
      const { rememberMe, ...result } = await proveSecond(deps, input, originOf(context))
      return issueSession(deps, context, result, { message: 'Signed in', stays: rememberMe })
    }),
    beginPasskey: os.auth.beginPasskey.handler(async ({ context, input }) => {
      const { challengeId, options } = await beginPasskeySignIn(deps, input ?? {}, originOf(context))
      return { success: true as const, data: { challengeId, options: { ...options } } }
    }),
    passkey: os.auth.passkey.handler(async ({ context, input }) => {
      const given = { ...input, rememberMe: input.rememberMe ?? false }
      const result = await signInWithPasskey(deps, given, originOf(context))
      return issueSession(deps, context, result, { message: 'Signed in', stays: given.rememberMe })
    }),
    verifyOtp: os.auth.verifyOtp.handler(async ({ context, input }) => {
      const { user } = await verifyAddress(deps, input, originOf(context))
      return { ...done('Your email address is verified.'), user }
    }),
    resendOtp: os.auth.resendOtp.handler(async ({ context, input }) => {
      await resendCode(deps, input, originOf(context))
      return done('If this address is waiting to be verified, we’ve sent a new code.')
    }),
    forgotPassword: os.auth.forgotPassword.handler(async ({ context, input }) => {
      await forgotPassword(deps, input, originOf(context))
      return done('If this address has an account, we’ve sent a reset link.')
    }),
    resetPassword: os.auth.resetPassword.handler(async ({ context, input }) => {
      await resetPassword(deps, input, originOf(context))
      return done('Password set. Sign in with your new password.')
    }),
    logout: os.auth.logout.handler(async ({ context }) => {
      for (const cookie of await signOut(deps, context.headers)) context.answer.append('set-cookie', cookie)
      issueCsrf(deps, context, null)
      return { success: true as const }
    }),
    status: os.auth.status.handler(async ({ context }) => {
      const user = await currentUser(deps, context.headers)
      return { authenticated: user !== null, user }
    }),
  }
}

const done = (message: string) => ({ success: true as const, message })

function outcomeOf(deps: Dependencies, context: CallContext, outcome: SignInOutcome, stays: boolean) {
  if ('token' in outcome) return issueSession(deps, context, outcome, { message: 'Signed in', stays })
  const message = 'Enter the code from your authenticator app.'
  return { success: true as const, message, secondFactor: outcome.challenge }
}

/** Admins can sign in this way even if SSO is required; the other admins are notified. */
async function proveSecond(deps: Dependencies, given: { challenge: string; code: string }, from: Origin) {
  const result = await answerChallenge(deps, given, from)
  if (result.bypassed) await reportBypass(deps, result.bypassed, result.user)
  return result
}
