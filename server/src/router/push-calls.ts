import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { deviceOf } from '../features/auth/index.ts'
import { listBrowsers, sendTestPush, subscribe, unsubscribeBrowser } from '../features/notifications/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().push

const personOf = (context: CallContext) => {
  const { actor, sessionId } = visitorOf(context)
  return { userId: actor.userId, sessionId }
}

export function pushCalls({ services }: Dependencies) {
  return {
    read: os.read.handler(async ({ context }) =>
      ok({
        publicKey: await services.push.publicKey(),
        browsers: await listBrowsers(services, personOf(context)),
      }),
    ),
    subscribe: os.subscribe.handler(async ({ context, input: { endpoint, keys } }) => {
      const device = deviceOf(context.headers.get('user-agent'))
      return ok(await subscribe(services, personOf(context), { endpoint, ...keys, device }))
    }),
    unsubscribe: os.unsubscribe.handler(async ({ context, input }) => {
      await unsubscribeBrowser(services, personOf(context).userId, input.subscriptionId)
      return { success: true as const }
    }),
    test: os.test.handler(async ({ context }) => {
      await sendTestPush(services, personOf(context))
      return { success: true as const }
    }),
  }
}
