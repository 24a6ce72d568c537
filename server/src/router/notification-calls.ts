import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  confirmMarketing,
  markRead,
  readSettings,
  readUnsubscribe,
  recentNotifications,
  resumeMail,
  saveSettings,
  setMarketing,
} from '../features/notifications/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().notifications

const personOf = (context: CallContext) => {
  const { actor, companyId, rights } = visitorOf(context)
  return { userId: actor.userId, email: actor.email, companyId, rights }
}

export function notificationCalls({ services }: Dependencies) {
  return {
    recent: os.recent.handler(async ({ context, input }) => {
      const { nextCursor, ...found } = await recentNotifications(member(context), input)
      const data = { ...found, pagination: { nextCursor, limit: input.limit } }
      return { success: true as const, ...found, data }
    }),
    read: os.read.handler(async ({ context, input }) => ({
      success: true as const,
      data: await markRead(member(context), input),
    })),
    ...choiceCalls(services),
  }
}

function choiceCalls(services: Dependencies['services']) {
  return {
    settings: os.settings.handler(async ({ context }) => ok(await readSettings(services, personOf(context)))),
    saveSettings: os.saveSettings.handler(async ({ context, input }) =>
      ok(await saveSettings(services, personOf(context), input)),
    ),
    marketing: os.marketing.handler(async ({ context, input }) =>
      ok(await setMarketing(services, personOf(context), input.on)),
    ),
    confirmMarketing: os.confirmMarketing.handler(async ({ input }) => {
      await confirmMarketing(services, input.token)
      return { success: true as const }
    }),
    resumeMail: os.resumeMail.handler(async ({ context }) => ok(await resumeMail(services, personOf(context)))),
    unsubscribeLink: os.unsubscribeLink.handler(async ({ input }) => ok(await readUnsubscribe(services, input.token))),
  }
}
