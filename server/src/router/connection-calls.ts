import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { ServiceKey } from '@bizamply/contract/platforms'
import type { Ctx } from '../context.ts'
import {
  beginConnect,
  chooseAccount,
  connectJudgeme,
  disconnect,
  isConnected,
  listConnections,
  readActivity,
  readAttempt,
  requestSync,
} from '../features/connections/index.ts'
import { browserOf } from '../http/integration-routes.ts'
import type { CallContext } from '../http/call-context.ts'
import { inBrand, member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().connections

export function connectionCalls() {
  return {
    list: os.list.handler(async ({ context }) => ok(await listConnections(member(context)))),
    oauthUrl: os.oauthUrl.handler(async ({ context, input }) => {
      const data = await begin(context, member(context), input)
      return { ...ok(data), message: 'Continue on the service' }
    }),
    activity: os.activity.handler(async ({ context }) => ok(await readActivity(member(context)))),
    attempt: os.attempt.handler(async ({ context, input }) => ok(await readAttempt(member(context), input.attemptId))),
    choose: os.choose.handler(async ({ context, input }) => ok(await chooseAccount(member(context), input))),
    connectJudgeme: os.connectJudgeme.handler(async ({ context, input }) => {
      const ctx = member(context)
      await connectJudgeme(ctx, input)
      return ok(await listConnections(ctx))
    }),
    remove: os.remove.handler(async ({ context, input }) => {
      const ctx = member(context)
      const { brandId } = input.query
      await disconnect(brandId ? await inBrand(context, brandId) : ctx, input.params.platform)
      return { success: true as const, message: 'Connection removed.' }
    }),
    sync: os.sync.handler(async ({ context, input }) => ok(await requestSync(member(context), input.platform))),
    status: os.status.handler(async ({ context, input }) => ({ connected: await connected(context, input) })),
    check: os.check.handler(async ({ context, input }) => ({ connected: await connected(context, input) })),
    checkByName: os.checkByName.handler(async ({ context, input }) => {
      const where = { platform: input.serviceName, brandId: input.brandId }
      return { connected: await connected(context, where) }
    }),
    connectFacebook: os.connectFacebook.handler(({ context, input }) =>
      typed(context, 'facebook', input.brandId, input.pageId),
    ),
    connectTiktok: os.connectTiktok.handler(({ context, input }) =>
      typed(context, 'tiktok', input.brandId, input.handle),
    ),
    connectGoogle: os.connectGoogle.handler(({ context, input }) =>
      typed(context, 'google', input.brandId, input.businessId),
    ),
  }
}

const connected = async (context: CallContext, where: Parameters<typeof isConnected>[1]): Promise<boolean> =>
  isConnected(await inBrand(context, where.brandId), where)

/** Under names that only older services use. */
export function integrationCalls() {
  const older = implement(contract).$context<CallContext>().integrations
  return {
    list: older.list.handler(async ({ context }) => ok(await listConnections(member(context)))),
    connect: older.connect.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      return ok(await begin(context, ctx, { platform: input.platform }))
    }),
    disconnect: older.disconnect.handler(async ({ context, input }) => {
      await disconnect(await inBrand(context, input.brandId), input.platform)
      return { success: true as const, message: 'Connection removed.' }
    }),
  }
}

async function begin(
  context: CallContext,
  ctx: Ctx,
  input: { platform: ServiceKey; typed?: string | undefined; via?: 'popup' | 'page' | undefined },
) {
  const { browser, cookie } = browserOf(context.headers, ctx.appUrl)
  context.answer.append('set-cookie', cookie)
  return beginConnect(ctx, { platform: input.platform, typed: input.typed ?? null, via: input.via ?? 'page', browser })
}

async function typed(context: CallContext, platform: ServiceKey, brandId: string, value: string) {
  const ctx = await inBrand(context, brandId)
  return ok(await begin(context, ctx, { platform, typed: value, via: 'popup' }))
}
