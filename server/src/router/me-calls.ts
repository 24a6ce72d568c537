import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { askSupport, countUsage, readPreferences, readUsage, savePreferences } from '../features/settings/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().me

export function meCalls({ services, supportEmail }: Dependencies) {
  return {
    preferences: os.preferences.handler(async ({ context }) =>
      ok(await readPreferences(services, visitorOf(context).actor.userId)),
    ),
    savePreferences: os.savePreferences.handler(async ({ context, input }) => {
      const { actor, companyId } = visitorOf(context)
      return ok(await savePreferences(services, { userId: actor.userId, companyId }, input))
    }),
    countUsage: os.countUsage.handler(async ({ context, input }) =>
      ok({ counted: await countUsage(services, visitorOf(context).actor.userId, input.screen) }),
    ),
    readUsage: os.readUsage.handler(async () => ok({ screens: await readUsage(services) })),
    support: os.support.handler(async ({ context, input }) => {
      await askSupport({ ...services, supportEmail }, visitorOf(context), input)
      return { success: true as const }
    }),
  }
}
