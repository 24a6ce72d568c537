import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { AppError } from '../errors.ts'
import {
  completeOnboarding,
  keepDraft,
  readDraft,
  readOnboarding,
  skipOnboarding,
  submitUser,
} from '../features/onboarding/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'

const os = implement(contract).$context<CallContext>()

export function onboardingCalls(deps: Dependencies) {
  return {
    status: os.onboarding.status.handler(({ context }) => readOnboarding(deps, userOf(context))),
    submitUser: os.onboarding.submitUser.handler(async ({ context, input }) => {
      await submitUser(deps, userOf(context), input)
      return readOnboarding(deps, userOf(context))
    }),
    submit: os.onboarding.submit.handler(async ({ context, input }) => {
      await completeOnboarding(deps, userOf(context), input)
      return { success: true as const, message: 'Your account is set up.' }
    }),
    skip: os.onboarding.skip.handler(async ({ context }) => {
      await skipOnboarding(deps, userOf(context))
      return { success: true as const, message: 'Skipped' }
    }),
    draft: os.onboarding.draft.handler(async ({ context }) => ({
      success: true as const,
      data: await readDraft(deps, userOf(context)),
    })),
    keepDraft: os.onboarding.keepDraft.handler(async ({ context, input }) => ({
      success: true as const,
      data: await keepDraft(deps, userOf(context), input),
    })),
  }
}

/** A call of users has its visitor; the gate made sure of it. */
function userOf(context: CallContext): string {
  if (!context.visitor) throw new AppError('UNAUTHENTICATED')
  return context.visitor.actor.userId
}
