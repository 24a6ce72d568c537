import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { AppError } from '../errors.ts'
import { readAccountType } from '../features/billing/index.ts'
import { askSupport, readPreferences, savePreferences } from '../features/settings/index.ts'
import type { CallContext } from '../http/rpc.ts'
import type { Parts } from '../parts.ts'
import { ok } from './member.ts'

const os = implement(contract).$context<CallContext>().me

export function meCalls({ services, supportEmail }: Parts) {
  return {
    profile: os.profile.handler(async ({ context }) => {
      const { actor, companyId } = visitorOf(context)
      return ok({ name: actor.name, email: actor.email, accountType: await readAccountType(services, companyId) })
    }),
    preferences: os.preferences.handler(async ({ context }) =>
      ok(await readPreferences(services, visitorOf(context).actor.userId)),
    ),
    savePreferences: os.savePreferences.handler(async ({ context, input }) =>
      ok(await savePreferences(services, visitorOf(context).actor.userId, input)),
    ),
    support: os.support.handler(async ({ context, input }) => {
      await askSupport({ ...services, supportEmail }, visitorOf(context), input)
      return { success: true as const }
    }),
  }
}

/** A call of users has its visitor; the gate made sure of it. */
function visitorOf(context: CallContext) {
  if (!context.visitor) throw new AppError('UNAUTHENTICATED')
  return context.visitor
}
